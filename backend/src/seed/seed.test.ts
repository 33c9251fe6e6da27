import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  accessAreas,
  activitySchema,
  conversationSchema,
  costSchema,
  guestSchema,
  messageSchema,
  noteSchema,
  paymentSchema,
  seatingTableSchema,
  shortlistedSupplierSchema,
  supplierAccountSchema,
  taskSchema,
  taskTemplateSchema,
  todayTaskFlowSchema,
  userSchema,
  weddingEventSchema,
  weddingSchema,
  publishedWebsiteSchema,
  websiteSchema,
  type Task,
} from '@posy/shared-contracts/entities';
import { accessOf, totalsOfGuests } from '@posy/shared-contracts/rules';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '../api/plain';
import { openAsBackend } from '../testing/people';
import { signIn, startTestServer, testConfig, type TestServer } from '../testing/test-server';
import { startServer } from '../server';
import { type OpenFirestore } from '../server/firebase';
import { demoUids } from './demo/demo-accounts';
import { demoWeddingDate } from './demo/demo-plan';

let server: TestServer;
let database: OpenFirestore;

beforeAll(async () => {
  server = await startTestServer();
  database = openAsBackend(server);
});
afterAll(async () => {
  await database.close();
  await server.close();
  await server.stop();
});

const readAll = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<(T & { id: string })[]> => {
  const { docs } = await database.firestore.collection(path).get();
  return docs.map((document) => ({ ...v.parse(schema, plain(document.data())), id: document.id }));
};

const everything = async (): Promise<string[]> => {
  const groups = [
    'users',
    'weddings',
    'tasks',
    'suppliers',
    'events',
    'notes',
    'guests',
    'tables',
    'publishedWebsite',
    'website',
    'websites',
    'conversations',
    'messages',
    'activity',
  ];
  const found = await Promise.all(groups.map((group) => database.firestore.collectionGroup(group).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).sort();
};

describe('the demo', () => {
  it('[R1-13] keeps a scrapbook with pictures that are served, swatches and a quotation', async () => {
    const notes = await readAll('weddings/demo-wedding/notes', noteSchema);
    const photos = notes.flatMap((note) => note.photos);
    expect(photos.length).toBeGreaterThan(7);
    for (const { path } of photos) {
      const answer = await fetch(`${server.url}${path}/320`);
      expect([answer.status, answer.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
    }
    const bodies = notes.map(({ body }) => body).join('\n');
    expect(bodies).toMatch(/^#[0-9a-f]{6} /m);
    expect(bodies).toMatch(/^“.*”$/m);
  });

  it('[R1-13] shares its open tasks between the two of them', async () => {
    const tasks = await readAll('weddings/demo-wedding/tasks', taskSchema);
    const open = tasks.filter(({ done, assignee }) => !done && assignee !== null);
    for (const uid of [demoUids.maya, demoUids.tom])
      expect(open.filter(({ assignee }) => assignee === uid).length).toBeGreaterThan(2);
  });

  it('is made of documents that fit the contract', async () => {
    expect(await readAll('users', userSchema)).toHaveLength(6);
    expect(await readAll('suppliers', supplierAccountSchema)).toMatchObject([
      { owners: { [demoUids.supplier]: 'owner' } },
    ]);
    expect(await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema)).toHaveLength(2);
    expect(await readAll('weddings/demo-wedding/events', weddingEventSchema)).toHaveLength(3);
    expect(await readAll('weddings/demo-wedding/notes', noteSchema)).toHaveLength(9);
    expect(await readAll('weddings/demo-wedding/website', websiteSchema)).toMatchObject([{ slug: 'maya-and-tom' }]);
    expect(await readAll('weddings/demo-wedding/publishedWebsite', publishedWebsiteSchema)).toHaveLength(1);
    const conversations = await readAll('conversations', conversationSchema);
    expect(conversations).toHaveLength(2);
    for (const { id, lastMessage } of conversations) {
      const messages = await readAll(`conversations/${id}/messages`, messageSchema);
      expect(messages.map(({ body }) => body)).toContain(lastMessage.body);
      expect(messages.some(({ body }) => body.includes('{'))).toBe(false);
    }
  });

  it('has a budget whose sums fit its costs, with payments of costs that are there', async () => {
    const [wedding] = await readAll('weddings', weddingSchema);
    const costs = await readAll('weddings/demo-wedding/costs', costSchema);
    const payments = await readAll('weddings/demo-wedding/payments', paymentSchema);
    expect(costs).toHaveLength(25);
    const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    expect(wedding?.costs).toEqual({
      actual: sum(costs.map(({ actual }) => actual)),
      estimate: sum(costs.map(({ estimate }) => estimate)),
    });
    expect(sum(costs.map(({ actual, estimate }) => actual || estimate))).toBeLessThanOrEqual(wedding?.budget ?? 0);
    expect(payments.filter(({ paidOn }) => paidOn !== null).length).toBeGreaterThan(5);
    expect(payments.filter(({ paidOn }) => paidOn === null).length).toBeGreaterThan(5);
    const ids = new Set(costs.map(({ id }) => id));
    expect(payments.every(({ costId }) => ids.has(costId))).toBe(true);
  });

  it('is planned by an owner, a partner and a helper with limited access, whose joining its log tells of', async () => {
    const [wedding] = await readAll('weddings', weddingSchema);
    if (wedding === undefined) throw new Error('There is no demo wedding.');
    expect(wedding.users?.map(({ name, role }) => [name, role])).toEqual([
      ['Maya', 'owner'],
      ['Tom', 'partner'],
      ['Priya', 'helper'],
    ]);
    const { priya } = demoUids;
    expect(accessAreas.filter((area) => accessOf(wedding, priya, area) === 'edit')).toEqual(['checklist', 'guests']);
    expect(accessAreas.filter((area) => accessOf(wedding, priya, area) === 'none')).toEqual([
      'budget',
      'suppliers',
      'inbox',
    ]);
    const log = await readAll('weddings/demo-wedding/activity', activitySchema);
    expect(log.filter(({ kind }) => kind === 'member-joined').map(({ by }) => by.uid)).toEqual([demoUids.tom, priya]);
  });

  it('has a checklist of 180 tasks, 46 done, with totals that say so', async () => {
    const tasks = await readAll('weddings/demo-wedding/tasks', taskSchema);
    const [wedding] = await readAll('weddings', weddingSchema);
    const done = tasks.filter((task) => task.done);
    expect([tasks.length, done.length]).toEqual([180, 46]);
    expect(wedding?.tasks).toMatchObject({ total: 180, done: 46 });
    const byId = new Map<string, Task>(tasks.map((task) => [task.id, task]));
    const undoneBelowDone = tasks.filter((task) => !task.done && byId.get(task.group)?.done);
    expect(undoneBelowDone).toEqual([]);
  });

  it('has a guest list of households with one head each, counted on the wedding [S1-keeps-03]', async () => {
    const guests = await readAll('weddings/demo-wedding/guests', guestSchema);
    const tables = await readAll('weddings/demo-wedding/tables', seatingTableSchema);
    const [wedding] = await readAll('weddings', weddingSchema);
    const byId = new Map(guests.map((guest) => [guest.id, guest]));
    const tableIds = new Set(tables.map(({ id }) => id));
    expect(guests).toHaveLength(95);
    expect(wedding?.guests).toMatchObject(totalsOfGuests(guests));
    for (const { head } of guests) if (head !== null) expect(byId.get(head)?.head).toBeNull();
    for (const { table } of guests) if (table !== null) expect(tableIds).toContain(table);
    for (const { contacts } of guests) expect(contacts.email ?? '@example.com').toMatch(/@example\.com$/);
    expect(guests.filter(({ name, plusOne }) => name === '' && !plusOne)).toEqual([]);
  });

  it('has a wedding on a Saturday about ten months ahead', () => {
    expect(demoWeddingDate(Date.UTC(2026, 10, 20))).toBe('2027-09-25');
    expect(demoWeddingDate(Date.UTC(2026, 7, 4))).toBe('2027-06-05');
  });

  it('signs in with passwords of its own, which only the owner of the folder reads', async () => {
    const path = join(server.dataDir, 'demo-accounts.json');
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(statSync(join(server.dataDir, 'admin-secret')).mode & 0o077).toBe(0);
    for (const account of server.demoAccounts ?? [])
      expect((await signIn(server.url, 'signInWithPassword', account)).uid).toMatch(/^demo-/);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(6);
  });

  it('comes with the task templates of every market', async () => {
    const templates = await readAll('taskTemplates', taskTemplateSchema);
    expect(templates).toHaveLength(234);
    expect(templates.every(({ id, key, active }) => id === key && active)).toBe(true);
  });

  it('comes with the flows of today’s tasks, one of them active, with words in every market [D-flow-01] [D-flow-02] [D-flow-03]', async () => {
    const flows = await readAll('taskFlows', todayTaskFlowSchema);
    expect(flows.map(({ id, name, active }) => [id === name, name, active])).toEqual([
      [true, 'at-your-venue', false],
      [true, 'first-steps', true],
      [true, 'new-home-landing', false],
    ]);
    expect(flows[0]?.cards.every(({ kind }) => kind === 'quiz')).toBe(true);
    const templates = await readAll('taskTemplates', taskTemplateSchema);
    const everywhere = templates.filter(({ markets }) => markets.length === 5).map(({ key }) => key);
    for (const { cards } of flows) {
      expect(everywhere).toEqual(expect.arrayContaining(cards.map(({ i18nKey }) => i18nKey)));
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    }
  });
});

describe('starting again', () => {
  it('keeps what was changed, and completes a seeding that was broken off without doubling anything', async () => {
    const before = await everything();
    const password = server.demoAccounts?.[0]?.password;
    await database.firestore.doc('weddings/demo-wedding').update({ budget: 1 });
    // A folder from before the operator, and what its people wrote since.
    await database.firestore.doc('seeds/demo').update({ roles: FieldValue.delete() });
    await database.firestore.doc(`users/${demoUids.operator}`).delete();
    await database.firestore.doc(`users/${demoUids.supplier}`).update({ name: 'Renamed' });
    await database.close();
    await server.close();

    const again = await startServer(testConfig(server.dataDir));
    database = openAsBackend({ ...server, ...again });
    expect((await database.firestore.doc('weddings/demo-wedding').get()).get('budget')).toBe(1);
    expect(again.demoAccounts?.[0]?.password).toBe(password);
    expect(await everything()).toEqual(before);
    expect((await database.firestore.doc(`users/${demoUids.supplier}`).get()).get('name')).toBe('Renamed');
    const { startedAt } = (await database.firestore.doc('seeds/demo').get()).data() as { startedAt: unknown };
    await database.firestore.doc('seeds/demo').set({ startedAt });
    await database.firestore.doc('weddings/demo-wedding/tasks/choose-your-date').delete();
    await database.close();
    await again.close();

    const third = await startServer(testConfig(server.dataDir));
    server = { ...server, ...third };
    database = openAsBackend(server);
    expect(await everything()).toEqual(before);
  });

  it('offers no demo to others: neither sign-ins nor their list', async () => {
    const open = await startTestServer({ publicUrl: 'https://posy.example.com' });
    const response = await fetch(`http://127.0.0.1:${open.port}/api/demo/accounts`);
    await response.arrayBuffer();
    expect([open.demoAccounts, response.status, open.url]).toEqual([null, 404, 'https://posy.example.com']);
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
    await open.stop();
  });
});
