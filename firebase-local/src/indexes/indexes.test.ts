import { parseQuery } from '../query/parse-query';
import { adminSecret, startFirestore, temporaryDirectory } from '../testing/firestore-server';
import { documents, raw } from '../testing/raw-channel';
import { databaseNames } from '../values/names';
import { indexesOf } from './indexes-of';
import { type IndexesFile, missingIndexes } from './missing-indexes';
import { openNeededIndexes, readNeededIndexes } from './needed-indexes';
import { requiredIndexes } from './required-index';

const names = databaseNames('p');
const field = (fieldPath: string) => ({ fieldPath });
const is = (path: string, op: string) => ({
  fieldFilter: {
    field: field(path),
    op,
    value: op === 'IN' ? { arrayValue: { values: [{ stringValue: 'x' }] } } : { stringValue: 'x' },
  },
});
const both = (op: string, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const by = (path: string, direction = 'ASCENDING') => ({ field: field(path), direction });
const parse = (query: object) => parseQuery({ from: [{ collectionId: 'c' }], ...query }, names.root, names);
const grouped = { from: [{ collectionId: 'c', allDescendants: true }] };

test.each([
  ['everything', {}],
  ['one equality', { where: is('a', 'EQUAL') }],
  ['many equalities', { where: both('AND', is('a', 'EQUAL'), is('b', 'IN'), is('c', 'EQUAL')) }],
  ['one range', { where: both('AND', is('a', 'GREATER_THAN'), is('a', 'LESS_THAN')) }],
  ['one order', { orderBy: [by('a', 'DESCENDING')], limit: 5 }],
  ['alternatives of one field each', { where: both('OR', is('a', 'EQUAL'), is('b', 'EQUAL')) }],
  ['a whole group', grouped],
])('%s needs no index of its own', (_what, query) => {
  expect(requiredIndexes(parse(query))).toEqual([]);
});

test.each([
  ['an equality and an order', { where: is('a', 'EQUAL'), orderBy: [by('n', 'DESCENDING')] }, ['a+'], ['n-']],
  ['an equality and a range', { where: both('AND', is('b', 'GREATER_THAN'), is('a', 'EQUAL')) }, ['a+'], ['b+']],
  ['two orders', { orderBy: [by('a'), by('b', 'DESCENDING')] }, [], ['a+', 'b-']],
  [
    'a list and an equality',
    { where: both('AND', is('tags', 'ARRAY_CONTAINS'), is('a', 'EQUAL')) },
    ['a+', 'tags@'],
    [],
  ],
  ['one field of a group', { ...grouped, where: is('a', 'EQUAL') }, ['a+'], []],
])('%s needs one', (_what, query, equal, ordered) => {
  const show = ({ fieldPath, order }: { fieldPath: string; order?: string }) =>
    `${fieldPath}${order === 'ASCENDING' ? '+' : order ? '-' : '@'}`;
  const [index, ...others] = requiredIndexes(parse(query));
  expect([index?.equal.map(show), index?.ordered.map(show), others]).toEqual([equal, ordered, []]);
});

test('a query that nobody has asked is read as one that is asked', () => {
  const query = { where: is('a', 'EQUAL'), orderBy: [by('n', 'DESCENDING')] };
  expect(indexesOf({ from: [{ collectionId: 'c' }], ...query })).toEqual(requiredIndexes(parse(query)));
});

test('an index file serves equalities in any order, and orders as they are or all reversed', () => {
  const needed = requiredIndexes(
    parse({ where: both('AND', is('a', 'EQUAL'), is('b', 'EQUAL')), orderBy: [by('n', 'DESCENDING'), by('m')] }),
  );
  const file = (...fields: [string, string][]): IndexesFile => ({
    indexes: [
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION',
        fields: fields.map(([fieldPath, order]) => ({ fieldPath, order: order as 'ASCENDING' })),
      },
    ],
  });
  const [up, down] = ['ASCENDING', 'DESCENDING'];
  expect(missingIndexes(needed, file(['b', up], ['a', down], ['n', up], ['m', down]))).toEqual([]);
  expect(missingIndexes(needed, file(['a', up], ['b', up], ['n', down], ['m', up]))).toEqual([]);
  expect(missingIndexes(needed, file(['a', up], ['b', up], ['n', up], ['m', up]))).toEqual(needed);
  expect(missingIndexes(needed, file(['a', up], ['n', down], ['m', up]))).toEqual(needed);
  expect(missingIndexes(needed, {})).toEqual(needed);
  const group = requiredIndexes(parse({ ...grouped, where: is('a', 'EQUAL') }));
  const indexes = [{ order: up, queryScope: 'COLLECTION_GROUP' }];
  expect(missingIndexes(group, { fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', indexes }] })).toEqual([]);
});

test('what queries needed is noted beside the data, across restarts', async () => {
  const dataDir = temporaryDirectory();
  const server = await startFirestore({ dataDir });
  const structuredQuery = { from: [{ collectionId: 'public' }], where: is('a', 'EQUAL'), orderBy: [by('n')] };
  for (let times = 0; times < 2; times++)
    await raw(server, 'POST', `/v1/${documents}:runQuery`, JSON.stringify({ structuredQuery }), {
      authorization: `Bearer ${adminSecret}`,
    });
  await server.stop();
  expect(readNeededIndexes(dataDir)).toMatchObject([{ collectionGroup: 'public', queryScope: 'COLLECTION' }]);
  expect(openNeededIndexes(dataDir).all()).toEqual(readNeededIndexes(dataDir));
});
