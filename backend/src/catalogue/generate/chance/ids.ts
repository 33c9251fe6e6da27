import { type CountryCode } from '@posy/shared-contracts/markets';
import { chance, hash } from './chance';

/** Ids look unordered, yet differ for certain: each is its index carried through a bijection. */
const spread = (index: number, offset: number, size: number) => (index * 7919 + offset) % size;

const prefixes: Record<CountryCode, string> = { GB: 'GB', IE: 'IE', US: 'US', DE: 'DE', FR: 'FR' };

/** Every 97th supplier came from elsewhere and has the third kind of id (design/product.md). */
const fromElsewhere = (index: number) => index % 97 === 41;

/** Enough for a market of 900,000 (GB, IE) or 90,000,000 suppliers. */
export const supplierId = (countryCode: CountryCode, index: number, seed: number): string => {
  const offset = hash(`${seed}:${countryCode}`) % 800_000;
  if (fromElsewhere(index))
    return `sup_${prefixes[countryCode].toLowerCase()}${spread(index, offset, 900_000).toString(36).padStart(6, '0')}`;
  if (countryCode === 'GB' || countryCode === 'IE')
    return `${prefixes[countryCode]}${100_000 + spread(index, offset, 900_000)}`;
  return `${prefixes[countryCode]}${10_000_000 + spread(index, offset * 97, 90_000_000)}`;
};

const prime = 2_147_483_647;
/** Without vowels, so that no word appears by chance. */
const letters = 'bcdfghjkmnpqrstvwxz23456789';

export const publicId = (countryCode: CountryCode, index: number, seed: number): string => {
  const market = 'GB IE US DE FR'.split(' ').indexOf(countryCode);
  let rest = ((market * 10_000_000 + index) * 48_271 + hash(`${seed}`)) % prime;
  let id = '';
  for (let i = 0; i < 7; i += 1) {
    id += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
  }
  return id;
};

/** Letters without accents, words joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .replace(/ß/g, 'ss')
    .replace(/œ/gi, 'oe')
    .replace(/&/g, ' and ')
    .normalize('NFD')
    .replace(/[\p{M}’'‘]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A chance of its own for each supplier and subject, so that one change never shifts all the others. */
export const chanceOf = (seed: number, id: string, subject: string) => chance(`${seed}:${id}:${subject}`);
