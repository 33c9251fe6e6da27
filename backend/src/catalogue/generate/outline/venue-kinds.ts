import { venueKinds } from '#catalogue/content/content';
import { type VenueKind } from '#catalogue/content/content-schema';
import { type DemoMarket } from '#catalogue/content/markets';
import { type CataloguePlace } from '#catalogue/records/geo';
import { type Chance } from '../chance/chance';

/** Population from which a place has halls, lofts and ballrooms; smaller ones are country. */
const cityFrom = 60_000;

const isFound = ({ only }: VenueKind, { countryCode, county, region }: CataloguePlace): boolean => {
  const list = only[countryCode];
  if (list === undefined) return true;
  const [not] = list;
  if (not?.startsWith('!') === true) return region !== not.slice(1);
  return list.includes(county) || list.includes(region);
};

/** A barn stands around a city too, a loft never in a village. */
const fits = ({ setting }: VenueKind, { population }: CataloguePlace): number => {
  if (setting === 'city') return population >= cityFrom ? 2.2 : 0;
  if (setting === 'rural') return population >= 400_000 ? 0.6 : 1;
  return 1;
};

/** The kind of a venue in this place. */
export const drawVenueKind = (market: DemoMarket, place: CataloguePlace, chance: Chance): string => {
  const possible = venueKinds.filter((kind) => kind.markets[market.countryCode] !== undefined && isFound(kind, place));
  return chance.weighted(possible, (kind) => (kind.markets[market.countryCode] ?? 0) * fits(kind, place)).key;
};
