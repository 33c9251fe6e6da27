import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { type PictureRef, wholeShape } from '../rules/picture-sources';

/** The size of a picture in pixels, as its server reports it. */
export interface Pixels {
  width: number;
  height: number;
}

type Shown = Pick<PictureRef, 'category' | 'seed' | 'portrait'>;

const pixelsQuery = (api: ApiClient, { category, seed, portrait }: Shown) =>
  queryOptions({
    queryKey: ['picture-pixels', category, seed],
    queryFn: ({ signal }): Promise<Pixels> =>
      api.call('pictureInfo', { params: { category, seed, ratio: wholeShape({ portrait }) } }, { signal }),
    staleTime: Infinity,
    throwOnError: false,
  });

/**
 * Reads the size of a picture from its host. Null until it has loaded, and after a failure: the picture then keeps the
 * requested shape. Source: S7-photo-size-01.
 */
export const usePixels = (picture: Shown): Pixels | null => {
  const { data } = useQuery(pixelsQuery(useHost().api, picture));
  return data !== undefined && data.width > 0 && data.height > 0 ? { width: data.width, height: data.height } : null;
};
