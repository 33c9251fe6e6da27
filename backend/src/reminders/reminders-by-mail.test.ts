import { Timestamp } from 'firebase-admin/firestore';
import { type Mail } from '#mail/mail';
import { openTalkLetters } from '#mail/talk/talk-letters';
import { talkSeal } from '#mail/talk/talk-seal';
import { readAdminSecret } from '#server/firebase';
import { userDocument, weddingDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { sendReminders } from './send-reminders';

const backend = testBackend();
const day = 24 * 3_600_000;
/** Nine in the morning, far from the server's own time. Each test has a month of its own. */
let now = Date.parse('2126-01-10T09:30:00.000Z');
let weddings = 0;
beforeEach(() => {
  now += 40 * day;
});

interface ReminderSettings {
  tasks?: boolean;
  locale?: string;
  verified?: boolean;
}

/** A wedding of one person with a payment that comes up, and the letters that remind them. */
const start = async ({ tasks = true, locale = 'en-GB', verified = true }: ReminderSettings = {}) => {
  const { firestore } = backend;
  const uid = `mailed-${(weddings += 1)}`;
  const channel = { messages: true, tasks: true, collaboration: true, news: false };
  const wedding = firestore.doc(`weddings/${uid}`);
  await wedding.set({ ...weddingDocument({ [uid]: 'owner' }), date: '2200-01-01' });
  await firestore.doc(`users/${uid}`).set({
    ...userDocument(`${uid}@example.com`, uid),
    l10n: { locale, currency: 'GBP', viewerCountry: 'GB' },
    notifications: { email: { ...channel, tasks }, push: { ...channel, tasks: false } },
  });
  const due = new Date(now + 7 * day).toISOString().slice(0, 10);
  const at = Timestamp.fromMillis(0);
  const payment = wedding.collection('payments').doc('p1');
  await payment.set({
    ...{ costId: 'c1', name: 'Deposit', amount: 100, due, paidOn: null, remindDaysBefore: 7 },
    ...{ createdAt: at, updatedAt: at },
  });
  const sent: Mail[] = [];
  const letters = openTalkLetters({
    firestore,
    accounts: {
      find: async (id) => ({ email: `${id}@example.com`, emailVerified: verified, disabled: false, validSince: 0 }),
    },
    origin: 'https://posy.example',
    seal: talkSeal('secret'),
    replies: null,
    async sendMail(mail) {
      sent.push(mail);
    },
    now: () => now,
    chance: () => 0.5,
    gaveUp: () => undefined,
  });
  const pushes = { remind: async () => undefined };
  const look = () => sendReminders({ firestore, pushes, letters, now: () => now });
  const mailed = async (): Promise<Mail[]> => {
    await letters.deliver();
    return sent.splice(0).filter(({ to }) => to === `${uid}@example.com`);
  };
  return { uid, payment, look, mailed };
};

test('who wants mail about tasks is reminded by mail too, in their language, once', async () => {
  const { uid, look, mailed } = await start({ locale: 'de-DE' });
  await Promise.all([look(), look()]);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Bald ist etwas zu bezahlen', language: 'de-DE' });
  expect(mail?.text).toContain('https://posy.example/de/budget');
  expect(mail?.stop).toBe(`https://posy.example/letters/tasks/de/${talkSeal('secret').token(uid)}`);
  now += day;
  await look();
  expect(await mailed()).toEqual([]);
});

test('nobody is reminded by mail who wants none, whose address nobody confirmed, or of what was paid meanwhile', async () => {
  for (const wish of [{ tasks: false }, { verified: false }]) {
    const { look, mailed } = await start(wish);
    await look();
    expect(await mailed()).toEqual([]);
  }
  const { payment, look, mailed } = await start();
  await look();
  await payment.update({ paidOn: '2126-01-01' });
  expect(await mailed()).toEqual([]);
});

test('reminders by mail are stopped by their link, and mail about messages goes on', async () => {
  const { uid } = await start();
  const token = talkSeal(readAdminSecret(backend.server.dataDir)).token(uid);
  const url = `${backend.server.url}/letters/tasks/uk/${token}`;
  const wishes = async () => (await backend.firestore.doc(`users/${uid}`).get()).get('notifications.email') as unknown;
  expect(await (await fetch(url)).text()).toContain('Reminders by email');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const stopped = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect(await stopped.text()).toContain('we send no more reminders by email');
  expect(await wishes()).toMatchObject({ tasks: false, messages: true });
});
