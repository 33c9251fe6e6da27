import { useHost, useSession } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { MountProps } from '@posy/shared-contracts/mount-props';

export type Team = EndpointOutput<'supplierTeam'>;
export type TeamPerson = Team['people'][number];

export const teamKey = (supplierId: string) => ['supplier-team', supplierId] as const;

const teamOptions = ({ api }: MountProps, supplierId: string) =>
  queryOptions({
    queryKey: teamKey(supplierId),
    queryFn: ({ signal }) => api.call('supplierTeam', { body: { supplierId } }, { signal }),
  });

/** The people who speak for one of the reader's suppliers; not loaded for couples. */
export const useTeam = (supplierId: string | null) => {
  const host = useHost();
  return useQuery({ ...teamOptions(host, supplierId ?? ''), enabled: supplierId !== null });
};

/** The reader's uid; null while nobody is signed in. */
export const useOwnUid = (): string | null => {
  const session = useSession();
  return session.status === 'signed-in' ? session.uid : null;
};
