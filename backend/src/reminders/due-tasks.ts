import { type Period, periods } from '@posy/shared-contracts/entities';
import { periodBounds, planningDay } from '@posy/shared-contracts/rules';
import { type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { readWedding } from '#documents/stored-wedding';
import { pagesOf, weddingIdOf } from './pages-of';
import { daysUntil, type Reminder } from './reminder';

const reminder = (weddingId: string, day: string, event: string): Reminder => ({
  weddingId,
  day,
  area: 'checklist',
  notice: { kind: 'tasks-due', event: `${weddingId} ${event}`, ids: { weddingId } },
});

/** Weddings with an open task that was put off until one of the days: one reminder for all tasks of a day. */
async function* backOn(firestore: Firestore, days: readonly string[]): AsyncGenerator<Reminder> {
  const putOff = firestore
    .collectionGroup('tasks')
    .where('snoozedUntil', 'in', days)
    .select('snoozedUntil', 'done', 'active');
  for await (const document of pagesOf(putOff)) {
    const weddingId = weddingIdOf(document);
    if (weddingId === null || document.get('done') !== false || document.get('active') !== true) continue;
    const day = String(document.get('snoozedUntil'));
    yield reminder(weddingId, day, `back ${day}`);
  }
}

interface Beginning {
  period: Period;
  /** The wedding's day, yyyy-MM-dd. */
  date: string;
}

/** Which weddings' days make a period begin on a day. */
const beginningsOn = (day: string): Beginning[] =>
  periods.flatMap((period) => {
    const { from } = periodBounds[period];
    if (from === null) return [];
    const date = DateTime.fromISO(day, { zone: 'utc' }).plus(from).toFormat('yyyy-MM-dd');
    // The end of a month has fewer days than others: the period begins on the last one then, once.
    const isExact = DateTime.fromISO(date, { zone: 'utc' }).minus(from).toFormat('yyyy-MM-dd') === day;
    return isExact ? [{ period, date }] : [];
  });

const hasOpen = async (wedding: QueryDocumentSnapshot, period: Period): Promise<boolean> => {
  const open = wedding.ref.collection('tasks').where('period', '==', period).where('done', '==', false);
  return (await open.where('active', '==', true).limit(1).count().get()).data().count > 0;
};

/** Weddings with a period that begins on one of the days and has open tasks. */
async function* begunOn(firestore: Firestore, day: string): AsyncGenerator<Reminder> {
  const beginnings = beginningsOn(day);
  const dates = [...new Set(beginnings.map(({ date }) => date))];
  for await (const wedding of pagesOf(firestore.collection('weddings').where('date', 'in', dates))) {
    const date = planningDay(readWedding(wedding));
    for (const { period } of beginnings.filter((one) => one.date === date))
      if (await hasOpen(wedding, period)) yield reminder(wedding.id, day, `begins ${period} ${date}`);
  }
}

/** Checklists on which something comes up. */
export async function* dueTasks(firestore: Firestore, today: string): AsyncGenerator<Reminder> {
  const days = daysUntil(today);
  yield* backOn(firestore, days);
  for (const day of days) yield* begunOn(firestore, day);
}
