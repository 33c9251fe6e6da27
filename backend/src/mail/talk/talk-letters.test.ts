import { randomUUID } from 'node:crypto';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { mostTries } from '#push/queue/retries';
import { readAdminSecret } from '#server/firebase';
import { openDeadLetters } from '#server/parts/open-given-up';
import { type Couple, createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, testConfig } from '#testing/test-server';
import { type Mail } from '../mail';
import { bundleMs } from './queued-letter';
import { openTalkLetters } from './talk-letters';
import { talkSeal } from './talk-seal';

const backend = testBackend();
let supplier: Person & { supplierId: string };

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
  const last = (found.body['results'] as SupplierCard[]).at(-1);
  if (last === undefined) throw new Error('The catalogue is too small.');
  const person = await createPerson(backend.server, 'writer');
  await speakFor(backend.firestore, person, last.id);
  supplier = { ...person, supplierId: last.id };
});

const call = (person: Person, name: Parameters<typeof callEndpoint>[1], params: object, body: object) =>
  callEndpoint(backend.server.url, name, { params, body, token: person.token } as never);

const say = (person: Person, id: string, body: string) =>
  call(person, 'sendMessage', { id }, { clientId: randomUUID(), body });

/** A couple that asked, and read everything so far. */
const talk = async (name: string): Promise<{ couple: Couple; id: string }> => {
  const couple = await backend.couple(name);
  const asked = { clientId: randomUUID(), profileId: supplier.supplierId, message: 'Are you free on our day in June?' };
  const { body } = await call(couple, 'sendEnquiry', {}, asked);
  return { couple, id: String(body['conversationId']) };
};

/** A look at what is due once the ten minutes are over; the server's own look comes later than any test. */
interface Circumstances {
  verified?: boolean;
  /** Refusal that the mail server sends instead of accepting a letter. */
  refusal?: string;
  /** Something that happens when the mail server has a letter, and before that is written down. */
  onSent?: () => Promise<unknown>;
}

const look = async ({ couple }: { couple: Couple }, options: Circumstances = {}) => {
  const sent: Mail[] = [];
  const lost: unknown[] = [];
  const time = { now: Date.now() + bundleMs };
  const letters = openTalkLetters({
    firestore: backend.firestore,
    accounts: {
      find: async (uid) => ({
        email: uid === couple.uid ? couple.email : null,
        emailVerified: options.verified ?? true,
        disabled: false,
        validSince: 0,
      }),
    },
    origin: 'https://posy.example',
    seal: talkSeal('secret'),
    replies: { addressOf: async ({ conversationId }) => `reply-${conversationId}@reply.example` },
    async sendMail(mail) {
      if (options.refusal !== undefined) throw new Error(options.refusal);
      sent.push(mail);
      await options.onSent?.();
    },
    now: () => time.now,
    chance: () => 0.5,
    gaveUp: (letter) => lost.push(letter),
  });
  await letters.deliver();
  return { sent, lost, letters, time };
};

test('tells the side that is away of all that was said within ten minutes in one letter, once', async () => {
  const open = await talk('away');
  await say(supplier, open.id, 'We are free!\nSee www.example.com');
  await say(supplier, open.id, 'Would you like to visit?');
  const { sent, letters } = await look(open);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: open.couple.email, language: 'en-GB' });
  expect(sent[0]?.subject).toMatch(/ wrote to you: 2 messages$/);
  expect(sent[0]?.text).toContain('“We are free!”');
  expect(sent[0]?.text).toContain('“Would you like to visit?”');
  expect(sent[0]?.text).not.toContain('www.example.com');
  expect(sent[0]?.text).toContain(`https://posy.example/uk/inbox?conversationId=${open.id}`);
  await letters.deliver();
  expect(sent).toHaveLength(1);
});

test('tells nothing before the ten minutes are over, of what was read, to an address nobody confirmed, or who wants none', async () => {
  const read = await talk('read');
  await say(supplier, read.id, 'Hello!');
  await call(read.couple, 'updateConversation', { id: read.id }, { read: true });
  expect((await look(read)).sent).toEqual([]);
  const unconfirmed = await talk('unconfirmed');
  await say(supplier, unconfirmed.id, 'Hello!');
  expect((await look(unconfirmed, { verified: false })).sent).toEqual([]);
  const silent = await talk('wants-none');
  const channel = { messages: false, tasks: true, collaboration: true, news: false };
  await backend.firestore.doc(`users/${silent.couple.uid}`).update({
    notifications: { email: channel, push: { ...channel, messages: true } },
  });
  await say(supplier, silent.id, 'Hello!');
  expect((await look(silent)).sent).toEqual([]);
});

test('is tried again, longer apart each time, given up, and listed for an operator, who has it tried anew [19]', async () => {
  const open = await talk('mail-down');
  await say(supplier, open.id, 'Hello!');
  const refusal = `550 <${open.couple.email}> is full.`;
  const { letters, lost, time } = await look(open, { refusal });
  for (let tries = 1; tries < mostTries; tries += 1) {
    time.now += 24 * 3_600_000;
    await letters.deliver();
  }
  expect(lost).toContainEqual(expect.objectContaining({ tries: mostTries, code: '550 … is full.' }));
  const desk = await openDeadLetters({ ...testConfig(backend.server.dataDir), port: backend.server.port });
  expect(await desk.list()).toContainEqual({
    id: expect.stringContaining(open.id) as string,
    kind: 'messages',
    tries: mostTries,
    code: '550 … is full.',
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
  expect(await desk.retry()).toBeGreaterThanOrEqual(1);
  expect(await desk.list()).toEqual([]);
  await desk.close();
  expect((await look(open)).sent).toHaveLength(1);
});

test('has the same id however often it is tried, and what is said after it went has a letter of its own [19]', async () => {
  const open = await talk('once');
  await say(supplier, open.id, 'Hello!');
  const dies = (): Promise<never> => Promise.reject(new Error('The process died before it wrote that down.'));
  const first = await look(open, { onSent: dies });
  first.time.now += 3_600_000;
  await first.letters.deliver();
  expect(first.sent).toHaveLength(2);
  expect(new Set(first.sent.map(({ id }) => id)).size).toBe(1);

  const late = await talk('late');
  await say(supplier, late.id, 'Hello!');
  const during = await look(late, { onSent: () => say(supplier, late.id, 'And one more thing.') });
  await during.letters.deliver();
  expect(during.sent.map(({ text }) => text.includes('one more thing'))).toEqual([false, true]);
  expect(during.sent[0]?.id).not.toBe(during.sent[1]?.id);
});

test('what no try brings to an end is given up, and what only a newer server can read keeps nobody waiting [19]', async () => {
  const { couple, id } = await talk('unfinished');
  await say(supplier, id, 'Hello!');
  const queued = await backend.firestore.collection('talkLetters').where('uid', '==', couple.uid).get();
  for (const { ref } of queued.docs) await ref.update({ tries: mostTries });
  const newer = backend.firestore.doc('talkLetters/newer');
  await newer.set({ uid: couple.uid, about: 'something new', dueAt: new Date(0) });
  const { sent, lost } = await look({ couple });
  expect(sent).toEqual([]);
  expect(lost).toEqual([expect.objectContaining({ tries: mostTries + 1, code: 'unfinished' })]);
  expect((await newer.get()).get('dueAt').toMillis()).toBeGreaterThan(Date.now());
});

test('is stopped by its link, which only this server can make, and by nobody who merely looks', async () => {
  const seal = talkSeal('secret');
  expect(seal.read(seal.token('u1'))).toBe('u1');
  expect(talkSeal('other').read(seal.token('u1'))).toBeNull();
  const unknown = await fetch(`${backend.server.url}/letters/messages/uk/${seal.token('u1')}`);
  expect(unknown.status).toBe(404);
  const { couple } = await talk('stops');
  const url = `${backend.server.url}/letters/messages/uk/${talkSeal(readAdminSecret(backend.server.dataDir)).token(couple.uid)}`;
  const wanted = async (): Promise<unknown> =>
    (await backend.firestore.doc(`users/${couple.uid}`).get()).get('notifications.email.messages');
  expect((await fetch(url)).status).toBe(200);
  expect(await wanted()).toBeUndefined();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await (await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })).text()).toContain(
    'we send no more email about messages',
  );
  expect(await wanted()).toBe(false);
  await fetch(url, { method: 'POST', headers, body: 'stop=no' });
  expect(await wanted()).toBe(true);
});
