import { reviewConstants } from '@posy/shared-contracts/constants';
import { type Firestore } from 'firebase-admin/firestore';
import { hasUnreviewed } from '#documents/has-unreviewed';
import { pagesOf } from './pages-of';
import { dayAfter, daysUntil, type Reminder } from './reminder';

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
