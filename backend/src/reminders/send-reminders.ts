import { type CountryCode, defaultMarket, isCountryCode } from '@posy/shared-contracts/markets';
import { mayView } from '@posy/shared-contracts/rules';
import { zoneOf } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { isStanding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { type TalkLetters } from '#mail/talk/talk-letters';
import { type PushPost } from '#push/queue/push-post';
import { duePayments } from './due-payments';
import { dueTasks } from './due-tasks';
import { goodMoment } from './good-moment';
import { type Reminder } from './reminder';

interface Parts {
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

/** Everybody of a wedding who may see what it is about, each at a good moment where they live. */
const remindAll = async (
  { firestore, pushes, letters, now }: Parts,
  { weddingId, area, notice }: Reminder,
): Promise<void> => {
  const stored = await firestore.doc(`weddings/${weddingId}`).get();
  if (!isStanding(stored)) return;
  const wedding = readWedding(stored);
  const uids = Object.keys(wedding.roles).filter((uid) => mayView(wedding, uid, area));
  if (uids.length === 0) return;
  const people = await firestore.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)));
  for (const person of people.filter(({ exists }) => exists)) {
    const at = personsMorning(person, now(), wedding.location);
    await pushes.remind(person.id, notice, at);
    await letters.remind(person.id, notice, at);
  }
};

/**
 * Reminds couples of payments and tasks that come up, by push and by mail. Every reminder is one event: however often this is called, and by how
 * many servers, each person hears of it once.
 */
export const sendReminders = async (parts: Parts): Promise<void> => {
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const queued = new Set<string>();
  for (const due of [duePayments, dueTasks])
    for await (const reminder of due(parts.firestore, today)) {
      if (queued.has(reminder.notice.event)) continue;
      queued.add(reminder.notice.event);
      await remindAll(parts, reminder);
    }
};
