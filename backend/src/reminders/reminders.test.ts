import { Timestamp } from 'firebase-admin/firestore';
import { openPushPost } from '#push/queue/push-post';
import { queuedPushes } from '#push/queue/queued-push';
import { type PushMessage } from '#push/sender/push-message';
import { taskDocument } from '#testing/documents';
import { userDocument, weddingDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { sendReminders } from './send-reminders';

const backend = testBackend();
const day = 24 * 3_600_000;
/** Far from the server's own time, which finds nothing of these weddings due. Each test has a month of its own. */
const begin = Date.parse('2126-01-10T03:00:00.000Z');
let now = begin;
let tests = 0;
let weddings = 0;
beforeEach(() => {
  now = begin + (tests += 1) * 40 * day;
});

const today = (days = 0): string => new Date(now + days * day).toISOString().slice(0, 10);

interface TestProfile {
  locale?: string;
  viewerCountry?: string;
  tasks?: boolean;
}
/** A wedding of a couple, who have a phone each, and the queue that reminds them. */
const start = async ({
  date = '2200-01-01',
  partner = {},
  location = null,
}: { date?: string; partner?: TestProfile; location?: object | null } = {}) => {
  const { firestore } = backend;
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
    now: () => now,
    chance: () => 0.5,
    gaveUp: () => undefined,
    forgot: () => undefined,
    report: (error) => {
      throw error;
    },
  });
  const look = () =>
    sendReminders({ firestore, pushes: post, letters: { remind: async () => undefined }, now: () => now });
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

const at = Timestamp.fromMillis(0);
const taskOf = (changes: object) => taskDocument({ createdAt: at, updatedAt: at, ...changes });
const payment = (due: string, changes: object = {}) => ({
  costId: 'c1',
  name: 'Deposit',
  amount: 100,
  due,
  paidOn: null,
  remindDaysBefore: 7,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

describe('a payment', () => {
  test('is announced on its day, in the morning and the language of each member who sees the budget, and once', async () => {
    const { wedding, look, reported } = await start({ partner: { locale: 'de-DE', viewerCountry: 'DE' } });
    await wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    await Promise.all([look(), look()]);
    await look();
    expect(await reported()).toEqual({});
    now += 5.5 * 3_600_000;
    // Half past eight in London, half past nine in Berlin.
    const before = now;
    const inBerlin = await reported();
    now += 3_600_000;
    const inLondon = await reported();
    expect([inBerlin, inLondon]).toEqual([
      { other: 'Bald ist etwas zu bezahlen' },
      { owner: 'A payment is coming up' },
    ]);
    for (now = before + day; now < before + 9 * day; now += day) {
      await look();
      now += 6 * 3_600_000;
      expect(await reported()).toEqual({});
      now -= 6 * 3_600_000;
    }
  });

  test('is reminded of on its day where the wedding is, not a day early where days begin late', async () => {
    const place = (country: string, state: string) => ({
      location: { name: 'Somewhere', adminArea: [state], country, providerId: null },
    });
    const [hawaii, bavaria] = [await start(place('US', 'Hawaii')), await start(place('DE', 'Bayern'))];
    await hawaii.wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    await bavaria.wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(8)));
    const both = async () => [await hawaii.queued(), await bavaria.queued()];
    // Five in the afternoon of the day before in Honolulu, four in the morning in Munich.
    await hawaii.look();
    expect(await both()).toEqual([0, 0]);
    now += 7.5 * 3_600_000;
    await hawaii.look();
    expect(await both()).toEqual([2, 0]);
    // Half past midnight in Munich, and half past eleven by the world's clock.
    now += 13 * 3_600_000;
    await hawaii.look();
    expect(await both()).toEqual([2, 2]);
  });

  test('that is paid before the morning, or was never to be reminded of, is left out', async () => {
    const { wedding, look, reported, queued } = await start();
    const payments = wedding.collection('payments');
    await payments.doc('paid').set(payment(today(7)));
    await payments.doc('never').set(payment(today(7), { remindDaysBefore: null }));
    await payments.doc('long-paid').set(payment(today(7), { paidOn: today(-1) }));
    await payments.doc('later').set(payment(today(8)));
    await look();
    expect(await queued()).toBe(2);
    await payments.doc('paid').update({ paidOn: today() });
    now += 12 * 3_600_000;
    expect(await reported()).toEqual({});
  });

  test('is made up for when no server ran on its day, and after three days no more', async () => {
    const { wedding, look, reported } = await start();
    await wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    now += 2 * day + 9 * 3_600_000;
    await look();
    expect(Object.keys(await reported()).sort()).toEqual(['other', 'owner']);
    const late = await start();
    await late.wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    now += 3 * day;
    await late.look();
    expect(await late.reported()).toEqual({});
  });

  test('of who wants to hear of no tasks stays silent, and spoilt ones keep nobody from theirs', async () => {
    const { wedding, look, reported } = await start({ partner: { tasks: false } });
    const payments = wedding.collection('payments');
    await payments.doc('p0').set({ due: today(7), paidOn: 9, remindDaysBefore: 'x' });
    await payments.doc('p1').set(payment(today(7)));
    await backend.firestore.doc('elsewhere/x/payments/p1').set(payment(today(7)));
    now += 9 * 3_600_000;
    await look();
    expect(await reported()).toEqual({ owner: 'A payment is coming up' });
  });
});

describe('tasks', () => {
  const sixMonthsOn = (): string => {
    const date = new Date(now);
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 6, date.getUTCDate()))
      .toISOString()
      .slice(0, 10);
  };

  test('are announced when their period begins and some are open, once', async () => {
    const { wedding, look, reported } = await start({ date: sixMonthsOn() });
    const task = wedding.collection('tasks').doc('t1');
    await task.set(taskOf({ period: '4-6', group: 't1' }));
    now += 9 * 3_600_000;
    await look();
    const title = 'It’s time for something new';
    expect(await reported()).toEqual({ owner: title, other: title });
    for (const _again of [1, 2, 3]) {
      now += day;
      await look();
      expect(await reported()).toEqual({});
    }
    const done = await start({ date: sixMonthsOn() });
    await done.wedding
      .collection('tasks')
      .doc('t1')
      .set(taskOf({ period: '4-6', group: 't1', done: true }));
    await done.look();
    expect(await done.reported()).toEqual({});
  });

  test('that were put off are announced together on the day on which they are back', async () => {
    const { wedding, look, reported, queued } = await start();
    for (const id of ['t1', 't2', 't3'])
      await wedding
        .collection('tasks')
        .doc(id)
        .set(taskOf({ group: id, snoozedUntil: today(1) }));
    now += 9 * 3_600_000;
    await look();
    expect(await queued()).toBe(0);
    now += day;
    await look();
    expect(await queued()).toBe(2);
    expect(Object.keys(await reported()).sort()).toEqual(['other', 'owner']);
  });

  test('of a wedding that was closed before the morning are nobody’s business any more', async () => {
    const { wedding, look, reported } = await start();
    await wedding
      .collection('tasks')
      .doc('t1')
      .set(taskOf({ group: 't1', snoozedUntil: today() }));
    await look();
    await wedding.update({ closedAt: Timestamp.fromMillis(now) });
    now += 12 * 3_600_000;
    expect(await reported()).toEqual({});
  });
});

describe('what suppliers were like', () => {
  const asked = { owner: 'How were they?', other: 'How were they?' };
  const review = (weddingId: string, supplierId: string, state = 'pending') =>
    backend.firestore
      .doc(`reviews/${weddingId}-${supplierId}`)
      .set({ supplierId, state, private: { wedding: weddingId } });

  test('is asked once after the wedding, and once more where somebody is left to write about', async () => {
    const { wedding, look, reported } = await start({ date: today(-3) });
    for (const id of ['GB000001', 'GB000002']) await wedding.collection('suppliers').doc(id).set({ booked: true });
    await wedding.collection('suppliers').doc('GB000003').set({ booked: false });
    await look();
    await look();
    now += 6 * 3_600_000;
    expect(await reported()).toEqual(asked);
    await review(wedding.id, 'GB000001');
    now += 14 * day;
    await look();
    now += 6 * 3_600_000;
    expect(await reported()).toEqual(asked);
    now += 30 * day;
    await look();
    now += 6 * 3_600_000;
    expect(await reported()).toEqual({});
  });

  test('is not asked before the wedding, of who booked nobody, and once all was said', async () => {
    const early = await start({ date: today(3) });
    await early.wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    const none = await start({ date: today(-3) });
    const said = await start({ date: today(-3) });
    await said.wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    await review(said.wedding.id, 'GB000001', 'published');
    await early.look();
    expect([await early.queued(), await none.queued(), await said.queued()]).toEqual([0, 0, 0]);
  });

  test('is not asked any more when all was said before their morning', async () => {
    const { wedding, look, reported } = await start({ date: today(-3) });
    await wedding.collection('suppliers').doc('GB000001').set({ booked: true });
    await look();
    await review(wedding.id, 'GB000001');
    now += 6 * 3_600_000;
    expect(await reported()).toEqual({});
  });
});
