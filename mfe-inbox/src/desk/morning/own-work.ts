import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';

/** The server's counts of a supplier's work beside their conversations. */
export const useOwnWork = (supplierId: string) => {
  const { api } = useHost();
  return useQuery({
    queryKey: ['own-work', supplierId],
    queryFn: ({ signal }) => api.call('work', { body: { supplierId } }, { signal }),
  });
};
