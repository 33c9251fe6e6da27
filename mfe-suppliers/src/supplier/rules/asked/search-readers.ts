import { lastPage, searchConstants } from '@posy/shared-contracts/constants';

const { textLength, labelsMax, radiusMax } = searchConstants;

/** Returns words for a search: single spaces, none around, never cut within a character. */
export const tidyWords = (words: string): string =>
  [...words.replace(/\s+/gu, ' ').trim()]
    .reduce((taken, letter) => (taken.length + letter.length > textLength ? taken : taken + letter), '')
    .trim();

export const readPage = (text: string | null): number => {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return page <= lastPage ? page : 1;
};

/** Reads a whole number from 1 to the largest plausible one; null for anything else. */
const wholeUpTo =
  (most: number) =>
  (text: string | null): number | null => {
    const number = /^[1-9]\d{0,7}$/.test(text ?? '') ? Number(text) : null;
    return number !== null && number <= most ? number : null;
  };

export const readRadius = wholeUpTo(radiusMax);
/** Whole units of the market's currency. */
export const readPrice = wholeUpTo(10_000_000);
export const readGuests = wholeUpTo(100_000);

/** Stars from 1 to 5, in tenths. */
export const readRating = (text: string | null): number | null =>
  /^([1-4](\.[1-9])?|5)$/.test(text ?? '') ? Number(text) : null;

/** Reads keys of features or styles, each once, at most as many as the server accepts, sorted. */
export const readKeys = (text: string | null): string[] => {
  const keys = (text ?? '').split(',').filter((key) => /^[a-z0-9][a-z0-9-]{0,79}$/.test(key));
  return [...new Set(keys)].sort().slice(0, labelsMax);
};

/** Reads an ISO date that exists; empty otherwise. */
export const readDay = (text: string | null): string => {
  const day = /^20\d\d-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '';
  const read = new Date(`${day}T00:00:00Z`);
  return day !== '' && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : '';
};

const degrees = /^-?\d{1,3}(\.\d{1,4})?$/;

/** Reads south, west, north and east in degrees, as a map shows them; null for anything else. */
export const readBounds = (text: string | null): Record<'south' | 'west' | 'north' | 'east', number> | null => {
  const read = (text ?? '').split(',');
  if (read.length !== 4 || !read.every((part) => degrees.test(part))) return null;
  // No negative zero: it would be another address of the same place.
  const [south = 0, west = 0, north = 0, east = 0] = read.map((part) => Number(part) || 0);
  const isOnEarth = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
};
