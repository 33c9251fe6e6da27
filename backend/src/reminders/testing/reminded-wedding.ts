import { type Firestore } from 'firebase-admin/firestore';
import { openPushPost } from '#push/queue/push-post';
import { queuedPushes } from '#push/queue/queued-push';
import { type PushMessage } from '#push/sender/push-message';
import { userDocument, weddingDocument } from '#testing/people';
import { sendReminders } from '../send-reminders';

export const day = 24 * 3_600_000;

/** Far from the server's own time, which finds nothing of these weddings due. */
const begin = Date.parse('2126-01-10T03:00:00.000Z');
export const clock = { now: begin };

let months = 0;
/** Gives a test a month of its own, from the same hour as every other. */
export const nextMonth = (): void => {
  clock.now = begin + (months += 1) * 40 * day;
};

let weddings = 0;

export const today = (days = 0): string => new Date(clock.now + days * day).toISOString().slice(0, 10);

interface TestProfile {
  locale?: string;
  viewerCountry?: string;
  tasks?: boolean;
}
/** A wedding of a couple, who have a phone each, and the queue that reminds them. */
export const remindedWedding = async (
  firestore: Firestore,
  {
    date = '2200-01-01',
    partner = {},
    location = null,
  }: { date?: string; partner?: TestProfile; location?: object | null } = {},
) => {
  const name = `reminded-${(weddings += 1)}`;
  const [owner, other, helper] = [`${name}-owner`, `${name}-other`, `${name}-helper`] as const;
  const wedding = firestore.doc(`weddings/${name}`);
  const roles = { [owner]: 'owner', [other]: 'partner', [helper]: 'helper' } as const;
  await wedding.set({ ...weddingDocument(roles), date, location, access: { [helper]: { guests: 'edit' } } });
  const join = async (uid: string, { locale = 'en-GB', viewerCountry = 'GB', tasks = true }: TestProfile = {}) => {
    const channel = { messages: true, tasks, collaboration: true, news: false };
    const profile = {
      l10n: { locale, currency: 'GBP', viewerCountry },
      notifications: { email: channel, push: channel },
    };
    await firestore.doc(`users/${uid}`).set({ ...userDocument(`${uid}@example.com`, name), ...profile });
    await firestore.doc(`users/${uid}/devices/phone`).set({ token: uid, platformId: 'android' });
  };
  await join(owner);
  await join(other, partner);
  await join(helper);
  const sent: PushMessage[] = [];
  const post = openPushPost({
    firestore,
    accounts: { find: async () => ({ email: null, emailVerified: true, disabled: false, validSince: 0 }) },
    sender: {
      async send(message) {
        sent.push(message);
        return { status: 'sent' };
      },
    },
    origin: 'https://posy.example',
    now: () => clock.now,
    chance: () => 0.5,
    gaveUp: () => undefined,
    forgot: () => undefined,
    report: (error) => {
      throw error;
    },
  });
  const look = () =>
    sendReminders({ firestore, pushes: post, letters: { remind: async () => undefined }, now: () => clock.now });
  /** The reminders that this wedding's people get now, by channel. */
  const reported = async (): Promise<Record<string, string>> => {
    await post.deliver();
    const own = sent.splice(0).filter(({ token }) => token.startsWith(name));
    return Object.fromEntries(
      own.map(({ token, notification }) => [token.replace(`${name}-`, ''), notification?.title ?? '']),
    );
  };
  const queued = async (): Promise<number> =>
    (await queuedPushes(firestore).where('uid', 'in', [owner, other, helper]).get()).size;
  return { wedding, look, reported, queued, sent };
};
