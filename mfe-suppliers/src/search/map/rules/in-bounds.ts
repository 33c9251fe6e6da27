import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { MapBounds, SupplierSearch } from '#supplier/rules/asked/search-state';

/** Returns the same search in a part of the map, in place of its area and of a place in its sentence. */
export const inBounds = (
  search: SupplierSearch,
  { understood }: Pick<EndpointOutput<'searchSuppliers'>, 'understood'>,
  bounds: MapBounds,
): SupplierSearch => {
  const place = understood?.parts.find(({ kind, text }) => kind === 'place' && text !== '');
  return { ...search, bounds, area: '', radiusKm: null, text: place?.without ?? search.text, page: 1 };
};
