import { Timestamp } from 'firebase-admin/firestore';
import { type SupplierSummary } from '#catalogue/records/supplier-record';

/** Suppliers of the demo besides its venue and its photographer, most of them seen by its couple, by category. */
export const demoPicks = {
  photographer2: 'photographers',
  photographer3: 'photographers',
  caterer: 'caterers',
  caterer2: 'caterers',
  florist: 'florists',
  florist2: 'florists',
  band: 'music',
  cake: 'cakes',
  stylist: 'beauty',
  driver: 'transport',
  // The photographer's second profile: the couple has not seen it.
  film: 'video',
} as const;
export type DemoPick = keyof typeof demoPicks;

/** Values that the demo is made from: the same values make the same documents. */
export interface DemoFacts {
  weddingId: string;
  slug: string;
  /** yyyy-MM-dd. */
  date: string;
  /** When the seeding began, milliseconds since the epoch. */
  startedAt: number;
  venue: SupplierSummary;
  photographer: SupplierSummary;
  /** A small catalogue lacks some. */
  picked: Partial<Record<DemoPick, SupplierSummary>>;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** People write between breakfast and supper: a day of the demo has this many hours, from this one on. */
const waking = { from: 8 * hour, length: 12 * hour };

/** Moves instants out of the night, in the same order. */
const awake = (at: number): number => {
  const midnight = Math.floor(at / day) * day;
  return midnight + waking.from + Math.floor(((at - midnight) / day) * waking.length);
};

/** An instant so many days before the seeding began, at an hour at which people are awake; never after the beginning. */
export const daysBefore = ({ startedAt }: Pick<DemoFacts, 'startedAt'>, days: number): Timestamp => {
  const isAhead = awake(startedAt) > startedAt;
  return Timestamp.fromMillis(awake(startedAt - Math.round(days * day)) - (isAhead ? day : 0));
};
