import { type CountryCode } from '@posy/shared-contracts/markets';

/** Degrees, WGS 84. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** A place that couples search for. */
export interface CataloguePlace extends GeoPoint {
  id: string;
  name: string;
  county: string;
  /** Nation, province or region that the county lies in. */
  region: string;
  countryCode: CountryCode;
  /** People who live there, by GeoNames; 0 when it does not say. */
  population: number;
}
