import { reviewConstants } from '@posy/shared-contracts/constants';
import { type Firestore } from 'firebase-admin/firestore';
import { pagesOf } from './pages-of';
import { dayAfter, daysUntil, type Reminder } from './reminder';

/** States of a review after which its supplier may be written about again. */
const over = ['refused', 'withdrawn'];

/** Returns true when a wedding has a booked supplier without a review from its members. */
export const hasUnreviewed = async (firestore: Firestore, weddingId: string): Promise<boolean> => {
  const [booked, written] = await Promise.all([
    firestore.collection(`weddings/${weddingId}/suppliers`).where('booked', '==', true).select().get(),
    firestore.collection('reviews').where('private.wedding', '==', weddingId).select('supplierId', 'state').get(),
  ]);
  const done = written.docs.filter((review) => !over.includes(String(review.get('state'))));
  const reviewed = new Set(done.map((review) => String(review.get('supplierId'))));
  return booked.docs.some(({ id }) => !reviewed.has(id));
};

const occasions = { first: reviewConstants.invitedAfterDays, again: reviewConstants.remindedAfterDays };

/**
 * Yields couples to invite to review all suppliers they booked: a few days after their wedding, and once more later while
 * a review is missing. Suppliers cannot choose who is asked.
 */
export async function* dueReviews(firestore: Firestore, today: string): AsyncGenerator<Reminder> {
  for (const [occasion, days] of Object.entries(occasions)) {
    const dates = daysUntil(today).map((day) => dayAfter(day, -days));
    for await (const wedding of pagesOf(firestore.collection('weddings').where('date', 'in', dates))) {
      const { id } = wedding;
      if (await hasUnreviewed(firestore, id)) {
        const notice = { kind: 'reviews-due', event: `${id} reviews ${occasion}`, ids: { weddingId: id } } as const;
        yield { weddingId: id, day: dayAfter(String(wedding.get('date')), days), area: 'suppliers', notice };
      }
    }
  }
}
