import { type EndpointInput, type EndpointOutput } from '@posy/shared-contracts/endpoints';
import {
  type GuestBand,
  type ReviewFeedback,
  type ReviewTopic,
  type StoredReview,
  type WeddingSeason,
} from '@posy/shared-contracts/entities';
import { type Rating } from './rating';

export type Stars = StoredReview['stars'];
export type ReviewReply = Pick<NonNullable<StoredReview['reply']>, 'body' | 'createdAt'>;

/** Spec section 3 "Review feedback", without the e-mail address and what moderators see. */
export interface PublicReview extends Omit<StoredReview, 'state' | 'log' | 'reply' | 'editedAt'> {
  id: string;
  /** When its author changed it last; missing or null where they never did. */
  editedAt?: string | null;
  type: ReviewFeedback['type'];
  reply: ReviewReply | null;
}

/** A review as its document has it: it goes before one of the catalogue with the same id. */
export interface ReviewChange {
  id: string;
  supplierId: string;
  /** Of two of one review the later one is greater, as text. */
  version: string;
  /** Null for one that nobody may see. */
  review: PublicReview | null;
}

export interface ReviewRecord extends PublicReview {
  internal: { email: string; user: string | null };
}

export type ReviewSort = NonNullable<NonNullable<EndpointInput<'reviews'>['params']>['sort']>;

/** Page and order of a supplier's reviews. */
export interface ReviewRequest {
  page?: number;
  size?: number;
  sort?: ReviewSort;
  /** Only reviews with this number. */
  stars?: Stars | undefined;
  /** Only those that speak of it. */
  topic?: ReviewTopic | undefined;
  /** Only those of weddings in it, and of that size. */
  season?: WeddingSeason | undefined;
  guests?: GuestBand | undefined;
}

/** Numbers of reviews by their stars, by what they speak of, and by the weddings they are about. */
export interface ReviewFigures {
  /** Number of reviews by stars. */
  histogram: Record<Stars, number>;
  /** The number of reviews for each topic, the most frequent first. */
  mentions: { topic: ReviewTopic; count: number }[];
  /** The number of reviews by season and size of the weddings; null where one is unknown. */
  weddings: { season: WeddingSeason | null; guests: GuestBand | null; count: number }[];
}

export interface ReviewPage extends Omit<EndpointOutput<'reviews'>, 'reviews' | 'counts'> {
  results: PublicReview[];
}

export interface RatingStatistics extends Rating, ReviewFigures {}
