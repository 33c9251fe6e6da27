import type { CountryCode } from '@posy/shared-contracts';
import type { SavedSearch } from '@posy/shared-contracts/endpoints';
import { emptySearch, type SupplierSearch } from './search-state';

/** Minor units in one unit of a market's currency. */
const minorUnits = 100;

/** Returns the narrowing part of a search, in the endpoints' form. */
export const askedOf = (country: CountryCode, search: SupplierSearch): SavedSearch => {
  const { category, text, area, radiusKm, priceMin, priceMax, guests, evening, ratingMin, freeOn, bounds } = search;
  const { features, styles, kinds } = search;
  return {
    countryCode: country,
    ...(category === null ? {} : { category }),
    ...(text === '' ? {} : { text }),
    // A part of the map goes before the place.
    ...(area === '' || bounds !== null ? {} : { area }),
    ...(bounds === null ? {} : { bounds }),
    ...(radiusKm === null || bounds !== null ? {} : { radiusKm }),
    ...(priceMin === null ? {} : { priceMin: priceMin * minorUnits }),
    ...(priceMax === null ? {} : { priceMax: priceMax * minorUnits }),
    ...(guests === null ? {} : { guests }),
    ...(evening === null ? {} : { eveningGuests: evening }),
    ...(ratingMin === null ? {} : { ratingMin }),
    ...(features.length === 0 ? {} : { features: [...features] }),
    ...(styles.length === 0 ? {} : { styles: [...styles] }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(freeOn === '' ? {} : { freeOn }),
    ...(search.withOffer ? { withOffer: true } : {}),
    ...(search.literally ? { literally: true } : {}),
  };
};

/** Returns the endpoint's body: the narrowing part, the order and the page. */
export const bodyOf = (country: CountryCode, search: SupplierSearch) => ({
  ...askedOf(country, search),
  sort: search.sort,
  page: search.page,
});

/** Returns the search of a body, without the couple's own facts. */
export const searchOfAsked = (asked: SavedSearch): SupplierSearch => ({
  ...emptySearch,
  category: asked.category ?? null,
  text: asked.text ?? '',
  area: asked.area ?? '',
  bounds: asked.bounds ?? null,
  radiusKm: asked.radiusKm ?? null,
  priceMin: asked.priceMin === undefined ? null : asked.priceMin / minorUnits,
  priceMax: asked.priceMax === undefined ? null : asked.priceMax / minorUnits,
  guests: asked.guests ?? null,
  evening: asked.eveningGuests ?? null,
  ratingMin: asked.ratingMin ?? null,
  features: asked.features ?? [],
  styles: asked.styles ?? [],
  kinds: asked.kinds ?? [],
  freeOn: asked.freeOn ?? '',
  withOffer: asked.withOffer ?? false,
  literally: asked.literally ?? false,
  isPlain: true,
});
