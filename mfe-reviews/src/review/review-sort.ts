import {
  type GuestBand,
  guestBands,
  type ReviewTopic,
  reviewTopics,
  type WeddingSeason,
  weddingSeasons,
} from '@posy/shared-contracts/entities';

/** Orders of a supplier's reviews; the first needs no word in the address. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'oldest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Numbers of stars, the most first. */
export const starNumbers = [5, 4, 3, 2, 1] as const;
export type StarNumber = (typeof starNumbers)[number];

/** The order of a list of reviews, and the reviews that it is narrowed to; null narrows nothing. */
export interface Narrowing {
  sort: ReviewSort;
  stars: StarNumber | null;
  topic: ReviewTopic | null;
  /** Season and size of the authors' weddings. */
  season: WeddingSeason | null;
  guests: GuestBand | null;
}

/** Returns the narrowing of an address; an unknown word counts as none. */
export const readNarrowing = (params: URLSearchParams): Narrowing => {
  const among = <T extends string | number>(words: readonly T[], name: keyof Narrowing): T | null =>
    words.find((word) => String(word) === params.get(name)) ?? null;
  return {
    sort: among(reviewSorts, 'sort') ?? 'newest',
    stars: among(starNumbers, 'stars'),
    topic: among(reviewTopics, 'topic'),
    season: among(weddingSeasons, 'season'),
    guests: among(guestBands, 'guests'),
  };
};

/** Returns a link's query for a narrowing; the first order has no word in it. */
export const narrowingQuery = ({ sort, stars, topic, season, guests }: Narrowing) => ({
  ...(sort !== 'newest' && { sort }),
  ...(stars !== null && { stars: String(stars) }),
  ...(topic !== null && { topic }),
  ...(season !== null && { season }),
  ...(guests !== null && { guests }),
});

/** All reviews, the newest first. */
export const everyReview: Narrowing = { sort: 'newest', stars: null, topic: null, season: null, guests: null };

/** Returns true when the list is narrowed to some of the reviews, in whatever order. */
export const isNarrowed = ({ sort: _sort, ...rest }: Narrowing): boolean =>
  Object.values(rest).some((value) => value !== null);
