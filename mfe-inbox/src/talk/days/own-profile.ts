import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';

/** The supplier as couples see it: its figures come with its profile. */
export const useOwnProfile = (supplierId: string) => {
  const { api } = useHost();
  return useQuery({
    queryKey: ['own-profile', supplierId],
    queryFn: ({ signal }) => api.call('supplier', { params: { id: supplierId } }, { signal }),
  });
};
