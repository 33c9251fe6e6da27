import { waitFor } from '@testing-library/react';
import { createMemoryFirestore } from '../testing/memory-firestore';
import { createTestHost } from '../testing/test-host';
import { saysFigures, syncWeddingFigures } from './sync-wedding-figures';

const set = (done: number) => {
  const firestore = createMemoryFirestore({ weddings: { w1: { tasks: { total: 5, done } } } });
  // Other tests cover the reading of a wedding: here only its figures matter.
  firestore.readDocument = async (collection, id) => ({ ...firestore.documents(collection.path)[id], id }) as never;
  return createTestHost({ firestore });
};
const figures = { 'tasks.done': 3 };

test('what follows a list is the page’s own work, once after the last call: it never counts as somebody’s waiting edit [R1-06]', async () => {
  const host = set(0);
  const options: unknown[] = [];
  const { commit } = host.firestore;
  host.firestore.commit = (writes, option?: { byItself?: boolean }) => {
    options.push(option);
    return commit(writes);
  };
  for (const wanted of [() => ({ 'tasks.done': 1 }), () => figures]) {
    syncWeddingFigures(host, { feature: 'totals', weddingId: 'w1', after: 1500, wanted });
    host.pass(1000);
  }
  host.pass(500);
  await waitFor(() => expect(host.firestore.documents('weddings')).toEqual({ w1: { tasks: { total: 5, done: 3 } } }));
  expect(options).toEqual([{ byItself: true }]);
});

test('a wedding that says them already is left alone, and a failure is reported by name', async () => {
  const host = set(3);
  const wanted = (wedding: object) => (saysFigures(wedding, figures) ? null : figures);
  syncWeddingFigures(host, { feature: 'totals', weddingId: 'w1', after: 1500, wanted });
  host.pass(1500);
  syncWeddingFigures(host, {
    feature: 'totals',
    weddingId: 'w1',
    after: 1500,
    wanted: () => {
      throw new Error('No.');
    },
  });
  host.pass(1500);
  await waitFor(() => expect(host.errors).toEqual([new Error('No.')]));
  expect(host.firestore.commits).toEqual([]);
});
