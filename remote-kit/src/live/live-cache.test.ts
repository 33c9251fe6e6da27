import { FirestoreError, type FirestoreQuery, type Snapshot } from '@posy/shared-contracts/mount-props';
import { createLiveCache, queryKey } from './live-cache';

const setUp = () => {
  const cache = createLiveCache();
  const starts: { next: (snapshot: Snapshot<number>) => void; failed: (error: FirestoreError) => void }[] = [];
  let stops = 0;
  const entry = () =>
    cache.entry<number>('query', (next, failed) => {
      starts.push({ next, failed });
      return () => (stops += 1);
    });
  return { entry, starts, stops: () => stops };
};

/** Waits as long as React does between two commits. */
const afterCommit = (): Promise<void> => Promise.resolve();

test('listens once however many ask, and stops with the last', async () => {
  const { entry, starts, stops } = setUp();
  const first = entry().subscribe(() => undefined);
  const second = entry().subscribe(() => undefined);
  expect(starts).toHaveLength(1);
  first();
  expect(stops()).toBe(0);
  second();
  await afterCommit();
  expect(stops()).toBe(1);
  second();
  await afterCommit();
  expect(stops()).toBe(1);
});

test('goes on for a screen that asks in the commit in which another stops asking', async () => {
  const { entry, starts, stops } = setUp();
  const leave = entry().subscribe(() => undefined);
  starts[0]?.next({ value: 7, fromCache: false, hasPendingWrites: false });
  const next = entry();
  leave();
  next.subscribe(() => undefined);
  await afterCommit();
  expect([starts.length, stops()]).toEqual([1, 0]);
  expect(entry()).toBe(next);
  expect(entry().get()).toMatchObject({ status: 'ready', value: 7 });
});

test('is the one that everybody gets when it is asked for again after it stopped', async () => {
  const { entry, starts } = setUp();
  const live = entry();
  live.subscribe(() => undefined)();
  await afterCommit();
  live.subscribe(() => undefined);
  expect(starts).toHaveLength(2);
  expect(entry()).toBe(live);
});

test('tells loading, then the value, and keeps the value when it fails later', () => {
  const { entry, starts } = setUp();
  const live = entry();
  live.subscribe(() => undefined);
  expect(live.get().status).toBe('loading');
  starts[0]?.next({ value: 7, fromCache: false, hasPendingWrites: false });
  expect(live.get()).toMatchObject({ status: 'ready', value: 7 });
  const error = new FirestoreError('permission-denied', 'No.');
  starts[0]?.failed(error);
  expect(live.get()).toEqual({ status: 'failed', value: 7, error });
});

test('starts again when it is retried', () => {
  const { entry, starts } = setUp();
  const live = entry();
  live.subscribe(() => undefined);
  starts[0]?.failed(new FirestoreError('unavailable', 'Down.'));
  live.retry();
  expect(starts).toHaveLength(2);
  expect(live.get().status).toBe('loading');
});

describe('a document as it is shown', () => {
  const notes = 'weddings/w1/notes';
  const listKey = (where?: FirestoreQuery<unknown>['where']): string =>
    queryKey({ collection: { path: notes, schema: undefined as never }, ...(where === undefined ? {} : { where }) });
  const arch = { id: 'arch', title: 'Arch' };
  const showing = (...reads: (readonly [key: string, value: unknown])[]) => {
    const cache = createLiveCache();
    for (const [key, value] of reads)
      cache
        .entry(key, (next) => {
          next({ value, fromCache: false, hasPendingWrites: false });
          return () => undefined;
        })
        .subscribe(() => undefined);
    return cache.known(notes, 'arch');
  };
  const filter: FirestoreQuery<unknown>['where'] = [{ field: 'title', op: '==', value: 'Arch' }];

  test.each([
    ['as it is read by itself', [[`${notes}/arch`, arch]], arch],
    ['as it is in the list', [[listKey(), [arch]]], arch],
    ['as it is in a list that leaves some out', [[listKey(filter), [arch]]], arch],
    ['gone, read by itself', [[`${notes}/arch`, null]], null],
    ['gone, since the list has it no more', [[listKey(), []]], null],
    ['unknown where a list leaves some out', [[listKey(filter), []]], undefined],
    ['unknown where only others are read', [[`${notes}/cake`, { id: 'cake' }]], undefined],
  ] as const)('is known %s', (_what, reads, known) => {
    expect(showing(...reads)).toEqual(known);
  });
});
