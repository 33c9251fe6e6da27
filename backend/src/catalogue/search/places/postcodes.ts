import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { type GeoPoint } from '#catalogue/records/geo';
import json from '#content/places/postcodes.json';

/**
 * Postcodes by country, then by the first letters or three digits (after an underscore): `rest lat lng name;…`, see
 * make-gazetteer.mjs.
 */
const schema = v.record(v.string(), v.record(v.string(), v.string()));
const groups = v.parse(schema, json);

export interface PostcodePlace {
  /** The code as it is written: “BA1”, “80331”. */
  code: string;
  /** The town that it belongs to; empty where the table has none. */
  town: string;
  point: GeoPoint;
}

const shapes: Record<CountryCode, RegExp> = {
  GB: /^([A-Z]{1,2})(\d[\dA-Z]?)(?:\d[A-Z]{2})?$/,
  IE: /^([A-Z])(\d{2}|6W)(?:[A-Z\d]{4})?$/,
  US: /^(\d{3})(\d{2})(?:-?\d{4})?$/,
  DE: /^(\d{3})(\d{2})$/,
  FR: /^(\d{3})(\d{2})$/,
};

const linesOf = (countryCode: CountryCode, group: string): string[][] => {
  const text = groups[countryCode]?.[`_${group}`];
  return text === undefined ? [] : text.split(';').map((line) => line.split(' '));
};

/** “SW1A” is in “SW1”; “M1” is itself. */
const matches = (rest: string, wanted: string): boolean => rest === wanted || rest === wanted.replace(/[A-Z]$/, '');

/** Returns the position of a postcode, by its outward part in Britain and Ireland; null for an unknown one. */
export const postcodePlace = (text: string, countryCode: CountryCode): PostcodePlace | null => {
  const parts = shapes[countryCode].exec(text.toUpperCase().replace(/\s+/g, ''));
  const [, group, rest] = parts ?? [];
  if (group === undefined || rest === undefined) return null;
  for (const [own = '', lat, lng, ...town] of linesOf(countryCode, group))
    if (matches(own, rest))
      return { code: group + rest, town: town.join(' '), point: { lat: Number(lat), lng: Number(lng) } };
  return null;
};

/** Codes that begin so, in the order of the table; at most so many. */
export const postcodesBeginning = (term: string, countryCode: CountryCode, size: number): string[] => {
  const found: string[] = [];
  for (const [key, lines] of Object.entries(groups[countryCode] ?? {})) {
    const group = key.slice(1);
    if (!group.startsWith(term) && !term.startsWith(group)) continue;
    for (const line of lines.split(';')) {
      const code = group + (line.split(' ')[0] ?? '');
      if (code.startsWith(term)) found.push(code);
      if (found.length === size) return found;
    }
  }
  return found;
};

/** The three first digits of an American ZIP code alone: the middle of its codes. */
export const zipArea = (text: string, countryCode: CountryCode): PostcodePlace | null => {
  if (countryCode !== 'US' || !/^\d{3}$/.test(text)) return null;
  const lines = linesOf('US', text);
  if (lines.length === 0) return null;
  const mean = (at: 1 | 2) => lines.reduce((sum, line) => sum + Number(line[at]), 0) / lines.length;
  return { code: text, town: '', point: { lat: mean(1), lng: mean(2) } };
};

/** The markets that have a table of postcodes, and how many codes each holds. */
export const postcodeCounts = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(groups).map(([country, byGroup]) => [
      country,
      Object.values(byGroup).reduce((sum, text) => sum + text.split(';').length, 0),
    ]),
  );
