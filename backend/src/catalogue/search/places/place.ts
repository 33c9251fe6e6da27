import { type CountryCode } from '@posy/shared-contracts/markets';
import { type GeoPoint } from '#catalogue/geo';

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
  /** How far from its middle its border is, more or less; for what is no circle. */
  reachKm?: number;
  /** How much a name is worth against its namesakes: the people of a town, or what a county stands for. */
  worth: number;
  /** A town that suppliers of the catalogue name, or a county or region. */
  isListed: boolean;
}

/** How far from a town its suppliers still count as there; people drive further where towns lie further apart. */
export const townRadiusKm = 25;
export const radiusIn = (countryCode: CountryCode): number => (countryCode === 'US' ? 32 : townRadiusKm);
