import { execFileSync } from 'node:child_process';
import { createCommitter } from '../commit/committer';
import { type Write } from '../commit/write';
import { temporaryDirectory } from '../testing/firestore-server';
import { type DocumentStore, openDocumentStore } from './document-store';

const put = (path: string): Write => ({
  kind: 'update',
  path,
  fields: {},
  mask: null,
  transforms: [],
  precondition: null,
});
const silent = (): void => undefined;
const opened: DocumentStore[] = [];
const open = (dataDir: string, now = () => 1_000_000): DocumentStore => {
  const store = openDocumentStore(dataDir, now);
  opened.push(store);
  return store;
};
const commit = async (store: DocumentStore, ...paths: string[]) =>
  createCommitter(store, silent, silent).commit({ writes: paths.map(put), check: silent });
afterEach(() => opened.splice(0).forEach((store) => store.close()));

test('commit times grow although the clock stands still or goes back, also across restarts', async () => {
  const dataDir = temporaryDirectory();
  let store = open(dataDir);
  const times = [(await commit(store, 'a/1')).time, (await commit(store, 'a/2')).time];
  opened.pop()?.close();
  store = open(dataDir, () => 5);
  times.push((await commit(store, 'a/3')).time);
  expect(times).toEqual([...times].sort());
  expect(new Set(times).size).toBe(3);
  expect(store.clock.last()).toBe(times[2]);
});

test('a second opening of the same directory is refused, in this process and in others', () => {
  const dataDir = temporaryDirectory();
  open(dataDir);
  expect(() => open(dataDir)).toThrow('Another process is using the data directory');
  const script = `const D = require('libsql'); const db = new D(${JSON.stringify(`${dataDir}/lock.sqlite`)}); try { db.exec('BEGIN EXCLUSIVE') } catch { process.stdout.write('locked') }`;
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('locked');
});

test('one refused commit leaves the others of its group unharmed', async () => {
  const store = open(temporaryDirectory());
  const reported: string[][] = [];
  const committer = createCommitter(
    store,
    ({ changes }) => void reported.push(changes.map(({ path }) => path)),
    silent,
  );
  const outcomes = await Promise.allSettled([
    committer.commit({ writes: [put('a/1')], check: silent }),
    committer.commit({
      writes: [put('a/2'), put('a/3')],
      check: () => {
        throw new Error('no');
      },
    }),
    committer.commit({ writes: [{ ...put('a/1'), precondition: { exists: false } }], check: silent }),
    committer.commit({ writes: [put('a/4')], check: silent }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect([...store.scanCollection('a')].map(({ path }) => path)).toEqual(['a/1', 'a/4']);
  expect(reported).toEqual([['a/1'], ['a/4']]);
});

test('collections and missing documents are found wherever something lies below them', async () => {
  const store = open(temporaryDirectory());
  await commit(store, 'a/1', 'a/1/x/1', 'a/1/x!/1', 'a/2/y/1/z/1', 'b/1');
  expect(store.childCollections('').sort()).toEqual(['a', 'b']);
  expect(store.childCollections('a/1').sort()).toEqual(['x', 'x!']);
  expect(store.childCollections('a/2')).toEqual(['y']);
  expect(store.missingIds('a')).toEqual(['2']);
  expect([...store.scanGroup(null, 'a/1')].map(({ path }) => path).sort()).toEqual(['a/1/x!/1', 'a/1/x/1']);
});

test('scans are complete beyond one page', async () => {
  const store = open(temporaryDirectory());
  await commit(store, ...Array.from({ length: 1234 }, (_, index) => `many/${index}`), 'other/many/many/1');
  expect([...store.scanCollection('many')]).toHaveLength(1234);
  expect([...store.scanGroup('many', '')]).toHaveLength(1235);
});

test('the change log tells what changed since, or that it does not know', async () => {
  const store = open(temporaryDirectory());
  const { time } = await commit(store, 'a/1', 'b/1');
  await commit(store, 'a/2', 'a/2/b/2');
  expect(store.log.since({ collection: 'a' }, time)).toEqual(['a/2']);
  expect(store.log.since({ group: 'b' }, time)).toEqual(['a/2/b/2']);
  expect(store.log.since({ collection: 'a' }, 5)).toBeNull();
});

test('a walk along an index is complete and in order beyond one page, also where all keys are alike', async () => {
  const store = open(temporaryDirectory());
  const paths = Array.from({ length: 450 }, (_, index) => `walk/${String(index).padStart(3, '0')}`);
  const writes = paths.map((path, index): Write => {
    const fields = { n: { integerValue: String(Math.floor(index / 3)) }, same: { booleanValue: true } };
    return { kind: 'update', path, fields, mask: null, transforms: [], precondition: null };
  });
  await createCommitter(store, silent, silent).commit({ writes, check: silent });
  const walk = (field: string, scope: { collection: string } | { group: string }, descending: boolean): string[] => {
    const stretch = { range: { field, from: Buffer.alloc(0), to: Buffer.from([255]) }, points: [] };
    return [...store.index.walk(scope, stretch, { descending, page: 100 })].map(({ document }) => document.path);
  };
  for (const field of ['n', 'same'])
    for (const scope of [{ collection: 'walk' }, { group: 'walk' }]) {
      expect(walk(field, scope, false)).toEqual(paths);
      expect(walk(field, scope, true)).toEqual([...paths].reverse());
    }
});
