import { commitInChunks } from '@posy/remote-kit/edits';
import { createMemoryFirestore, createTestHost, exampleWedding, settle } from '@posy/remote-kit/testing';
import { emptyDate } from '@posy/shared-contracts/forms';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { exampleTask, exampleTemplate, stored } from '#testing/example-tasks';
import type { TaskChange } from '../rules/task-changes';
import { taskWriteOf } from './checklist-queries';
import { makeChecklist } from './making-queries';
import { syncTotals } from './totals-queries';

const { id: weddingId, ...wedding } = exampleWedding();
const tasksPath = `weddings/${weddingId}/tasks`;
const templates = {
  'book-the-venue': exampleTemplate({ key: 'book-the-venue', order: 1 }),
  'visit-venues': exampleTemplate({ key: 'visit-venues', parent: 'book-the-venue', order: 1.01 }),
  'choose-your-rings': exampleTemplate({ key: 'choose-your-rings', order: 2, period: '4-6' }),
  standesamt: exampleTemplate({ key: 'standesamt', markets: ['DE'] }),
  retired: exampleTemplate({ key: 'retired', active: false }),
};

const hostWith = (changes: Record<string, unknown> = {}, tasks: Record<string, Record<string, unknown>> = {}) =>
  createTestHost({
    firestore: createMemoryFirestore({
      weddings: { [weddingId]: { ...wedding, ...changes } },
      taskTemplates: templates,
      [tasksPath]: tasks,
    }),
  });

const tasksOf = (host: ReturnType<typeof hostWith>) => host.firestore.documents(tasksPath);
const weddingOf = (host: ReturnType<typeof hostWith>) => host.firestore.documents('weddings')[weddingId];

describe('making the checklist', () => {
  test('happens once there is a date, and sets initializedAt in the same commit [S4-checklist-01] [S4-checklist-02]', async () => {
    const host = hostWith();
    await makeChecklist(host, weddingId);
    expect(Object.keys(tasksOf(host)).sort()).toEqual(['book-the-venue', 'choose-your-rings', 'visit-venues']);
    expect(weddingOf(host)).toMatchObject({ tasks: { total: 3, done: 0, initializedAt: '2026-11-20T12:00:00.000Z' } });
    expect(host.firestore.commits).toHaveLength(1);
  });

  test('without a date nothing is made [S4-checklist-01]', async () => {
    const host = hostWith({ date: null });
    await makeChecklist(host, weddingId);
    expect(host.firestore.commits).toEqual([]);
  });

  test('a season is enough of a date [S4-checklist-01]', async () => {
    const host = hostWith({ date: null, dateChoice: { ...emptyDate, year: 2028, season: 'summer' } });
    expect(await makeChecklist(host, weddingId)).toBe('initialised');
  });

  test("takes the country's active templates only [S4-checklist-03]", async () => {
    const host = hostWith({ l10n: { ...wedding.l10n, country: 'DE' } });
    await makeChecklist(host, weddingId);
    expect(Object.keys(tasksOf(host))).toEqual(['standesamt']);
  });

  test('merges: done stays done and counts [S4-checklist-04] [S4-checklist-05]', async () => {
    const before = stored(exampleTask({ id: 'book-the-venue', done: true, period: 'after', order: 7 }));
    const host = hostWith({}, { 'book-the-venue': before });
    await makeChecklist(host, weddingId);
    expect(tasksOf(host)['book-the-venue']).toEqual(before);
    expect(weddingOf(host)).toMatchObject({ tasks: { total: 3, done: 1 } });
  });

  test('again changes nothing, also what was removed or ticked since [S4-checklist-04]', async () => {
    const host = hostWith();
    await makeChecklist(host, weddingId);
    const tick = { kind: 'update', id: 'choose-your-rings', fields: { done: true } } as const;
    const changes: TaskChange[] = [tick, { kind: 'delete', id: 'visit-venues' }];
    await commitInChunks(host.firestore, changes.map(taskWriteOf(weddingId)));
    const before = structuredClone(tasksOf(host));
    await makeChecklist(host, weddingId);
    expect(tasksOf(host)).toEqual(before);
  });

  test('both at once, screen and reaction, make it once', async () => {
    const host = hostWith();
    await Promise.all([makeChecklist(host, weddingId), makeChecklist(host, weddingId)]);
    expect(host.firestore.commits).toHaveLength(1);
  });

  test('more than a commit holds goes in parts; the wedding is initialised with the last', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 620 }, (_none, index) => [`k${index}`, exampleTemplate({ key: `k${index}` })]),
    );
    const firestore = createMemoryFirestore({ weddings: { [weddingId]: wedding }, taskTemplates: many });
    await makeChecklist({ firestore }, weddingId);
    expect(firestore.commits.map((writes) => writes.length)).toEqual([500, 121]);
    expect(firestore.commits.map((writes) => writes.some((write) => write.collection.path === 'weddings'))).toEqual([
      false,
      true,
    ]);
  });

  test('two devices at once: the later one is refused, reads again and keeps the tick [R1-17] [S4-checklist-04] [S4-checklist-05]', async () => {
    const host = hostWith();
    const commit = host.firestore.commit.bind(host.firestore);
    const collection = { path: tasksPath, schema: undefined as never };
    const ticked = stored(exampleTask({ id: 'book-the-venue', done: true }));
    let isFirst = true;
    // Behaves as the rules do: the other device made the task, so making it again is refused.
    host.firestore.commit = async (writes) => {
      if (!isFirst) return commit(writes);
      isFirst = false;
      await commit([{ kind: 'set', collection, id: 'book-the-venue', data: ticked }]);
      throw new FirestoreError('permission-denied', 'createdAt would change');
    };
    await makeChecklist(host, weddingId);
    expect(tasksOf(host)['book-the-venue']).toEqual(ticked);
    expect(Object.keys(tasksOf(host))).toHaveLength(3);
    expect(weddingOf(host)).toMatchObject({ tasks: { total: 3, done: 1 } });
  });

  test('a refusal that stays is shown', async () => {
    const host = hostWith();
    host.firestore.refuse(new FirestoreError('permission-denied', 'no member'));
    await expect(makeChecklist(host, weddingId)).rejects.toThrow('no member');
  });

  test('an interrupted making is completed the next time', async () => {
    const host = hostWith();
    host.firestore.refuse(new FirestoreError('unavailable', 'gone'));
    await expect(makeChecklist(host, weddingId)).rejects.toThrow('gone');
    host.firestore.refuse(null);
    await makeChecklist(host, weddingId);
    expect(Object.keys(tasksOf(host))).toHaveLength(3);
  });

  test('a country without templates is a failure, not an empty checklist', async () => {
    const host = hostWith({ l10n: { ...wedding.l10n, country: 'FR' } });
    await expect(makeChecklist(host, weddingId)).rejects.toThrow('FR');
    expect(weddingOf(host)).toMatchObject({ tasks: { initializedAt: null } });
  });
});

describe('totals', () => {
  test('are written 1.5 s after the last call [S4-checklist-09] [S9-checklist-02]', async () => {
    const host = hostWith();
    syncTotals(host, weddingId, { total: 3, done: 1, byHand: 1 });
    host.pass(1000);
    syncTotals(host, weddingId, { total: 3, done: 2, byHand: 2 });
    host.pass(1499);
    await settle();
    expect(host.firestore.commits).toEqual([]);
    host.pass(1);
    await settle();
    expect(weddingOf(host)).toMatchObject({ tasks: { total: 3, done: 2 } });
    expect(host.firestore.commits).toHaveLength(1);
  });

  test('are not written when the server has them already [S4-checklist-08]', async () => {
    const badges = { 'half-checklist-done': 2, 'ten-tasks-done': 2 };
    const host = hostWith({ tasks: { total: 3, done: 2, initializedAt: null }, badges });
    syncTotals(host, weddingId, { total: 3, done: 2, byHand: 2 });
    host.pass(1500);
    await settle();
    expect(host.firestore.commits).toEqual([]);
  });
});
