import type { Review } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';

/** When a review is from, to the month: the wedding when it is known, its author's own or as a guest, else the writing. */
export type ReviewDate = { kind: 'wedding' | 'guest' | 'written'; month: string };

const monthOf = (iso: string, locale: string): string =>
  DateTime.fromISO(iso, { zone: 'utc' }).setLocale(locale).toLocaleString({ month: 'long', year: 'numeric' });

/** The month to show under a reviewer's name, in the reader's language; null when the instant cannot be read. */
export const reviewDate = (
  { dateWedding, createdAt, asGuest }: Pick<Review, 'dateWedding' | 'createdAt' | 'asGuest'>,
  locale: string,
): ReviewDate | null => {
  if (dateWedding !== null)
    return { kind: asGuest === true ? 'guest' : 'wedding', month: monthOf(dateWedding, locale) };
  return DateTime.fromISO(createdAt).isValid ? { kind: 'written', month: monthOf(createdAt, locale) } : null;
};
