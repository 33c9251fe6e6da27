import * as v from 'valibot';
import { collections, readDocument } from '../collections';
import { budgetInitFormSchema } from '../forms';
import { at, has, hasStored } from '../testing/fields';
import { isNewNote, isSubtask, orderedCards, subtasksOf, todayTaskFlowSchema } from '.';

test('reads a task with every field [S3-task-01]', () => {
  hasStored(
    collections.tasks('w1'),
    {
      group: 't1',
      name: null,
      i18nKey: 'task.book-venue',
      key: 'book-venue',
      category: 'venue',
      done: false,
      custom: false,
      active: true,
      assignee: null,
      period: '12-plus',
      order: 1.01,
      createdAt: at,
      updatedAt: at,
    },
    'group name i18nKey key done custom active assignee period order createdAt updatedAt',
  );
});

test('knows subtasks by their group, which is the parent’s id [S3-task-02]', () => {
  const task = (id: string, group: string, order: number) => ({ id, group, order });
  const tasks = [task('a2', 'a', 1.02), task('a', 'a', 1), task('b', 'b', 2), task('a1', 'a', 1.01)];
  expect(subtasksOf(tasks, 'a').map(({ id }) => id)).toEqual(['a1', 'a2']);
  expect(subtasksOf(tasks, 'b')).toEqual([]);
  expect(tasks.filter(isSubtask).map(({ id }) => id)).toEqual(['a2', 'a1']);
});

test('reads a cost with every field; amounts begin at 0 [S3-cost-01]', () => {
  const cost = { name: 'Flowers', supplierType: 'florists', group: 'flowers' };
  hasStored(collections.costs('w1'), cost, 'name supplierType group estimate actual notes');
  expect(v.parse(collections.costs('w1').schema, cost)).toMatchObject({ estimate: 0, actual: 0, notes: '' });
});

test('has every field of the budget’s first form; categories are optional [S3-budget-init-01]', () => {
  has(budgetInitFormSchema, 'budget guestsEstimate timeOfWeek timeOfYear year categories');
  const form = { budget: 2_000_000, guestsEstimate: 80, timeOfWeek: 'saturday', timeOfYear: 'summer', year: 2027 };
  expect(v.parse(budgetInitFormSchema, form)).toEqual(form);
});

test('reads a note with every field and knows a new one by its times [S3-note-01]', () => {
  const note = { title: 'Dress', body: '', photos: [], createdAt: at, updatedAt: at };
  hasStored(collections.notes('w1'), note, 'title body photos createdAt updatedAt');
  expect(isNewNote(note)).toBe(true);
  expect(isNewNote({ ...note, updatedAt: '2026-11-01T10:00:01.000Z' })).toBe(false);
});

test('a note’s photos are those that were uploaded here: another address is left out, the note is read [H-18]', () => {
  const own = { path: `/photos/${'a'.repeat(32)}`, portrait: true };
  const foreign = ['https://evil.example/p', '//evil.example/p', '/api/session', `${own.path}/../../x`, ''];
  const note = { title: 'Dress', body: '', createdAt: at, updatedAt: at };
  const photos = [...foreign.map((path) => ({ path, portrait: true })), own];
  expect(v.parse(collections.notes('w1').schema, { ...note, photos })).toMatchObject({ title: 'Dress', photos: [own] });
});

test('has a flow’s name and active flag, and its cards in their order [S3-flow-01] [D-flow-04]', () => {
  const card = (id: string, order: number) => ({ id, order, kind: 'task', i18nKey: `card.${id}` });
  const flow = v.parse(todayTaskFlowSchema, {
    name: 'first-steps',
    active: true,
    cards: [card('b', 20), card('a', 10)],
  });
  expect(orderedCards(flow).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(v.is(todayTaskFlowSchema, { name: 'first-steps', cards: [] })).toBe(false);
});

test('says of a malformed document where it is, and reads the others', () => {
  const cost = { name: 'Flowers', supplierType: null, group: 'flowers' };
  const read = [cost, { name: 7 }, null].map((data, index) => readDocument(collections.costs('w1'), `c${index}`, data));
  expect(read).toMatchObject([
    { ok: true, value: { id: 'c0', name: 'Flowers' } },
    { ok: false, path: 'weddings/w1/costs/c1' },
    { ok: false, path: 'weddings/w1/costs/c2' },
  ]);
});
