import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import divisionsJson from '#content/places/divisions.json';
import regionsJson from '#content/places/regions.json';
import spellingsJson from '#content/places/spellings.json';
import townsJson from '#content/places/towns.json';

const lines = v.record(v.string(), v.array(v.string()));
const tables = {
  towns: v.parse(lines, townsJson),
  regions: v.parse(lines, regionsJson),
  spellings: v.parse(lines, spellingsJson),
  divisions: v.parse(lines, divisionsJson),
};

export interface TownLine {
  name: string;
  county: string;
  lat: number;
  lng: number;
  population: number;
}

/** Every town of a country, the largest first. */
export const townLines = (countryCode: CountryCode): TownLine[] =>
  (tables.towns[countryCode] ?? []).map((line) => {
    const [name = '', county = '', lat, lng, population] = line.split('|');
    return { name, county, lat: Number(lat), lng: Number(lng), population: Number(population) };
  });

export interface RegionLine {
  name: string;
  lat: number;
  lng: number;
  radiusKm: number;
  /** Other names; one with `!` wins even over a county or a large town of the same name. */
  aliases: string[];
}

const list = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(','));

/** Regions that couples use although they are no administrative units. */
export const regionLines = (countryCode: CountryCode): RegionLine[] =>
  (tables.regions[countryCode] ?? []).map((line) => {
    const [name = '', lat, lng, radiusKm, aliases] = line.split('|');
    return { name, lat: Number(lat), lng: Number(lng), radiusKm: Number(radiusKm), aliases: list(aliases) };
  });

const namesOf = (table: Record<string, string[]>, countryCode: CountryCode): Map<string, string[]> =>
  new Map(
    (table[countryCode] ?? []).map((line) => {
      const [name = '', aliases] = line.split('|');
      return [name, list(aliases)];
    }),
  );

/** Other names of towns and of counties, states and regions, by the name that the catalogue uses. */
export const townAliases = (countryCode: CountryCode): Map<string, string[]> => namesOf(tables.spellings, countryCode);
export const divisionAliases = (countryCode: CountryCode): Map<string, string[]> =>
  namesOf(tables.divisions, countryCode);
