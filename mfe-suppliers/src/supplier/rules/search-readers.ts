import { searchConstants } from '@posy/shared-contracts/constants';

/** Last page that the search takes. */
const lastPage = 100_000;
const { textLength, labelsMax, radiusMax } = searchConstants;

/** Words as they are searched: one space between them, none around, never half a character at the cut. */
export const tidyWords = (words: string): string =>
  [...words.replace(/\s+/gu, ' ').trim()]
    .reduce((kept, letter) => (kept.length + letter.length > textLength ? kept : kept + letter), '')
    .trim();

export const readPage = (text: string | null): number => {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return page <= lastPage ? page : 1;
};

/** A whole number from 1 to the largest that makes sense; anything else counts as not given. */
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

/** Keys of features or styles, each once, as many as the server takes, in an order of their own. */
export const readKeys = (text: string | null): string[] => {
  const keys = (text ?? '').split(',').filter((key) => /^[a-z0-9][a-z0-9-]{0,79}$/.test(key));
  return [...new Set(keys)].sort().slice(0, labelsMax);
};

/** An ISO date that is in the calendar; empty otherwise. */
export const readDay = (text: string | null): string => {
  const day = /^20\d\d-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '';
  const read = new Date(`${day}T00:00:00Z`);
  return day !== '' && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : '';
};
