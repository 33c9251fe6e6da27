import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { attachmentConstants } from '@posy/shared-contracts/constants';
import type { MountProps } from '@posy/shared-contracts/mount-props';

/** A shown link must be valid for at least another minute. */
const freshMs = attachmentConstants.linkLifetimeMs - 60_000;

/** Returns an address that opens a file for the caller, valid for some minutes. */
export const askLink = async ({ api }: Pick<MountProps, 'api'>, id: string, attachmentId: string): Promise<string> =>
  (await api.call('attachmentLink', { params: { id, attachmentId } })).path;

const linkOptions = (host: MountProps, conversationId: string, attachmentId: string) =>
  queryOptions({
    queryKey: ['attachment-link', conversationId, attachmentId],
    queryFn: () => askLink(host, conversationId, attachmentId),
    staleTime: freshMs,
    gcTime: freshMs,
  });

/** The address of a shown picture. */
export const useLink = (conversationId: string, attachmentId: string) =>
  useQuery(linkOptions(useHost(), conversationId, attachmentId));
