import { type OpenFirestore } from '#server/firebase';
import { calendarEvents, contentLines } from '#testing/parse-calendar';
import { type Couple, createCouple, createPerson, openAsBackend, type Person, userDocument } from '#testing/people';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let database: OpenFirestore;
let couples = 0;

beforeAll(async () => {
  server = await startTestServer();
  database = openAsBackend(server);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const now = new Date();

/** A couple with a task, a payment and an event. */
const meet = async (): Promise<Couple> => {
  couples += 1;
  const ana = await createCouple(server, database.firestore, `calendar${couples}`);
  const at = (path: string) => database.firestore.doc(`weddings/${ana.weddingId}/${path}`);
  await at('tasks/cake').set({
    group: 'cake',
    name: null,
    i18nKey: 'start-guest-list',
    key: 'start-guest-list',
    category: 'other',
    done: false,
    custom: false,
    active: true,
    assignee: null,
    period: 'the-day',
    order: 1,
    createdAt: now,
    updatedAt: now,
  });
  await at('costs/c1').set({ name: 'Catering', supplierType: null, group: 'other' });
  await at('payments/p1').set({
    costId: 'c1',
    name: 'Deposit',
    amount: 120_000,
    due: '2027-03-01',
    paidOn: null,
    remindDaysBefore: null,
    createdAt: now,
    updatedAt: now,
  });
  return ana;
};

const make = (person: Person, weddingId: string, body: Record<string, unknown> = {}) =>
  callEndpoint(server.url, 'createCalendarFeed', {
    token: person.token,
    body: { weddingId, parts: ['tasks', 'payments', 'events'], market: 'uk', ...body },
  });
const linkOf = async (ana: Couple, body: Record<string, unknown> = {}): Promise<string> =>
  String((await make(ana, ana.weddingId, body)).body.url);
const titles = async (link: string): Promise<string[]> =>
  calendarEvents(await (await fetch(link)).text()).map(({ SUMMARY = '' }) => SUMMARY);

/** Adds a member to the wedding. */
const letIn = async (ana: Couple, role: 'partner' | 'helper', access?: Record<string, string>): Promise<Person> => {
  const person = await createPerson(server, `guest-of-calendar${couples}`);
  await database.firestore.doc(`users/${person.uid}`).set(userDocument(person.email, ana.weddingId));
  await database.firestore
    .doc(`weddings/${ana.weddingId}`)
    .update({ [`roles.${person.uid}`]: role, ...(access && { [`access.${person.uid}`]: access }) });
  return person;
};

test('a link gives the calendar to whoever has it, without signing in, and to no search engine', async () => {
  const ana = await meet();
  const link = await linkOf(ana);
  expect(new URL(link).pathname).toMatch(/^\/api\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
  const response = await fetch(link);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(response.headers.get('set-cookie')).toBeNull();
  const text = await response.text();
  expect(contentLines(text)).toContain('X-WR-CALNAME:Wedding of Ana and Lou');
  expect(calendarEvents(text)).toMatchObject([
    { 'DTSTART;VALUE=DATE': '20270605', DESCRIPTION: '• Start your guest list' },
    { 'DTSTART;VALUE=DATE': '20270301', SUMMARY: 'Pay £1,200, Catering: Deposit' },
    { 'DTSTART;VALUE=DATE': '20270605', SUMMARY: 'The wedding' },
  ]);
});

test('holds what was chosen, in the market’s language', async () => {
  const ana = await meet();
  expect(await titles(await linkOf(ana, { parts: ['events'], market: 'de' }))).toEqual(['Die Hochzeit']);
});

test('is not sent again while nothing changed', async () => {
  const ana = await meet();
  const link = await linkOf(ana);
  const first = await fetch(link);
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, max-age=900');
  const again = await fetch(link, { headers: { 'if-none-match': `"other", ${tag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await database.firestore.doc(`weddings/${ana.weddingId}/payments/p1`).update({ paidOn: '2027-01-01' });
  expect((await fetch(link, { headers: { 'if-none-match': tag } })).status).toBe(200);
});

test('a new link ends the one before it, and taking it back ends it', async () => {
  const ana = await meet();
  const first = await linkOf(ana);
  const second = await linkOf(ana);
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  const state = () =>
    callEndpoint(server.url, 'readCalendarFeed', { token: ana.token, body: { weddingId: ana.weddingId } });
  expect((await state()).body.feed).toMatchObject({ parts: ['tasks', 'payments', 'events'], madeBy: 'Ana' });
  const revoke = () =>
    callEndpoint(server.url, 'revokeCalendarFeed', { token: ana.token, body: { weddingId: ana.weddingId } });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
  expect((await fetch(second)).status).toBe(404);
  expect((await state()).body.feed).toBeNull();
});

test('is in the wedding’s log, with its author and never the link', async () => {
  const ana = await meet();
  const links = [await linkOf(ana), await linkOf(ana)];
  const body = { weddingId: ana.weddingId };
  for (const _once of [1, 2]) await callEndpoint(server.url, 'revokeCalendarFeed', { token: ana.token, body });
  const { docs } = await database.firestore.collection(`weddings/${ana.weddingId}/activity`).orderBy('at').get();
  expect(docs.map((document) => document.get('kind'))).toEqual([
    'calendar-linked',
    'calendar-linked',
    'calendar-unlinked',
  ]);
  for (const document of docs)
    expect(document.data()).toMatchObject({ by: { uid: ana.uid, name: 'Ana' }, about: null });
  for (const link of links) {
    const secret = /([\w-]{43})\.ics$/.exec(link)?.[1] ?? '';
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain(secret);
  }
});

test('is made, seen and taken back by the couple only', async () => {
  const ana = await meet();
  const helper = await letIn(ana, 'helper', { checklist: 'edit' });
  const stranger = await createPerson(server, `stranger-of-calendar${couples}`);
  expect((await make(helper, ana.weddingId)).body.error?.code).toBe('not-allowed');
  expect((await make(stranger, ana.weddingId)).body.error?.code).toBe('not-a-member');
  const body = { weddingId: ana.weddingId };
  for (const name of ['readCalendarFeed', 'revokeCalendarFeed'] as const)
    expect((await callEndpoint(server.url, name, { token: helper.token, body })).status).toBe(403);
});

test('shows what its maker may see, and ends with their access', async () => {
  const ana = await meet();
  const lou = await letIn(ana, 'partner');
  const link = String((await make(lou, ana.weddingId)).body.url);
  const wedding = database.firestore.doc(`weddings/${ana.weddingId}`);
  await wedding.update({ [`roles.${lou.uid}`]: 'helper', [`access.${lou.uid}`]: { budget: 'view' } });
  expect(await titles(link)).toEqual(['Pay £1,200, Catering: Deposit']);
  await wedding.update({ roles: { [ana.uid]: 'owner' } });
  expect((await fetch(link)).status).toBe(404);
});

test('ends with the wedding, and leaves nothing behind', async () => {
  const ana = await meet();
  const link = await linkOf(ana);
  const body = { weddingId: ana.weddingId, confirmation: 'ana & lou' };
  expect((await callEndpoint(server.url, 'deleteWedding', { token: ana.token, body })).status).toBe(200);
  expect((await fetch(link)).status).toBe(404);
  const stored = database.firestore.collection('calendarFeeds').where('weddingId', '==', ana.weddingId);
  expect((await stored.get()).size).toBe(0);
});

test('is stored without its secret; a link that nobody was given leads nowhere', async () => {
  const ana = await meet();
  const link = await linkOf(ana);
  const secret = /([\w-]{43})\.ics$/.exec(link)?.[1] ?? '';
  const { docs } = await database.firestore.collection('calendarFeeds').get();
  expect(JSON.stringify(docs.map((document) => [document.id, document.data()]))).not.toContain(secret);
  const other = (token: string) => fetch(link.replace(secret, token));
  expect((await other('A'.repeat(43))).status).toBe(404);
  expect((await other('short')).status).toBe(400);
});

test('goes on when somebody wrote what is no event, no payment and no task, which are left out [H-14]', async () => {
  const ana = await meet();
  const link = await linkOf(ana);
  const before = await titles(link);
  const at = (path: string) => database.firestore.doc(`weddings/${ana.weddingId}/${path}`);
  const event = {
    type: 'custom',
    name: 'Supper',
    date: '2027-06-04',
    time: { startTime: '99:99' },
    place: '',
    description: '',
    attire: '',
    visible: true,
    featured: false,
    supplier: null,
    createdAt: now,
    updatedAt: now,
  };
  await at('events/bad').set(event);
  await at('events/worse').set({
    ...event,
    time: { startTime: '24:61' },
    date: '2027-02-30',
    createdAt: 'x'.repeat(25),
  });
  await at('payments/bad').set({ amount: 2 ** 63, due: 'soon', costId: 7 });
  await at('tasks/bad').set({ period: 'never', order: Number.NaN });
  await at('costs/bad').set({ name: { x: 1 } });
  expect((await fetch(link)).status).toBe(200);
  expect(await titles(link)).toEqual(before);
  await at('events/bad').update({ time: { startTime: '19:00' } });
  expect(await titles(link)).toEqual([...before, 'Supper']);
});
