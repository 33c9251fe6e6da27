import { type GeoPoint } from '#catalogue/records/geo';
import { isInCountry } from '#catalogue/search/places/country-box';
import { regionOfCounty } from '#catalogue/search/places/gazetteer';
import { resolvePlace } from '#catalogue/search/places/resolve-place';
import { RowFault } from './row-fault';
import { type CatalogueRow } from './row-schema';

export interface Where {
  location: GeoPoint;
  county: string;
  region: string;
}

/** The coordinates of a row; null where it says none. */
const saidPoint = ({ country, latitude, longitude }: CatalogueRow): GeoPoint | null => {
  if (latitude === null && longitude === null) return null;
  if (latitude === null) throw new RowFault('latitude: is missing beside the longitude');
  if (longitude === null) throw new RowFault('longitude: is missing beside the latitude');
  const point = { lat: latitude, lng: longitude };
  if (isInCountry(country, point)) return point;
  const turned = isInCountry(country, { lat: longitude, lng: latitude }) ? ': are the two exchanged?' : '';
  throw new RowFault(`latitude: ${latitude}, ${longitude} is not in ${country}${turned}`);
};

/** The supplier's position: as the row says, else the position of the place that it names. */
export const whereIs = (row: CatalogueRow): Where => {
  const { country, town, county, region, postcode } = row;
  const asked = [postcode, county === '' ? town : `${town}, ${county}`].filter((text) => text !== '');
  const places = asked.flatMap((text) => resolvePlace(text, country) ?? []);
  const point = saidPoint(row) ?? places[0]?.point;
  if (point === undefined || point === null)
    throw new RowFault(`town: nobody knows “${town}” in ${country}; give latitude and longitude`);
  const said = county === '' ? (places.find(({ kind }) => kind === 'town')?.within ?? town) : county;
  const known = regionOfCounty(country)(said) ?? said;
  return { location: point, county: said, region: region === '' ? known : region };
};
