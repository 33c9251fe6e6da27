import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { Avatar } from '@posy/shared-ui';
import { PictureTile } from '../picture-tile';

/** The profile of a supplier, for its picture, its price and its days. */
export const useProfile = (id: string): EndpointOutput<'supplier'> | undefined => {
  const { api } = useHost();
  return useQuery({
    queryKey: ['supplier', id],
    queryFn: ({ signal }) => api.call('supplier', { params: { id } }, { signal }),
  }).data;
};

/** A supplier's picture beside their name; its first letter without a picture. */
export const Face = ({ id, name }: { id: string; name: string }) => {
  const picture = useProfile(id)?.picture;
  if (picture === undefined) return <Avatar name={name} id={id} size="m" isDecorative />;
  return <PictureTile picture={picture} />;
};
