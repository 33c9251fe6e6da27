import { type GeoPoint } from '../geo';
import { regionOfCounty } from '../search/places/gazetteer';
import { resolvePlace } from '../search/places/resolve-place';
import { RowFault } from './row-fault';
import { type CatalogueRow } from './row-schema';

export interface Where {
  location: GeoPoint;
  county: string;
  region: string;
}

/** Where it is: as the row says, else where the place of that name is. */
export function whereIs({ country, town, county, region, postcode, latitude, longitude }: CatalogueRow): Where {
  const asked = [postcode, county === '' ? town : `${town}, ${county}`].filter((text) => text !== '');
  const places = asked.flatMap((text) => resolvePlace(text, country) ?? []);
  const point = latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : places[0]?.point;
  if (point === undefined || point === null)
    throw new RowFault(`town: nobody knows “${town}” in ${country}; give latitude and longitude`);
  const said = county === '' ? (places.find(({ kind }) => kind === 'town')?.within ?? town) : county;
  const known = regionOfCounty(country)(said) ?? said;
  return { location: point, county: said, region: region === '' ? known : region };
}
