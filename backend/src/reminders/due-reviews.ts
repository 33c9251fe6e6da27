import { type Firestore } from 'firebase-admin/firestore';
import { hasUnreviewed } from '#documents/has-unreviewed';
import { pagesOf } from './pages-of';
import { dayAfter, daysUntil, type Reminder } from './reminder';
import { type Occasion, occasions, readSent, recordOf, reviewInvitation } from './review-invitation';

/** Days without a second letter after the first one: a supplier may have asked for a late one. */
const pauseDays = 7;
const dayMs = 86_400_000;

/** Returns true when a couple was invited on this occasion, or only days ago. */
const wasInvited = async (
  firestore: Firestore,
  weddingId: string,
  { occasion, today }: { occasion: Occasion; today: string },
): Promise<boolean> => {
  const [first, again] = await firestore.getAll(
    recordOf(firestore, weddingId, 'first'),
    recordOf(firestore, weddingId, 'again'),
  );
  if (first === undefined || again === undefined)
    throw new Error('The database answered fewer documents than it was asked for.');
  if (occasion === 'first') return first.exists;
  const sent = readSent(first);
  return again.exists || (sent !== null && sent.at > Date.parse(today) - pauseDays * dayMs);
};

/**
 * Yields couples to invite to review all suppliers they booked: a few days after their wedding, and once more later while
 * a review is missing. Suppliers cannot choose who is asked.
 */
export async function* dueReviews(firestore: Firestore, today: string): AsyncGenerator<Reminder> {
  for (const occasion of ['first', 'again'] as const) {
    const dates = daysUntil(today).map((day) => dayAfter(day, -occasions[occasion]));
    for await (const wedding of pagesOf(firestore.collection('weddings').where('date', 'in', dates))) {
      const { id } = wedding;
      if (await wasInvited(firestore, id, { occasion, today })) continue;
      if (await hasUnreviewed(firestore, id))
        yield reviewInvitation(firestore, { id, date: String(wedding.get('date')) }, occasion);
    }
  }
}
