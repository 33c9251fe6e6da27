import { reviewConstants } from '#constants/suppliers/reviews';
import type { ReviewState } from '#entities/suppliers/review';

/**
 * A person who may move a review: its author, signed in or by the letter that they got, its supplier, and a moderator.
 */
export type ReviewMover = 'author' | 'supplier' | 'moderator';

type Moves = Readonly<Partial<Record<ReviewState, readonly ReviewState[]>>>;

/**
 * Allowed changes of a review's state, by person; all others are refused. Refused and withdrawn reviews stay so: their
 * author writes another. A disputed review is not shown until a moderator has decided.
 */
export const reviewMoves: Readonly<Record<ReviewMover, Moves>> = {
  author: {
    unconfirmed: ['pending', 'withdrawn'],
    pending: ['withdrawn'],
    'changes-asked': ['pending', 'withdrawn'],
    // Within the time for edits; it is moderated anew.
    published: ['pending', 'withdrawn'],
    disputed: ['withdrawn'],
  },
  supplier: { published: ['disputed'] },
  moderator: {
    pending: ['changes-asked', 'published', 'refused'],
    published: ['changes-asked', 'refused'],
    disputed: ['changes-asked', 'published', 'refused'],
  },
};

/** Returns true for a state after which the same author may write about the supplier again: nobody moves such a review. */
export const isReviewOver = (state: string): boolean => state === 'refused' || state === 'withdrawn';

/** Returns true when an upheld report sends a review back to the queue; no other decision does. */
export const isHiddenByReport = (state: ReviewState): boolean => state === 'published';

const dayMs = 86_400_000;

/** A review as far as its times go. */
interface TimedReview {
  state: ReviewState;
  createdAt: string;
  /** Newest last. */
  log: readonly { state: ReviewState; at: string }[];
  /** Written with the latest request for changes; missing where its letter named no day. */
  changesDue?: string | undefined;
}

/** Returns the moment in milliseconds until which its author may make the changes asked for; null where there is none. */
export const changesDueAt = ({ state, changesDue }: Pick<TimedReview, 'state' | 'changesDue'>): number | null =>
  state === 'changes-asked' && changesDue !== undefined ? Date.parse(changesDue) : null;

/** Returns the end of the time for changes that are asked for now, in milliseconds. */
export const changesDueFrom = (now: number): number => now + reviewConstants.changesDays * dayMs;

/**
 * Returns true while the author may change a review: before it is published for the first time, for two weeks after its
 * sending, and within the days for changes that were asked for. One that a report sent back to the queue stays as it is.
 */
export const mayEditReview = (review: TimedReview, now: number): boolean => {
  const { state, createdAt, log } = review;
  const isFresh = now < Date.parse(createdAt) + reviewConstants.editDays * dayMs;
  if (state === 'published') return isFresh;
  if (state === 'changes-asked') return now < (changesDueAt(review) ?? Infinity);
  return state === 'pending' && (isFresh || !log.some((step) => step.state === 'published'));
};

/** Returns true when this person may move a review from one state to another. */
export const mayMoveReview = (by: ReviewMover, from: ReviewState, to: ReviewState): boolean =>
  reviewMoves[by][from]?.includes(to) ?? false;
