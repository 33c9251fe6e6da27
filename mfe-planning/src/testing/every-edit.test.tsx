import { useLive } from '@posy/remote-kit';
import {
  aboutOf,
  changeFields,
  deleteDocument,
  makeDocument,
  performEdit,
  writesOf,
  type Edit,
} from '@posy/remote-kit/edits';
import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHost,
} from '@posy/remote-kit/testing';
import { collections, type CollectionRef } from '@posy/shared-contracts/collections';
import type { Guest, Note, SeatingTable, Wedding } from '@posy/shared-contracts/entities';
import {
  fieldUpdateKind,
  FirestoreError,
  type FirestoreWrite,
  type Identified,
} from '@posy/shared-contracts/mount-props';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import { act } from 'react';
import { createIntl, type IntlConfig } from 'react-intl';
import { budgetWriteOf } from '#budget/budget-queries';
import { addCost, changeCost, payPayment, removeCost } from '#budget/rules/cost-changes';
import { taskWriteOf } from '#checklist/queries/checklist-queries';
import { addTask, remove, setActive, tick } from '#checklist/rules/task-changes';
import { guestPlace } from '#guests/queries/perform-guest-edit';
import { guestWriteOf } from '#guests/queries/guest-writes';
import { rememberList } from '#guests/queries/known-list';
import { addGuests, updateGuests } from '#guests/rules/guest-edit';
import { householdsOf } from '#guests/rules/households';
import { removeGuests } from '#guests/rules/membership';
import { todayListeners } from '#home/today/today-listeners';
import { answerEdit, calmEdit, cardsEdit, closingEdit } from '#home/today/today-queries';
import { messages } from '#messages/en-GB';
import { editPlace } from '#plan/edits/edit-place';
import { groupTasks } from '#plan/tasks/task-groups';
import { exampleCost, examplePayment } from './example-costs';
import { exampleGuest, storedGuest } from './example-guests';
import { table } from './example-seating';
import { exampleTask, stored } from './example-tasks';
import { settle } from './settle';

const tasks = [exampleTask({ id: 'venue' }), exampleTask({ id: 'visit', group: 'venue', order: 1.01 })];
const [group] = groupTasks(tasks);
const guests = [exampleGuest('anita'), exampleGuest('ravi', { head: 'anita' }), exampleGuest('sam')];
const cost = exampleCost({ id: 'barn' });
const payment = examplePayment({ id: 'deposit', costId: 'barn' });
const marigold = table('marigold', 8);
const note = {
  id: 'arch',
  title: 'Arch',
  body: '',
  photos: [],
  author: 'u1',
  tags: [],
  link: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
} satisfies Note & { id: string };
const plan = { weddingId: 'w1', uid: 'u1' };

const onTasks = (edit: Parameters<typeof writesOf<Parameters<ReturnType<typeof taskWriteOf>>[0]>>[0]): Edit =>
  writesOf(edit, taskWriteOf('w1'));
const onGuests = (edit: Parameters<typeof writesOf<Parameters<ReturnType<typeof guestWriteOf>>[0]>>[0]): Edit =>
  writesOf(edit, guestWriteOf('w1'));
const onBudget = (edit: Parameters<typeof writesOf<Parameters<ReturnType<typeof budgetWriteOf>>[0]>>[0]): Edit =>
  writesOf(edit, budgetWriteOf('w1'));
if (group === undefined) throw new Error('There is a group.');

/** Every kind of edit that a person makes in planning, as its screens make it. */
const edits: readonly (readonly [string, 'checklist' | 'guests' | 'budget' | 'notes', Edit])[] = [
  ['ticks a task with its steps', 'checklist', onTasks(tick(group, 'venue', true))],
  ['adds a task', 'checklist', onTasks(addTask(tasks, 'cake', 'Taste cakes', '4-6'))],
  ['removes a task with its steps', 'checklist', onTasks(remove(group, 'venue'))],
  ['says that a task is not for us', 'checklist', onTasks(setActive(group, false))],
  ['adds guests', 'guests', onGuests(addGuests([exampleGuest('wen'), exampleGuest('lou')]))],
  ['answers for guests', 'guests', onGuests(updateGuests(guests, () => ({ rsvp: { main: 'attending' } })))],
  ['removes the head of a household', 'guests', onGuests(removeGuests(householdsOf(guests, 'en-GB'), ['anita']))],
  [
    'seats a guest',
    'guests',
    changeFields<Guest>(collections.guests('w1'), exampleGuest('sam'), { table: 'marigold' }),
  ],
  ['adds a table', 'guests', makeDocument<SeatingTable>(collections.tables('w1'), table('fern', 6), ['createdAt'])],
  ['removes a table', 'guests', deleteDocument(collections.tables('w1'), marigold)],
  ['adds a cost', 'budget', onBudget(addCost(exampleCost({ id: 'cake' })))],
  ['changes a cost', 'budget', onBudget(changeCost(cost, { actual: 120_000, name: 'The barn' }))],
  [
    'removes a cost with its payments',
    'budget',
    onBudget(removeCost({ cost, payments: [payment] } as unknown as Parameters<typeof removeCost>[0])),
  ],
  ['pays', 'budget', onBudget(payPayment(payment, '2026-11-20'))],
  ['saves a note', 'notes', changeFields<Note>(collections.notes('w1'), note, { body: 'Ferns' })],
  ['adds a note', 'notes', makeDocument<Note>(collections.notes('w1'), { ...note, id: 'cake' })],
  ['deletes a note', 'notes', deleteDocument(collections.notes('w1'), note)],
  ['skips a card', 'checklist', cardsEdit(plan, 'f', [{ id: 'c', now: 'skipped', was: null }])],
  ['puts the cards away', 'checklist', closingEdit(plan, 'f')],
  ['makes home calm', 'checklist', calmEdit(plan, true)],
  ['answers a quiz', 'checklist', answerEdit(plan, { flow: 'f', card: 'c', answer: 'venue' })],
];

const paths = ['', '/tasks', '/guests', '/tables', '/costs', '/payments', '/notes', '/todayTasks'];
const read: readonly CollectionRef<object>[] = [
  collections.tasks('w1'),
  collections.guests('w1'),
  collections.tables('w1'),
  collections.costs('w1'),
  collections.payments('w1'),
  collections.notes('w1'),
];

const Reading = ({ collection }: { collection: CollectionRef<object> }) => {
  useLive({ collection });
  return null;
};

const byId = (documents: readonly { id: string }[]) =>
  Object.fromEntries(documents.map(({ id, ...data }) => [id, data as Record<string, unknown>]));

const noError = (error: FirestoreError): never => {
  throw error;
};

/** A page that shows a wedding with something in each list, and an edit of it. */
const open = async (area: (typeof edits)[number][1], edit: Edit) => {
  const { id: _id, ...wedding } = exampleWedding({ guests: totalsOfGuests(guests), preferences: { f: {} } });
  const firestore = createMemoryFirestore({
    weddings: { w1: wedding },
    'weddings/w1/tasks': Object.fromEntries(tasks.map((task) => [task.id, stored(task)])),
    'weddings/w1/guests': Object.fromEntries(guests.map((guest) => [guest.id, storedGuest(guest)])),
    'weddings/w1/tables': byId([marigold]),
    'weddings/w1/costs': byId([cost]),
    'weddings/w1/payments': byId([payment]),
    'weddings/w1/notes': byId([note]),
    'weddings/w1/todayTasks': { u1: { flows: { f: { cards: {}, closed: false } }, calm: false, updatedAt: null } },
  });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  const followWedding = (value: Identified<Wedding> | null) => {
    const role = value?.roles['u1'] ?? null;
    host.session.set(exampleSignedIn({ wedding: value, role }));
  };
  firestore.watchDocument(collections.weddings(), 'w1', ({ value }) => followWedding(value), noError);
  todayListeners(host).start(host, plan);
  const lists = read.map((collection) => <Reading key={collection.path} collection={collection} />);
  const leave = await renderWithHost(lists, host, messages);
  rememberList(firestore, 'w1', guests);
  const intl = createIntl({ locale: 'en-GB', messages: messages as Record<string, string> as IntlConfig['messages'] });
  const place =
    area === 'guests' ? guestPlace({ host, intl, weddingId: 'w1' }) : editPlace(host, intl, area, `feature ${area}`);
  const made = { edit, about: aboutOf(edit.changes), told: { text: 'Done.' }, refused: 'It could not be saved.' };
  const documents = () =>
    JSON.parse(
      JSON.stringify(
        Object.fromEntries(
          paths.map((path) => [path, firestore.documents(path === '' ? 'weddings' : `weddings/w1${path}`)]),
        ),
        (key, value: unknown) => (key === 'updatedAt' ? undefined : value),
      ),
    ) as unknown;
  const step = (run: () => void): Promise<void> =>
    act(async () => {
      run();
      await settle();
    });
  return { firestore, host, made, documents, step, perform: () => performEdit(place, made), leave };
};

const newerValues: Readonly<Record<string, unknown>> = {
  'rsvp.main': 'declined',
  'flows.f.cards.c': 'done',
  'preferences.f.c': 'ours',
  head: 'sam',
  household: 'The Newest',
  table: 'fern',
  actual: 99,
  name: 'Newest',
  paidOn: '2026-11-21',
  body: 'Moss',
};

/** What somebody else wrote into a field since. Of a switch there is no third value: they put it back. */
const newerValue = (field: string, was: unknown): unknown => {
  if (fieldUpdateKind(was) === 'server-time' || typeof was === 'boolean') return was;
  if (!(field in newerValues)) throw new Error(`There is no third value of ${field}.`);
  return newerValues[field];
};

/** What somebody else made of the same things since: neither what they were nor what the edit made of them. */
const newerThan = (edit: Edit): FirestoreWrite[] =>
  edit.undo.map((write) => {
    const { collection, id } = write;
    const words = { [collection.path.endsWith('/notes') ? 'title' : 'name']: 'Newest' };
    if (write.kind === 'delete') return { kind: 'update', collection, id, data: words };
    if (write.kind === 'set') return { ...write, data: { ...write.data, ...words } };
    const fields = Object.entries(write.data).map(([field, was]) => [field, newerValue(field, was)]);
    return { ...write, data: Object.fromEntries(fields) as Record<string, unknown> };
  });

const lastOf = ({ shown }: TestHost) => shown.at(-1);

describe.each(edits)('who %s', (_what, area, edit) => {
  let page: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    page = await open(area, edit);
  });
  afterEach(() => page.leave());

  it('is told so about the thing, and can take it back whole', async () => {
    const before = page.documents();
    await page.step(page.perform);
    expect(page.documents()).not.toEqual(before);
    expect(lastOf(page.host)).toMatchObject({ tone: 'success', text: 'Done.', about: page.made.about });
    await page.step(() => lastOf(page.host)?.action?.run());
    expect(page.documents()).toEqual(before);
  });

  it('wipes nothing newer with an older undo, whoever wrote it', async () => {
    await page.step(page.perform);
    const older = lastOf(page.host)?.action;
    await page.step(() => page.firestore.writeElsewhere(newerThan(edit)));
    const [now, commits] = [page.documents(), page.firestore.commits.length];
    await page.step(() => older?.run());
    expect(page.documents()).toEqual(now);
    expect(page.firestore.commits).toHaveLength(commits);
    expect(lastOf(page.host)).toMatchObject({ tone: 'info', about: page.made.about });
  });

  it('hears of a refusal, sees things as they were, and can try again', async () => {
    const before = page.documents();
    page.firestore.refuse(new FirestoreError('unavailable', 'No.'));
    await page.step(page.perform);
    expect(page.documents()).toEqual(before);
    expect(lastOf(page.host)).toMatchObject({ tone: 'error', text: 'It could not be saved.', about: page.made.about });
    page.firestore.refuse(null);
    await page.step(() => lastOf(page.host)?.action?.run());
    expect(page.documents()).not.toEqual(before);
  });

  it('goes on without a connection, and hears of a refusal that comes later', async () => {
    const before = page.documents();
    page.host.online.set(false);
    const release = page.firestore.hold();
    await page.step(page.perform);
    expect(lastOf(page.host)).toMatchObject({ tone: 'success', text: 'Done.' });
    page.firestore.refuse(new FirestoreError('unavailable', 'No.'));
    await page.step(release);
    expect(lastOf(page.host)).toMatchObject({ tone: 'error', text: 'It could not be saved.' });
    expect(page.documents()).toEqual(before);
  });

  it('is told, without another try, when the access was taken away', async () => {
    const data = { roles: { u2: 'owner', u1: 'helper' }, access: {} };
    const demotion = { kind: 'update', collection: collections.weddings(), id: 'w1', data } as const;
    await page.step(() => page.firestore.writeElsewhere([demotion]));
    page.firestore.refuse(new FirestoreError('permission-denied', 'No.'));
    await page.step(page.perform);
    expect(lastOf(page.host)).toEqual({
      tone: 'error',
      text: 'You may look at this, but no longer change it. Nothing was saved.',
      about: page.made.about,
    });
  });

  it('may close the page at once: the database had all of it before', async () => {
    const given: unknown[] = [];
    const { commit } = page.firestore;
    page.firestore.commit = (writes, options) => {
      given.push(...writes);
      return commit(writes, options);
    };
    await page.step(() => {
      page.perform();
      expect(given).toEqual(expect.arrayContaining([...edit.changes]));
    });
  });
});
