import { type ReviewTopic, reviewTopics } from '@posy/shared-contracts/entities';

/** Orders of a supplier's reviews; the first needs no word in the address. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'oldest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The order that an address asks for; what is none is the first. */
export const readSort = (text: string | null): ReviewSort => reviewSorts.find((sort) => sort === text) ?? 'newest';

/** `sort` of a link's query; the first order has none. */
export const sortQuery = (sort: ReviewSort): { sort?: string } => (sort === 'newest' ? {} : { sort });

/** The topic in an address that reviews are narrowed to; null for all topics. */
export const readTopic = (text: string | null): ReviewTopic | null =>
  reviewTopics.find((topic) => topic === text) ?? null;

/** `topic` of a link's query; anything has none. */
export const topicQuery = (topic: ReviewTopic | null): { topic?: string } => (topic === null ? {} : { topic });

/** Numbers of stars, the most first. */
export const starNumbers = [5, 4, 3, 2, 1] as const;
export type StarNumber = (typeof starNumbers)[number];

/** Of how many stars an address asks for reviews; null for any number. */
export const readStars = (text: string | null): StarNumber | null =>
  starNumbers.find((stars) => String(stars) === text) ?? null;

/** `stars` of a link's query; all have none. */
export const starsQuery = (stars: StarNumber | null): { stars?: string } =>
  stars === null ? {} : { stars: String(stars) };
