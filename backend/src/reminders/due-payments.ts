import { mostReminderDays } from '@posy/shared-contracts/constants';
import { paymentSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { pagesOf, weddingIdOf } from './pages-of';
import { dayAfter, daysUntil, type Reminder } from './reminder';

const datedSchema = v.pick(paymentSchema, ['due', 'paidOn', 'remindDaysBefore']);

/** Open payments whose day of reminder has come. */
export async function* duePayments(firestore: Firestore, today: string): AsyncGenerator<Reminder> {
  const days = daysUntil(today);
  const dated = firestore
    .collectionGroup('payments')
    .where('due', '>=', days[0] ?? today)
    .where('due', '<=', dayAfter(today, mostReminderDays))
    .orderBy('due')
    .select('due', 'paidOn', 'remindDaysBefore');
  for await (const document of pagesOf(dated)) {
    const weddingId = weddingIdOf(document);
    const read = v.safeParse(datedSchema, document.data());
    if (weddingId === null || !read.success) continue;
    const { due, paidOn, remindDaysBefore } = read.output;
    if (due === null || paidOn !== null || remindDaysBefore === null) continue;
    const day = dayAfter(due, -remindDaysBefore);
    if (!days.includes(day)) continue;
    const event = `${weddingId} ${document.id} ${due} ${remindDaysBefore}`;
    const ids = { weddingId, paymentId: document.id };
    yield { weddingId, day, area: 'budget', notice: { kind: 'payment-due', event, ids } };
  }
}
