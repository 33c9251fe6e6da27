import { useHost, useSession } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

export type OwnSupplier = EndpointOutput<'ownSuppliers'>['suppliers'][number];

const none: readonly OwnSupplier[] = [];

/** Every supplier that the reader speaks for, by name, and whether they are still asked for. */
const useOwnSuppliersQuery = () => {
  const { api } = useHost();
  const session = useSession();
  const isSupplier = session.status === 'signed-in' && session.user.kind === 'supplier';
  return useQuery({
    // Which one is chosen does not matter, but whoever joins another one is about that one from then on.
    queryKey: isSupplier ? ['own-suppliers', session.uid, session.user.supplierId] : ['own-suppliers'],
    queryFn: ({ signal }) => api.call('ownSuppliers', {}, { signal }),
    enabled: isSupplier,
    placeholderData: (before) => before,
  });
};

/** Every supplier that the reader speaks for, by name; none for couples, and until they are known. */
export const useOwnSuppliers = (): readonly OwnSupplier[] => useOwnSuppliersQuery().data?.suppliers ?? none;

/** Whether it is known for whom a supplier's person speaks, or known that it cannot be told now. */
export const useKnowsOwnSuppliers = (): boolean => !useOwnSuppliersQuery().isPending;

/** Has the reader's pages be about another of their suppliers, here and on their other devices; tells where it failed. */
export const useChooseSupplier = () => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const choose = useCallback(
    async (supplierId: string): Promise<void> => {
      setPending(true);
      try {
        await api.call('chooseSupplier', { body: { supplierId } });
      } catch (error) {
        telemetry.error('inbox', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'inbox.profile.failed' }) });
      }
      setPending(false);
    },
    [api, formatMessage, notices, telemetry],
  );
  return { choose: useCallback((supplierId: string) => void choose(supplierId), [choose]), isPending };
};
