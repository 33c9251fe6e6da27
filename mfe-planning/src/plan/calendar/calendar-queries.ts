import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery, useQueryClient } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { CalendarPart } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';

/** The existing link without its secret; null when there is none. */
export type CalendarLink = EndpointOutput<'readCalendarFeed'>['feed'];

const linkQuery = ({ api }: MountProps, weddingId: string) =>
  queryOptions({
    queryKey: ['calendar-feed', weddingId],
    queryFn: async (): Promise<CalendarLink> => (await api.call('readCalendarFeed', { body: { weddingId } })).feed,
    throwOnError: false,
  });

/** Reads whether the wedding has a calendar link. */
export const useCalendarLink = (weddingId: string) => useQuery(linkQuery(useHost(), weddingId));

/** Makes the link (resolving to its address, which is only shown this once) and revokes it. */
export const useCalendarCommands = (weddingId: string) => {
  const host = useHost();
  const client = useQueryClient();
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['calendar-feed', weddingId] });
  return {
    async make(parts: CalendarPart[]): Promise<string> {
      const { market } = host.locale.get();
      const { url } = await host.api.call('createCalendarFeed', { body: { weddingId, parts, market: market.prefix } });
      await again();
      return url;
    },
    async revoke(): Promise<void> {
      await host.api.call('revokeCalendarFeed', { body: { weddingId } });
      await again();
    },
  };
};
