import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

type Figures = EndpointOutput<'ownFigures'>;

/** Twelve weeks of a florist's figures, each with one view more than the week before. */
export const exampleFigures = (changes: Partial<Figures> = {}): Figures => ({
  category: 'florists',
  weeks: Array.from({ length: 12 }, (_none, at) => ({
    monday: new Date(Date.UTC(2026, 8, 7 + at * 7)).toISOString().slice(0, 10),
    views: at + 1,
    hearts: at === 11 ? 3 : 0,
    enquiries: at === 10 ? 2 : 0,
    bookings: 0,
  })),
  typical: { suppliers: 86, views: 9, hearts: 1, enquiries: 1, bookings: 0 },
  replies: null,
  typicalReplyMinutes: null,
  completeness: 0.92,
  ranking: {
    weights: { relevance: 0.3, distance: 0.35, rating: 0.2, completeness: 0.1, replies: 0.05 },
    paid: { atTheHead: 2, oneIn: 12 },
  },
  ...changes,
});
