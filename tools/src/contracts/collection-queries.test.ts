import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesBelow } from '../areas/import-circles';
import { browserPackages } from '../support/workspace';
import { collectionQueries } from './collection-queries';

const checkout = join(__dirname, '../../..');

test('reads the conditions and the order of literals, over several lines and in a choice', () => {
  const source = `
    firestore.read({
      collection: collections.taskTemplates(),
      where: [
        { field: 'markets', op: 'array-contains', value: country },
        { field: 'active', op: '==' as const, value: [true][0] },
      ],
    });
    useLive(id === null ? null : { collection: collections.replyTemplates(id), orderBy: [{ field: 'order', direction: 'asc' }] });`;
  expect(collectionQueries(source)).toEqual([
    {
      collection: 'taskTemplates',
      where: [
        { field: 'markets', op: 'array-contains' },
        { field: 'active', op: '==' },
      ],
      orderBy: [],
    },
    { collection: 'replyTemplates', where: [], orderBy: [{ field: 'order', direction: 'asc' }] },
  ]);
});

test('a literal that spreads a query of the same source has its collection and order', () => {
  const source = `
    const pageOf = (id: string): FirestoreQuery<Message> => ({
      collection: collections.messages(id),
      orderBy: [{ field: 'createdAt', direction: 'desc' }],
    });
    const pageUntil = (id: string, at: string) => ({
      ...pageOf(id),
      where: [{ field: 'createdAt', op: '<', value: new Date(Date.parse(at) + 1) }],
    });`;
  const orderBy = [{ field: 'createdAt', direction: 'desc' }];
  expect(collectionQueries(source)).toEqual([
    { collection: 'messages', where: [], orderBy },
    { collection: 'messages', where: [{ field: 'createdAt', op: '<' }], orderBy },
  ]);
});

test('leaves out what is no query of the contract', () => {
  expect(collectionQueries("sort({ orderBy: [{ field: 'name', direction: 'asc' }] }); f({ where: [1] });")).toEqual([]);
});

const sources = [...browserPackages, 'remote-kit'].flatMap((name) =>
  sourcesBelow(join(checkout, name, 'src'))
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8')),
);

test('every condition and order of this checkout’s queries is read', () => {
  for (const source of sources) {
    const written = [...source.matchAll(/\bfield: '([\w.]+)',\s*(?:op|direction): '/g)].map(([, field]) => field);
    const read = collectionQueries(source).flatMap(({ where, orderBy }) => [...where, ...orderBy]);
    expect(read.map(({ field }) => field)).toEqual(expect.arrayContaining(written));
  }
});
