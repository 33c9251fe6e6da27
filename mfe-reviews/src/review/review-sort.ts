/** Orders of a supplier's reviews; the first needs no word in the address. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'oldest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The order that an address asks for; what is none is the first. */
export const readSort = (text: string | null): ReviewSort => reviewSorts.find((sort) => sort === text) ?? 'newest';

/** `sort` of a link's query; the first order has none. */
export const sortQuery = (sort: ReviewSort): { sort?: string } => (sort === 'newest' ? {} : { sort });
