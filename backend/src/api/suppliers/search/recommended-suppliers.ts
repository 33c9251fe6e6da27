import { recommendationConstants } from '@posy/shared-contracts/constants';
import { type Call, type Handler } from '#api/handler';
import { type FindResponse, type SearchRequest } from '#catalogue/search/request/search-request';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { toCard } from '../public-faces';
import { notFreeOn } from './not-free-on';

/** The wedding's place in the words that the catalogue may know: the area itself, then what it lies in. */
const placesOf = ({ area, location }: Call<'recommendedSuppliers'>['body']): string[] =>
  [area, ...location].map((place) => place.trim()).filter((place) => place !== '');

/** Returns the first place with suppliers; the whole country is no recommendation. */
const around = (catalogue: CatalogueStore, request: SearchRequest, places: readonly string[]): FindResponse | null => {
  for (const area of places) {
    const found = catalogue.find({ ...request, area });
    if (found.total > 0) return found;
  }
  return null;
};

const { venueMinTier, ukVenueMinTier, venueProfileScoreBelow, localProfileScoreBelow } = recommendationConstants;

/** The product's own bounds, whatever a caller asks for: who may choose a bound can find a supplier's score and tier by it. */
const boundsOf = ({ category, countryCode }: Call<'recommendedSuppliers'>['body']) =>
  category === 'venues'
    ? { profileScoreBelow: venueProfileScoreBelow, tierMin: countryCode === 'GB' ? ukVenueMinTier : venueMinTier }
    : { profileScoreBelow: localProfileScoreBelow };

/** Suppliers around a place that are worth a look: a score below a bound, venues from a tier up. Source: S9-recommend. */
export const recommendedSuppliers: Handler<'recommendedSuppliers'> = async (context, { body, identity }) => {
  const { catalogue, repliesOf } = context;
  const { countryCode, category, freeOn, size } = body;
  const request: SearchRequest = {
    countryCode,
    ...boundsOf(body),
    size,
    ...(category === undefined ? { exceptCategories: ['venues'] } : { category }),
    ...(freeOn !== undefined && { exceptIds: await notFreeOn({ ...context, identity }, freeOn) }),
  };
  const found = around(catalogue, request, placesOf(body));
  const replies = await repliesOf((found?.results ?? []).map(({ id }) => id));
  return {
    total: found?.total ?? 0,
    distanceFrom: found?.distanceFrom ?? null,
    results: (found?.results ?? []).map((hit) => ({
      ...toCard(hit),
      distanceKm: hit.distanceKm,
      replies: replies.get(hit.id) ?? null,
      free: freeOn !== undefined && catalogue.hasCalendar(hit.id) ? true : null,
      pictures: hit.photos.map(({ category: shows, seed, label }) => ({ category: shows, seed, label })),
    })),
  };
};
