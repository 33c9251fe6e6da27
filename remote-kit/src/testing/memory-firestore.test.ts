import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError, increment, removeField, serverTime } from '@posy/shared-contracts/mount-props';
import { createMemoryFirestore } from './memory-firestore';

const tasks = collections.tasks('w1');
const task = {
  ...Object.fromEntries(['group', 'category'].map((field) => [field, 'a'])),
  name: 'A',
  i18nKey: null,
  key: null,
};
const rest = { done: false, custom: true, active: true, assignee: null, period: '4-6', order: 1 };
const times = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' };
const whole = { ...task, ...rest, ...times };

test('commits all writes or none', async () => {
  const firestore = createMemoryFirestore({ [tasks.path]: { t1: whole } });
  const commit = firestore.commit([
    { kind: 'delete', collection: tasks, id: 't1' },
    { kind: 'update', collection: tasks, id: 'missing', data: { done: true } },
  ]);
  await expect(commit).rejects.toBeInstanceOf(FirestoreError);
  expect(Object.keys(firestore.documents(tasks.path))).toEqual(['t1']);
});

test('applies increments, server time and removed fields at dotted paths', async () => {
  const firestore = createMemoryFirestore({ weddings: { w1: { tasks: { done: 2, old: 1 } } } });
  const collection = collections.weddings();
  const data = { 'tasks.done': increment(3), 'tasks.old': removeField(), 'tasks.initializedAt': serverTime() };
  await firestore.commit([{ kind: 'update', collection, id: 'w1', data }]);
  expect(firestore.documents('weddings')).toEqual({
    w1: { tasks: { done: 5, initializedAt: '2026-11-20T12:00:00.000Z' } },
  });
});

test('leaves out a malformed document, filters, orders and limits the rest', async () => {
  const firestore = createMemoryFirestore({
    [tasks.path]: {
      a: { ...whole, order: 2 },
      b: { ...whole, order: 1 },
      c: { ...whole, done: true },
      bad: { done: false },
    },
  });
  const found = await firestore.read({
    collection: tasks,
    where: [{ field: 'done', op: '==', value: false }],
    orderBy: [{ field: 'order', direction: 'asc' }],
    limit: 3,
  });
  expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('answers nothing while it is held', async () => {
  const firestore = createMemoryFirestore({ [tasks.path]: { t1: whole } });
  const release = firestore.hold();
  const commit = firestore.commit([{ kind: 'delete', collection: tasks, id: 't1' }]);
  await Promise.resolve();
  expect(Object.keys(firestore.documents(tasks.path))).toEqual(['t1']);
  release();
  await commit;
  expect(firestore.documents(tasks.path)).toEqual({});
});
