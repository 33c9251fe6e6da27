import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { picturePath } from '@posy/shared-contracts/paths';
import type { ShortlistItem } from './category-facts';

const pictureQuery = (api: ApiClient, publicId: string, isListed: boolean) =>
  queryOptions({
    queryKey: ['supplier-picture', publicId],
    queryFn: async ({ signal }) => (await api.call('supplier', { params: { id: publicId } }, { signal })).picture,
    enabled: isListed,
    // A picture is decoration: without it the name stands alone.
    throwOnError: false,
    retry: false,
  });

/**
 * The picture of a supplier as the directory and the shortlist show it; for one of the couple's own a picture of its
 * category. Its place is there before it has loaded.
 */
export const SupplierPicture = ({ supplier }: { supplier: ShortlistItem }) => {
  const { api } = useHost();
  const { id, publicId, type, customSupplier } = supplier;
  const { data } = useQuery(pictureQuery(api, publicId, !customSupplier));
  const picture = customSupplier ? { category: type, seed: id } : data;
  return (
    <span>
      {picture === undefined ? null : (
        <img src={picturePath(picture, '4x3', 320)} width={320} height={240} alt="" decoding="async" />
      )}
    </span>
  );
};
