import { placesOf } from '../generate/content';
import { markets } from '../generate/markets';
import { type CountryCode, type GeoPoint, type Place } from '../types';

/** What couples mean when they type where. */
export type Area =
  | { kind: 'everywhere' }
  | { kind: 'county'; name: string }
  | { kind: 'region'; name: string }
  | { kind: 'around'; point: GeoPoint; radiusKm: number }
  | { kind: 'nowhere' };

/** How far from a town its suppliers still count as there. */
export const townRadiusKm = 25;

/** Letters without accents and case, words apart by one space: how names are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Gazetteer {
  towns: Map<string, Place[]>;
  counties: Map<string, string>;
  regions: Map<string, string>;
}

const gazetteers = new Map<CountryCode, Gazetteer>();

function gazetteerOf(countryCode: CountryCode): Gazetteer {
  const known = gazetteers.get(countryCode);
  if (known !== undefined) return known;
  const gazetteer: Gazetteer = { towns: new Map(), counties: new Map(), regions: new Map() };
  for (const place of placesOf(countryCode)) {
    const key = fold(place.name);
    gazetteer.towns.set(key, [...(gazetteer.towns.get(key) ?? []), place]);
    gazetteer.counties.set(fold(place.county), place.county);
    gazetteer.regions.set(fold(place.region), place.region);
  }
  gazetteers.set(countryCode, gazetteer);
  return gazetteer;
}

const otherNames: Record<CountryCode, string[]> = {
  GB: ['uk', 'gb', 'great britain', 'britain'],
  IE: ['ie', 'republic of ireland', 'eire'],
  US: ['us', 'usa', 'america', 'united states of america'],
  DE: ['de', 'germany'],
  FR: ['fr'],
};

function isWholeCountry(name: string, countryCode: CountryCode): boolean {
  const country = markets.find((market) => market.countryCode === countryCode)?.country ?? '';
  return name === '' || name === fold(country) || otherNames[countryCode].includes(name);
}

function townAmong(towns: Place[], qualifier: string): Place | undefined {
  const inCounty = towns.find((town) => fold(town.county) === qualifier || fold(town.region) === qualifier);
  return inCounty ?? towns[0];
}

/** “Surrey”, “Guildford”, “Richmond, North Yorkshire”, “Scotland” or “UK”. A county wins over a town of its name. */
export function resolveArea(area: string, countryCode: CountryCode): Area {
  const [name = '', qualifier = ''] = area.split(',').map(fold);
  const { towns, counties, regions } = gazetteerOf(countryCode);
  const town = townAmong(towns.get(name) ?? [], qualifier);
  if (town !== undefined && (qualifier !== '' || !counties.has(name)))
    return { kind: 'around', point: { lat: town.lat, lng: town.lng }, radiusKm: townRadiusKm };
  const county = counties.get(name);
  if (county !== undefined) return { kind: 'county', name: county };
  const region = regions.get(name);
  if (region !== undefined) return { kind: 'region', name: region };
  return isWholeCountry(name, countryCode) ? { kind: 'everywhere' } : { kind: 'nowhere' };
}

/** Towns whose name begins with the folded term, or has a word that does; whole beginnings first. */
export function placesLike(term: string, countryCode: CountryCode, size: number): Place[] {
  const places = placesOf(countryCode).map((place) => ({ place, name: fold(place.name) }));
  const begins = places.filter(({ name }) => name.startsWith(term));
  const within = places.filter(({ name }) => !name.startsWith(term) && name.includes(` ${term}`));
  return [...begins, ...within].slice(0, size).map(({ place }) => place);
}

/** Counties and regions that begin with the folded term. */
export function areasLike(
  term: string,
  countryCode: CountryCode,
  size: number,
): { name: string; region: string; kind: 'county' | 'region' }[] {
  const { counties, regions } = gazetteerOf(countryCode);
  const regionOf = new Map(placesOf(countryCode).map((place) => [place.county, place.region]));
  const matches = (key: string) => key.startsWith(term) || key.includes(` ${term}`);
  const ofCounties = [...counties]
    .filter(([key]) => matches(key))
    .map(([, name]) => ({ name, region: regionOf.get(name) ?? '', kind: 'county' as const }));
  const ofRegions = [...regions]
    .filter(([key]) => matches(key) && !counties.has(key))
    .map(([, name]) => ({ name, region: name, kind: 'region' as const }));
  return [...ofRegions, ...ofCounties].slice(0, size);
}
