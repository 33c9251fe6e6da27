import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { distanceWords, radiusChoices } from '#supplier/rules/distance/distance-words';
import { placeInSentence } from '#supplier/rules/place-name';
import { askedKm } from '../nearest/asked-circle';
import { nearFits } from '../nearest/near-fits';
import type { WishContext } from '../wishes/wishes';
import { chipsAtMost, type CountedWay, type RescueWay } from './rescue-way';

/** The same search within a distance of its place. */
export interface Circle extends RescueWay {
  km: number;
}

interface NearMatch {
  name: string;
  town: string;
  county: string;
  km: number;
}

/** Returns the suppliers that lack nothing but the place, the nearest first. */
const onlyFurther = (understood: SearchUnderstanding): NearMatch[] =>
  nearFits(understood).map(({ supplier: { name, town, county }, distanceKm: km }) => ({ name, town, county, km }));

/** Returns the searches of wider circles around a town, the narrowest first; none around a region, or several places. */
export const circlesOf = (
  { intl, market }: WishContext,
  search: SupplierSearch,
  understood: SearchUnderstanding,
): Circle[] => {
  const { place = null } = understood;
  if (place === null || search.bounds !== null || !['town', 'postcode'].includes(place.kind)) return [];
  const { formatMessage } = intl;
  const words = (km: number): string => distanceWords(intl, market.country, km);
  const now = askedKm(search, understood) ?? 0;
  const [nearest] = onlyFurther(understood);
  const instead = now === 0 ? [] : [formatMessage({ id: 'search.none.insteadOf' }, { distance: words(now) })];
  return radiusChoices(market.country)
    .filter((km) => km > now)
    .map((km) => ({
      id: `within-${km}`,
      km,
      words: formatMessage(
        { id: 'search.none.within' },
        { distance: words(km), place: placeInSentence(intl.locale, place.name) },
      ),
      search: { ...search, radiusKm: km, page: 1 },
      detail: [
        ...instead,
        ...(nearest === undefined || nearest.km > km
          ? []
          : [formatMessage({ id: 'search.none.nearest' }, { name: nearest.name, distance: words(nearest.km) })]),
      ].join(' '),
    }));
};

/** Leaves out circles that hold nobody, or nobody more than the one before. */
export const gainingCircles = <C extends CountedWay>(circles: readonly C[]): C[] =>
  circles.filter(({ total }, at) => total > Math.max(0, ...circles.slice(0, at).map((before) => before.total)));

/** Returns a search at another place; `text` is that of the search without its own place. */
const placedAt = (search: SupplierSearch, text: string, area: string): SupplierSearch => ({
  ...search,
  text,
  area,
  radiusKm: null,
  bounds: null,
  page: 1,
});

/** Returns the searches in towns nearby, in which somebody lacks nothing but the place. */
export const townsNear = (
  { intl, market }: WishContext,
  search: SupplierSearch,
  understood: SearchUnderstanding,
): RescueWay[] => {
  const said = understood.parts.find((part) => part.kind === 'place');
  const text = search.area === '' && said !== undefined ? said.without : search.text;
  const towns = new Map<string, NearMatch>();
  for (const one of onlyFurther(understood))
    if (one.town !== understood.place?.name && !towns.has(one.town)) towns.set(one.town, one);
  return [...towns.values()].slice(0, chipsAtMost).map(({ town, county, km }) => ({
    id: town,
    words: intl.formatMessage(
      { id: 'suppliers.card.away' },
      { town, distance: distanceWords(intl, market.country, km), from: 'asked', place: '' },
    ),
    // The county tells namesakes apart.
    search: placedAt(search, text, county === '' || county === town ? town : `${town}, ${county}`),
  }));
};

/** Returns the search at a known place instead of an unknown one; none when that is the place, or there is none. */
export const knownPlace = (search: SupplierSearch, understood: SearchUnderstanding, area: string): RescueWay[] => {
  const isUnknown = understood.unknownPlaces.length > 0;
  if (!isUnknown || area === '' || understood.unknownPlaces.includes(area)) return [];
  const text = understood.rescue.find(({ drop }) => drop === 'place')?.without ?? search.text;
  return [{ id: area, words: area, search: placedAt(search, text, area) }];
};
