import { changeFields, deleteDocument, type Edit, makeDocument, writesOf } from '@posy/remote-kit/edits';
import { createMemoryFirestore, exampleWedding, type MemoryFirestore } from '@posy/remote-kit/testing';
import type { EditRow } from '@posy/remote-kit/testing/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Guest, Note, SeatingTable, SeatingWish } from '@posy/shared-contracts/entities';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import { budgetWriteOf } from '#budget/queries/budget-queries';
import {
  addCost,
  addPayment,
  changeCost,
  changePayment,
  countEstimate,
  payPayment,
  removeCost,
  removePayment,
} from '#budget/rules/cost-changes';
import { taskWriteOf } from '#checklist/queries/checklist-queries';
import {
  addStep,
  addTask,
  assign,
  changePeriod,
  place as placeTask,
  remove,
  rename,
  setActive,
  snooze,
  tick,
} from '#checklist/rules/task-changes';
import { guestWriteOf } from '#guests/queries/guest-writes';
import { addGuests, updateGuests } from '#guests/rules/guest-edit';
import { householdsOf } from '#guests/rules/households';
import { removeGuests } from '#guests/rules/membership';
import { answerEdit, calmEdit, cardsEdit, closingEdit } from '#home/today/today-queries';
import { groupTasks } from '#plan/tasks/task-groups';
import { exampleCost, examplePayment } from './example-costs';
import { exampleGuest, storedGuest } from './example-guests';
import { table, wish as seatingWish } from './example-seating';
import { exampleTask, stored } from './example-tasks';

const own = exampleTask({ id: 'own', name: 'Ask Joan', custom: true, period: '7-9' });
const tasks = [exampleTask({ id: 'venue' }), exampleTask({ id: 'visit', group: 'venue', order: 1.01 }), own];
const groups = groupTasks(tasks);
const group = groups.find(({ main }) => main.id === 'venue');
export const guests = [
  exampleGuest('anita'),
  exampleGuest('ravi', { head: 'anita' }),
  exampleGuest('sam'),
  exampleGuest('wen', { table: 'marigold' }),
];
const cost = exampleCost({ id: 'barn' });
const payment = examplePayment({ id: 'deposit', costId: 'barn' });
const paid = examplePayment({ id: 'paid', costId: 'barn', paidOn: '2026-11-01' });
const marigold = table('marigold', 8);
const wishes = collections.seatingWishes('w1');
const wish = seatingWish('together', 'anita', 'sam');
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
const preferences = { f: {}, budgetHeads: { estimate: true } };
export const plan = { weddingId: 'w1', uid: 'u1' };

const onTasks = (edit: Parameters<typeof writesOf<Parameters<ReturnType<typeof taskWriteOf>>[0]>>[0]): Edit =>
  writesOf(edit, taskWriteOf('w1'));
const onGuests = (edit: Parameters<typeof writesOf<Parameters<ReturnType<typeof guestWriteOf>>[0]>>[0]): Edit =>
  writesOf(edit, guestWriteOf('w1'));
const onBudget = (edit: Parameters<typeof writesOf<Parameters<ReturnType<typeof budgetWriteOf>>[0]>>[0]): Edit =>
  writesOf(edit, budgetWriteOf('w1'));
if (group === undefined) throw new Error('There is a group.');

/** An edit, and the part of the plan that it changes. */
export interface PlanningEdit extends EditRow {
  area: 'checklist' | 'guests' | 'budget' | 'notes';
}

/** Every kind of edit that a person makes in planning, as its screens make it. */
const rows: readonly (readonly [string, PlanningEdit['area'], Edit])[] = [
  ['ticks a task with its steps', 'checklist', onTasks(tick(group, 'venue', true))],
  ['adds a task', 'checklist', onTasks(addTask(tasks, 'cake', 'Taste cakes', '4-6'))],
  ['removes a task with its steps', 'checklist', onTasks(remove(group, 'venue'))],
  ['says that a task is not for us', 'checklist', onTasks(setActive(group, false))],
  ['adds a step', 'checklist', onTasks(addStep(group, 'call', 'Call them'))],
  ['gives a task with its steps to somebody', 'checklist', onTasks(assign(group, 'venue', 'u1'))],
  ['puts a task off', 'checklist', onTasks(snooze(group, '2026-12-24'))],
  ['renames a task', 'checklist', onTasks(rename(own, 'Ask Joan and Bisi'))],
  ['moves a task to another period', 'checklist', onTasks(changePeriod(tasks, group, '4-6'))],
  ['puts a task before another', 'checklist', onTasks(placeTask(groups, group, '7-9', 'own'))],
  ['adds guests', 'guests', onGuests(addGuests([exampleGuest('bo'), exampleGuest('lou')]))],
  ['answers for guests', 'guests', onGuests(updateGuests(guests, () => ({ rsvp: { main: 'attending' } })))],
  ['removes the head of a household', 'guests', onGuests(removeGuests(householdsOf(guests, 'en-GB'), ['anita']))],
  [
    'seats a guest',
    'guests',
    changeFields<Guest>(collections.guests('w1'), exampleGuest('sam'), { table: 'marigold' }),
  ],
  [
    'gives up a seat',
    'guests',
    changeFields<Guest>(collections.guests('w1'), exampleGuest('wen', { table: 'marigold' }), { table: null }),
  ],
  ['changes a table', 'guests', changeFields<SeatingTable>(collections.tables('w1'), marigold, { seats: 10 }, [])],
  ['makes a wish for the tables', 'guests', makeDocument<SeatingWish>(wishes, { ...wish, id: 'near' }, ['createdAt'])],
  ['takes a wish back', 'guests', deleteDocument(wishes, wish)],
  ['adds a table', 'guests', makeDocument<SeatingTable>(collections.tables('w1'), table('fern', 6), ['createdAt'])],
  ['removes a table', 'guests', deleteDocument(collections.tables('w1'), marigold)],
  ['adds a cost', 'budget', onBudget(addCost(exampleCost({ id: 'cake' })))],
  ['changes a cost', 'budget', onBudget(changeCost(cost, { actual: 120_000, name: 'The barn' }))],
  [
    'removes a cost with its payments',
    'budget',
    onBudget(removeCost({ cost, payments: [payment] } as unknown as Parameters<typeof removeCost>[0])),
  ],
  ['plans a payment', 'budget', onBudget(addPayment(examplePayment({ id: 'rest', costId: 'barn' })))],
  ['changes a payment', 'budget', onBudget(changePayment(payment, { amount: 2_000, due: '2027-02-01' }))],
  ['removes a payment', 'budget', onBudget(removePayment(payment))],
  ['opens a payment again', 'budget', onBudget(payPayment(paid, null))],
  ['lets the guess of guests count', 'budget', onBudget(countEstimate({ preferences }, false))],
  ['pays', 'budget', onBudget(payPayment(payment, '2026-11-20'))],
  ['saves a note', 'notes', changeFields<Note>(collections.notes('w1'), note, { body: 'Ferns' })],
  ['adds a note', 'notes', makeDocument<Note>(collections.notes('w1'), { ...note, id: 'cake' })],
  ['deletes a note', 'notes', deleteDocument(collections.notes('w1'), note)],
  ['skips a card', 'checklist', cardsEdit(plan, 'f', [{ id: 'c', now: 'skipped', was: null }])],
  ['puts the cards away', 'checklist', closingEdit(plan, 'f')],
  ['makes home calm', 'checklist', calmEdit(plan, true)],
  ['answers a quiz', 'checklist', answerEdit(plan, { flow: 'f', card: 'c', answer: 'venue' })],
];

export const planningEdits: readonly PlanningEdit[] = rows.map(([who, area, edit]) => ({ who, area, edit }));

const byId = (documents: readonly { id: string }[]) =>
  Object.fromEntries(documents.map(({ id, ...data }) => [id, data as Record<string, unknown>]));

/** A wedding with something in each list. */
export const plannedWedding = (): MemoryFirestore => {
  const { id: _id, ...wedding } = exampleWedding({ guests: totalsOfGuests(guests), preferences });
  return createMemoryFirestore({
    weddings: { w1: wedding },
    'weddings/w1/tasks': Object.fromEntries(tasks.map((task) => [task.id, stored(task)])),
    'weddings/w1/guests': Object.fromEntries(guests.map((guest) => [guest.id, storedGuest(guest)])),
    'weddings/w1/tables': byId([marigold]),
    [wishes.path]: byId([wish]),
    'weddings/w1/costs': byId([cost]),
    'weddings/w1/payments': byId([payment, paid]),
    'weddings/w1/notes': byId([note]),
    'weddings/w1/todayTasks': { u1: { flows: { f: { cards: {}, closed: false } }, calm: false, updatedAt: null } },
  });
};
