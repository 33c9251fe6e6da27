import { type GuestBand } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { type SeedDocument } from '#seed/write-all';
import { type DemoFacts, type DemoPick } from '../facts/demo-facts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface UndecidedReview {
  of: DemoPick;
  /** Hours before the seeding. */
  age: number;
  stars: 1 | 2 | 3 | 4 | 5;
  title: string;
  body: string;
  name: string;
  from: string;
  checked: 'booked' | 'account' | 'address';
  /** Of a couple that plans its wedding here. */
  guestBand?: GuestBand;
}

/** Written by couples who are not in the demo: a moderator has something to read. */
const waiting: readonly UndecidedReview[] = [
  {
    ...{ of: 'florist', age: 25, stars: 2, title: 'Late, and half the buttonholes missing' },
    body: 'The arch was beautiful. But they came forty minutes late and three buttonholes never turned up. When I rang, Rosa Hale told me to calm down. I’d call that theft, since we paid for all eight.',
    ...{ name: 'Grace and Hamish', from: 'Bath', checked: 'booked', guestBand: 'to-100' },
  },
  {
    ...{ of: 'caterer', age: 23, stars: 1, title: 'Don’t book them, see the other place' },
    body: 'There is a far better one at www.better-feasts.example, and half the price. Ask for the summer offer.',
    ...{ name: 'Ash', from: '', checked: 'address' },
  },
  {
    ...{ of: 'band', age: 19, stars: 5, title: 'They made my dad dance' },
    body: 'He has not danced since 1987. They read the room, kept it quiet for the speeches, and played the song that we had forgotten to ask for.',
    ...{ name: 'Priya and Jo', from: 'Bristol', checked: 'booked', guestBand: 'to-150' },
  },
  {
    ...{ of: 'cake', age: 9, stars: 5, title: 'Lemon for days' },
    body: 'Three tiers, none of them left. They drove it up the track themselves, and mended a dent before anybody saw.',
    ...{ name: 'Lena and Tobi', from: 'Frome', checked: 'booked', guestBand: 'to-50' },
  },
  {
    ...{ of: 'driver', age: 4, stars: 4, title: 'Quiet, quick, kind' },
    body: 'The car was early and warm, which in October is worth a star of its own. A little more room for the dress would have been good.',
    ...{ name: 'Nour and Eli', from: 'Wells', checked: 'account', guestBand: 'to-100' },
  },
];

const documentOf = (facts: DemoFacts, review: UndecidedReview, place: number): SeedDocument[] => {
  const { of, age, checked, ...words } = review;
  const supplier = facts.picked[of];
  if (supplier === undefined) return [];
  const at = Timestamp.fromMillis(facts.startedAt - age * hourMs);
  const data = {
    ...{ type: 'review', supplierId: supplier.id, state: 'pending', log: [{ state: 'pending', at, by: null }] },
    ...{ ...words, checked, bookedThroughPosy: checked === 'booked', photos: [], reply: null },
    dateWedding: new Date(facts.startedAt - (40 + 5 * place) * dayMs).toISOString().slice(0, 10),
    ...{ private: { email: `couple-${place + 1}@example.com`, user: null, wedding: null } },
    ...{ createdAt: at, changedAt: at },
  };
  return [{ path: `reviews/demo-waiting-${place + 1}`, data }];
};

/** Reviews that wait for a moderator. */
export const demoReviews = (facts: DemoFacts): SeedDocument[] =>
  waiting.flatMap((review, place) => documentOf(facts, review, place));
