import { defaultMarket, type CountryCode, isCountryCode } from '@posy/shared-contracts/markets';
import { mayView } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { isStanding } from '#api/closed';
import { readWedding } from '#api/membership';
import { type PushPost } from '#push/queue/push-post';
import { duePayments } from './due-payments';
import { dueTasks } from './due-tasks';
import { goodMoment } from './good-moment';
import { type Reminder } from './reminder';
import { zoneOf } from './time-zone';

interface Parts {
  firestore: Firestore;
  pushes: Pick<PushPost, 'remind'>;
  now: () => number;
}

const countryOf = (stored: unknown): CountryCode =>
  typeof stored === 'string' && isCountryCode(stored) ? stored : defaultMarket.country;

/** Everybody of a wedding who may see what it is about, each at a good moment where they live. */
const remindAll = async ({ firestore, pushes, now }: Parts, { weddingId, area, notice }: Reminder): Promise<void> => {
  const stored = await firestore.doc(`weddings/${weddingId}`).get();
  if (!isStanding(stored)) return;
  const wedding = readWedding(stored);
  const uids = Object.keys(wedding.roles).filter((uid) => mayView(wedding, uid, area));
  if (uids.length === 0) return;
  const people = await firestore.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)));
  for (const person of people.filter(({ exists }) => exists)) {
    const zone = zoneOf(countryOf(person.get('l10n.viewerCountry')), wedding.location);
    await pushes.remind(person.id, notice, goodMoment(zone, now()));
  }
};

/**
 * Reminds couples of payments and tasks that come up. Every reminder is one event: however often this is called, and by how
 * many servers, each person hears of it once.
 */
export const sendReminders = async (parts: Parts): Promise<void> => {
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const told = new Set<string>();
  for (const due of [duePayments, dueTasks])
    for await (const reminder of due(parts.firestore, today)) {
      if (told.has(reminder.notice.event)) continue;
      told.add(reminder.notice.event);
      await remindAll(parts, reminder);
    }
};
