import {
  type GuestBand,
  guestBands,
  seasonOf,
  type WeddingSeason,
  weddingSeasons,
} from '@posy/shared-contracts/entities';
import { type PublicReview, type RatingStatistics } from './review-record';

/** A number for each season and size, from 1, as the index stores them; 0 stands for an unknown one. */
export const seasonNumber = (season: WeddingSeason | null): number =>
  season === null ? 0 : weddingSeasons.indexOf(season) + 1;
export const guestsNumber = (guests: GuestBand | null): number =>
  guests === null ? 0 : guestBands.indexOf(guests) + 1;

/** The season and the size of the wedding that a review is about, as the index stores them. */
export const weddingNumbers = ({ dateWedding, guestBand }: Pick<PublicReview, 'dateWedding' | 'guestBand'>) => ({
  season: seasonNumber(dateWedding === '' ? null : seasonOf(dateWedding)),
  guests: guestsNumber(guestBand ?? null),
});

/** Adds up the rows of each season and size, in the order of their numbers. */
export const weddingsOf = (
  rows: readonly { season: number; guests: number; count: number }[],
): RatingStatistics['weddings'] => {
  const counts = new Map<number, number>();
  const keyOf = (row: { season: number; guests: number }): number => row.season * (guestBands.length + 1) + row.guests;
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count);
  const all = [null, ...weddingSeasons].flatMap((season) =>
    [null, ...guestBands].map((guests) => ({ season, guests })),
  );
  return all.flatMap(({ season, guests }) => {
    const count = counts.get(keyOf({ season: seasonNumber(season), guests: guestsNumber(guests) }));
    return count === undefined ? [] : [{ season, guests, count }];
  });
};
