import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';

/** The supplier's public profile, which contains its figures. */
export const useOwnProfile = (supplierId: string) => {
  const { api } = useHost();
  return useQuery({
    queryKey: ['own-profile', supplierId],
    queryFn: ({ signal }) => api.call('supplier', { params: { id: supplierId } }, { signal }),
  });
};
