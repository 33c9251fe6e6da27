import { type CountryCode } from '@posy/shared-contracts/markets';
import { type GeoPoint } from '#catalogue/records/geo';

/** An area to search, as the catalogue is filtered by it. */
export type Area =
  | { kind: 'everywhere' }
  | { kind: 'county'; name: string }
  | { kind: 'region'; name: string }
  | { kind: 'around'; point: GeoPoint; radiusKm: number }
  | { kind: 'nowhere' };

/** A place that has a name. */
export interface NamedPlace {
  kind: 'town' | 'county' | 'region' | 'named-region' | 'postcode' | 'country';
  name: string;
  /** The county of a town, to tell namesakes apart; empty for other places. */
  within: string;
  area: Area;
  /** Its middle; null for a whole country. */
  point: GeoPoint | null;
  /** Approximate kilometres from its middle to its border; for an area that is no circle. */
  reachKm?: number;
  /** Weight of a name against its namesakes: the population of a town, or a county's equivalent. */
  worth: number;
  /** A town that suppliers of the catalogue name, or a county or region. */
  isListed: boolean;
}

/** Kilometres from a town within which suppliers count as there; people drive further where towns lie further apart. */
export const townRadiusKm = 25;
export const radiusIn = (countryCode: CountryCode): number => (countryCode === 'US' ? 32 : townRadiusKm);
