import { type CountryCode, defaultMarket, isCountryCode } from '@posy/shared-contracts/markets';
import { mayView } from '@posy/shared-contracts/rules';
import { dayIn, firstZone, weddingZone, zoneOf } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isOpenWedding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { personSchema } from '#mail/talk/letter-to';
import { type TalkLetters } from '#mail/talk/talk-letters';
import { type PushPost } from '#push/queue/push-post';
import { duePayments } from './due-payments';
import { dueReviews } from './due-reviews';
import { dueTasks } from './due-tasks';
import { goodMoment } from './good-moment';
import { type Reminder } from './reminder';

interface ReminderParts {
  firestore: Firestore;
  pushes: Pick<PushPost, 'remind'>;
  letters: Pick<TalkLetters, 'remind'>;
  now: () => number;
}

type Location = Parameters<typeof zoneOf>[1];

const countryOf = (stored: unknown): CountryCode =>
  typeof stored === 'string' && isCountryCode(stored) ? stored : defaultMarket.country;

/** When a person is written to: now, or at nine in their morning; by the place of a wedding where it counts. */
export const personsMorning = (person: DocumentSnapshot, now: number, location: Location = null): number =>
  goodMoment(zoneOf(countryOf(person.get('l10n.viewerCountry')), location), now);

/** Returns true for a person who wants reminders, by mail or by push. */
const wantsReminders = (person: DocumentSnapshot): boolean => {
  const { email, push } = v.parse(personSchema, person.data() ?? {}).notifications;
  return email.tasks || push.tasks;
};

/**
 * Reminds everybody of a wedding who may see what it is about, each at a good moment where they live. Returns false when
 * there is nobody, or the day has not come.
 */
export const remindAll = async (
  { firestore, pushes, letters, now }: ReminderParts,
  { weddingId, day, area, notice, record }: Reminder,
): Promise<boolean> => {
  const stored = await firestore.doc(`weddings/${weddingId}`).get();
  if (!isOpenWedding(stored)) return false;
  const wedding = readWedding(stored);
  // A wedding in a zone that has not reached the day is found again later.
  if (day > dayIn(weddingZone(wedding), now())) return false;
  const uids = Object.keys(wedding.roles).filter((uid) => mayView(wedding, uid, area));
  if (uids.length === 0) return false;
  const found = await firestore.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)));
  const people = found.filter(({ exists }) => exists);
  for (const person of people) {
    const at = personsMorning(person, now(), wedding.location);
    await pushes.remind(person.id, notice, at);
    await letters.remind(person.id, notice, at);
  }
  // Stored last: a run that broke off is repeated, and queues nothing twice.
  await record?.set({ at: Timestamp.fromMillis(now()), isWanted: people.some(wantsReminders) });
  return people.length > 0;
};

/**
 * Reminds couples of due payments and tasks, and asks them for reviews after their wedding, by push and by mail. Every
 * reminder is one event: however often this is called, and by how many servers, each person gets it once.
 */
export const sendReminders = async (parts: ReminderParts): Promise<void> => {
  const today = dayIn(firstZone, parts.now());
  const queued = new Set<string>();
  for (const due of [duePayments, dueTasks, dueReviews])
    for await (const reminder of due(parts.firestore, today)) {
      if (queued.has(reminder.notice.event)) continue;
      queued.add(reminder.notice.event);
      await remindAll(parts, reminder);
    }
};
