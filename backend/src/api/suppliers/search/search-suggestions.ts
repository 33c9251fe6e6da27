import { type SearchSuggestion } from '@posy/shared-contracts/endpoints';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type ApiContext, type Call, type Handler } from '#api/handler';
import { thingsLike } from '#catalogue/search/lexicon/things-like';
import { resolvePlace } from '#catalogue/search/places/resolve-place';
import { type Suggestion } from '#catalogue/store/catalogue-store';

/** Asked of the index at once, so that enough remain after choosing by kind. */
const asked = 60;

/** Most suggestions that are categories and their features, so that names get space too. */
const thingsAtMost = 5;

const isPlace = (hit: Suggestion): hit is Exclude<Suggestion, { kind: 'supplier' }> => hit.kind !== 'supplier';
const isSupplier = (hit: Suggestion): hit is Extract<Suggestion, { kind: 'supplier' }> => hit.kind === 'supplier';

/** The name alone where it is the one that is found by it. */
const valueOf = (name: string, within: string, countryCode: CountryCode): string => {
  const found = resolvePlace(name, countryCode);
  return within === '' || within === name || (found?.name === name && found.within === within)
    ? name
    : `${name}, ${within}`;
};

const placeOf = (hit: Exclude<Suggestion, { kind: 'supplier' }>, countryCode: CountryCode): SearchSuggestion => {
  switch (hit.kind) {
    case 'postcode':
      return { kind: 'postcode', name: hit.name, within: hit.town, value: hit.name };
    case 'place':
      return { kind: 'town', name: hit.name, within: hit.county, value: valueOf(hit.name, hit.county, countryCode) };
    case 'area': {
      const within = hit.region === hit.name ? '' : hit.region;
      return { kind: 'region', name: hit.name, within, value: hit.name };
    }
  }
};

const supplierOf = (
  { catalogue }: ApiContext,
  { id, name, type, town }: Extract<Suggestion, { kind: 'supplier' }>,
): Extract<SearchSuggestion, { kind: 'supplier' }> => ({
  kind: 'supplier',
  id,
  name,
  category: type,
  town,
  slug: catalogue.getSupplier(id)?.slug ?? id,
});

/** Places; categories, what they have, and suppliers: whatever begins like the term. */
export const searchSuggestions: Handler<'searchSuggestions'> = (context, { body }: Call<'searchSuggestions'>) => {
  const { searchTerm, type, size, countryCode, lockCategory } = body;
  const term = searchTerm.trim();
  if (term === '') return { places: [], suppliers: [], found: [] };
  const hits = context.catalogue.suggest(term, countryCode, asked);
  const places =
    type === 'supplier' || type === 'what'
      ? []
      : hits
          .filter(isPlace)
          .slice(0, size)
          .map((hit) => placeOf(hit, countryCode));
  const suppliers =
    type === 'place'
      ? []
      : hits
          .filter(isSupplier)
          .filter((hit) => lockCategory === undefined || hit.type === lockCategory)
          .slice(0, size)
          .map((hit) => supplierOf(context, hit));
  const things =
    type === 'what'
      ? thingsLike(term, countryCode, { size: Math.min(thingsAtMost, size), category: lockCategory })
      : [];
  return {
    places: places.flatMap((place) => ('within' in place ? [{ name: place.name, county: place.within }] : [])),
    suppliers: suppliers.map(({ kind: _kind, category, ...supplier }) => ({ ...supplier, type: category })),
    found: [...places, ...things, ...suppliers].slice(0, size),
  };
};
