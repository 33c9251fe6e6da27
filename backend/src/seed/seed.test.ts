import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  accessAreas,
  activitySchema,
  busyDaySchema,
  conversationSchema,
  costSchema,
  guestSchema,
  householdAnswerSchema,
  householdInvitationSchema,
  invitationSettingsSchema,
  messageSchema,
  noteSchema,
  paymentSchema,
  pricesOf,
  publishedWebsiteSchema,
  replyTemplateSchema,
  seatingTableSchema,
  shortlistedSupplierSchema,
  supplierAccountSchema,
  type Task,
  taskSchema,
  taskTemplateSchema,
  todayTaskFlowSchema,
  userSchema,
  websiteSchema,
  websiteSectionSchema,
  weddingEventSchema,
  weddingSchema,
} from '@posy/shared-contracts/entities';
import { accessOf, totalsOfGuests } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { plain } from '../documents/plain';
import { testBackend } from '../testing/test-backend';
import { signIn } from '../testing/test-server';
import { demoWeddingDate } from './demo/demo-plan';
import { demoUids } from './demo/facts/demo-accounts';

const backend = testBackend();

const readAll = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<(T & { id: string })[]> => {
  const { docs } = await backend.firestore.collection(path).get();
  return docs.map((document) => ({ ...v.parse(schema, plain(document.data())), id: document.id }));
};

describe('the demo', () => {
  test('keeps a scrapbook with pictures that are served, swatches and a quotation [R1-13]', async () => {
    const notes = await readAll('weddings/demo-wedding/notes', noteSchema);
    const photos = notes.flatMap((note) => note.photos);
    expect(photos.length).toBeGreaterThan(7);
    for (const { path } of photos) {
      const answer = await fetch(`${backend.server.url}${path}/320`);
      expect([answer.status, answer.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
    }
    const bodies = notes.map(({ body }) => body).join('\n');
    expect(bodies).toMatch(/^#[0-9a-f]{6} /m);
    expect(bodies).toMatch(/^“.*”$/m);
  });

  test('shares its open tasks between the two of them [R1-13]', async () => {
    const tasks = await readAll('weddings/demo-wedding/tasks', taskSchema);
    const open = tasks.filter(({ done, assignee }) => !done && assignee !== null);
    for (const uid of [demoUids.maya, demoUids.tom])
      expect(open.filter(({ assignee }) => assignee === uid).length).toBeGreaterThan(2);
  });

  test('pays nobody who is still to be found [R1-15]', async () => {
    const tasks = await readAll('weddings/demo-wedding/tasks', taskSchema);
    const sought = new Set(
      tasks.flatMap(({ key, category, done }) => (!done && /^(book|order)-your-/.test(key ?? '') ? [category] : [])),
    );
    expect(sought.size).toBeGreaterThan(3);
    const costs = await readAll('weddings/demo-wedding/costs', costSchema);
    const groups = new Map(costs.map(({ id, group }) => [id, group]));
    const payments = await readAll('weddings/demo-wedding/payments', paymentSchema);
    const paidTo = new Set(payments.map(({ costId }) => groups.get(costId)));
    expect(paidTo.size).toBeGreaterThan(3);
    expect([...paidTo].filter((group) => group !== undefined && sought.has(group))).toEqual([]);
  });

  test('is made of documents that fit the contract', async () => {
    expect(await readAll('users', userSchema)).toHaveLength(7);
    // One person, two profiles; one of them has staff.
    const owners = (await readAll('suppliers', supplierAccountSchema)).map((one) => one.owners);
    expect(owners).toHaveLength(2);
    expect(owners).toContainEqual({ [demoUids.supplier]: 'owner' });
    expect(owners).toContainEqual({ [demoUids.supplier]: 'owner', [demoUids.staff]: 'staff' });
    await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema);
    const [user] = (await readAll('users', userSchema)).filter(({ kind }) => kind === 'supplier');
    expect(await readAll(`suppliers/${user?.supplierId ?? ''}/busyDays`, busyDaySchema)).toHaveLength(7);
    expect(await readAll('weddings/demo-wedding/events', weddingEventSchema)).toHaveLength(3);
    expect(await readAll('weddings/demo-wedding/notes', noteSchema)).toHaveLength(9);
    expect(await readAll('weddings/demo-wedding/website', websiteSchema)).toMatchObject([{ slug: 'maya-and-tom' }]);
    expect(await readAll('weddings/demo-wedding/publishedWebsite', publishedWebsiteSchema)).toHaveLength(1);
    const conversations = await readAll('conversations', conversationSchema);
    for (const { id, lastMessage } of conversations) {
      const messages = await readAll(`conversations/${id}/messages`, messageSchema);
      expect(messages.map(({ body }) => body)).toContain(lastMessage.body);
      expect(messages.some(({ body }) => body.includes('{'))).toBe(false);
    }
  });

  test('has answers that say what its guest list says, each to an invitation that arrived', async () => {
    const guests = await readAll('weddings/demo-wedding/guests', guestSchema);
    const invitations = await readAll('weddings/demo-wedding/households', householdInvitationSchema);
    const answers = await readAll('weddings/demo-wedding/answers', householdAnswerSchema);
    expect(answers.length).toBeGreaterThan(20);
    for (const { id, people, answeredAt } of answers) {
      const members = guests.filter((guest) => guest.id === id || guest.head === id);
      expect(Object.keys(people).sort()).toEqual(members.map((member) => member.id).sort());
      for (const { id: of, rsvp, meal } of members) expect(people[of]).toMatchObject({ events: rsvp, meal });
      expect(invitations.find((one) => one.id === id)).toMatchObject({ answeredAt, revokedAt: null });
    }
    const open = invitations.filter((one) => one.answeredAt === null);
    expect(new Set(open.map(({ letter }) => letter?.state))).toContain('bounced');
    expect(open.some(({ openedAt }) => openedAt !== null)).toBe(true);
    expect(await readAll('weddings/demo-wedding/invitationSettings', invitationSettingsSchema)).toHaveLength(1);
  });

  test('has a website whose guests read what is drafted', async () => {
    const drafted = await readAll('weddings/demo-wedding/websiteSections', websiteSectionSchema);
    const [site] = await readAll('weddings/demo-wedding/publishedWebsite', publishedWebsiteSchema);
    const words = (sections: readonly { kind: string; words: object }[]) =>
      sections.map((section) => [section.kind, section.words]).sort();
    expect(drafted.length).toBeGreaterThan(1);
    expect(words(site?.sections ?? [])).toEqual(words(drafted));
  });

  test('has a budget whose sums fit its costs, with payments of costs that are there', async () => {
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

  test('names the same price in the budget and on the shortlist [R1-15]', async () => {
    const costs = await readAll('weddings/demo-wedding/costs', costSchema);
    const suppliers = await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema);
    const stated = new Map(
      suppliers.map(({ id, ...supplier }) => {
        const { quoted, agreed } = pricesOf(supplier);
        return [id, (agreed ?? quoted)?.amount];
      }),
    );
    const named = costs.filter(({ supplierId }) => supplierId !== null);
    expect(named.length).toBeGreaterThan(1);
    expect(named.map(({ supplierId, actual }) => [supplierId, actual])).toEqual(
      named.map(({ supplierId }) => [supplierId, stated.get(supplierId ?? '')]),
    );
    const booked = suppliers.filter((supplier) => supplier.booked).map(({ id }) => id);
    expect(named.map(({ supplierId }) => supplierId)).toEqual(expect.arrayContaining(booked));
  });

  test('has eight couples that asked its supplier, in every state, over ninety days [19]', async () => {
    const conversations = await readAll('conversations', conversationSchema);
    const [user] = (await readAll('users', userSchema)).filter(({ kind }) => kind === 'supplier');
    const ofOthers = conversations.filter(({ weddingId }) => weddingId !== 'demo-wedding');
    expect(ofOthers.filter(({ supplierId }) => supplierId === user?.supplierId)).toHaveLength(8);
  });

  test('has a person with two profiles, of which the second has words, days and enquiries of its own [19]', async () => {
    const [user] = (await readAll('users', userSchema)).filter(({ kind }) => kind === 'supplier');
    const accounts = await readAll('suppliers', supplierAccountSchema);
    const [second] = accounts.filter(({ id }) => id !== user?.supplierId);
    const path = `suppliers/${second?.id ?? ''}`;
    expect((await readAll(`${path}/templates`, replyTemplateSchema)).map(({ name }) => name)).toEqual(['How I film']);
    expect(await readAll(`${path}/busyDays`, busyDaySchema)).toHaveLength(1);
    const asked = (await readAll('conversations', conversationSchema)).filter(
      ({ supplierId }) => supplierId === second?.id,
    );
    expect(asked.map(({ unread }) => unread.supplier).toSorted()).toEqual([0, 0, 1]);
    expect(asked.every(({ memberUids }) => memberUids.includes(demoUids.supplier))).toBe(true);
  });

  test('is planned by an owner, a partner and a helper with limited access, whose joining its log tells of', async () => {
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

  test('has a checklist of 180 tasks, 60 done, with totals that say so', async () => {
    const tasks = await readAll('weddings/demo-wedding/tasks', taskSchema);
    const [wedding] = await readAll('weddings', weddingSchema);
    const done = tasks.filter((task) => task.done);
    expect([tasks.length, done.length]).toEqual([180, 60]);
    expect(wedding?.tasks).toMatchObject({ total: 180, done: 60 });
    const byId = new Map<string, Task>(tasks.map((task) => [task.id, task]));
    const undoneBelowDone = tasks.filter((task) => !task.done && byId.get(task.group)?.done);
    expect(undoneBelowDone).toEqual([]);
  });

  test('has a guest list of households with one head each, counted on the wedding [S1-keeps-03]', async () => {
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

  test('has a wedding on a Saturday about ten months ahead', () => {
    expect(demoWeddingDate(Date.UTC(2026, 10, 20))).toBe('2027-09-25');
    expect(demoWeddingDate(Date.UTC(2026, 7, 4))).toBe('2027-06-05');
  });

  test('signs in with passwords of its own, which only the owner of the folder reads', async () => {
    const path = join(backend.server.dataDir, 'demo-accounts.json');
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(statSync(join(backend.server.dataDir, 'admin-secret')).mode & 0o077).toBe(0);
    for (const account of backend.server.demoAccounts ?? [])
      expect((await signIn(backend.server.url, 'signInWithPassword', account)).uid).toMatch(/^demo-/);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(7);
  });

  test('comes with the task templates of every market', async () => {
    const templates = await readAll('taskTemplates', taskTemplateSchema);
    expect(templates).toHaveLength(234);
    expect(templates.every(({ id, key, active }) => id === key && active)).toBe(true);
  });

  test('comes with the flows of today’s tasks, one of them active, with words in every market [D-flow-01] [D-flow-02] [D-flow-03]', async () => {
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
