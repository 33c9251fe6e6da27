import { type DocumentFields, type StoredDocument } from '../values/value';
import { aggregate, parseAggregations } from './aggregate';
import { matchesQuery } from './match';
import { parseQuery } from './parse-query';
import { countQuery, runQuery } from './run';
import {
  composite,
  documentAt,
  field,
  int,
  is,
  key,
  list,
  names,
  nan,
  none,
  parse,
  put,
  queriedStore,
  text,
  unary,
} from './testing/queries';

const contents: Record<string, DocumentFields> = {
  'c/a': { n: int(1), tag: text('x'), tags: list(int(1), int(2)) },
  'c/b': { n: int(2), tag: text('y'), tags: list(none, nan) },
  'c/c': { n: { doubleValue: 2 }, tag: none },
  'c/d': { n: nan, tag: text('x') },
  'c/e': { n: text('two') },
  'c/f': { n: none },
  'c/g': {},
  'c/a/c/deep': { n: int(9) },
};
const documents = Object.entries(contents).map(([path, fields]) => documentAt(path, fields));
const store = queriedStore();
put(store, documents);

const run = (query: object): string =>
  runQuery(store, parse(query))
    .map(({ path }) => path.slice(2))
    .join(' ');

test.each([
  ['==', is('n', 'EQUAL', int(2)), 'b c'],
  ['== null', is('n', 'EQUAL', none), 'f'],
  ['== NaN', is('n', 'EQUAL', nan), 'd'],
  ['!= skips null and missing', is('n', 'NOT_EQUAL', int(2)), 'd a e'],
  ['[H-19] < of one type, without NaN', is('n', 'LESS_THAN', int(2)), 'a'],
  ['[H-19] <= of one type, without NaN', is('n', 'LESS_THAN_OR_EQUAL', int(2)), 'a b c'],
  ['>=', is('n', 'GREATER_THAN_OR_EQUAL', int(2)), 'b c'],
  ['> of strings', is('n', 'GREATER_THAN', text('a')), 'e'],
  ['in, without null and NaN', is('n', 'IN', list(int(1), none, nan, text('two'))), 'a e'],
  ['not-in', is('n', 'NOT_IN', list(int(1), text('two'))), 'd b c'],
  ['not-in with null matches nothing', is('n', 'NOT_IN', list(none)), ''],
  ['array-contains', is('tags', 'ARRAY_CONTAINS', int(2)), 'a'],
  ['array-contains null', is('tags', 'ARRAY_CONTAINS', none), 'b'],
  ['array-contains-any, without null and NaN', is('tags', 'ARRAY_CONTAINS_ANY', list(int(1), none, nan)), 'a'],
  ['is null', unary('tag', 'IS_NULL'), 'c'],
  ['is not null', unary('tag', 'IS_NOT_NULL'), 'a d b'],
  ['is NaN', unary('n', 'IS_NAN'), 'd'],
  ['is not NaN', unary('n', 'IS_NOT_NAN'), 'a b c e'],
  ['and', composite('AND', is('n', 'EQUAL', int(2)), is('tag', 'EQUAL', text('y'))), 'b'],
  ['or', composite('OR', is('n', 'EQUAL', int(1)), is('tag', 'EQUAL', text('y'))), 'a b'],
  ['key ==', is('__name__', 'EQUAL', key('c/b')), 'b'],
  ['key in', is('__name__', 'IN', list(key('c/e'), key('c/b'))), 'b e'],
  ['key >', is('__name__', 'GREATER_THAN', key('c/e')), 'f g'],
])('%s', (_what, where, expected) => {
  expect(run({ where })).toBe(expected);
});

test('order crosses types and leaves out documents without the field; ties go by key in the same direction', () => {
  expect(run({ orderBy: [{ field: field('n') }] })).toBe('f d a b c e');
  expect(run({ orderBy: [{ field: field('n'), direction: 'DESCENDING' }] })).toBe('e c b a d f');
});

test('what changes under a listener is compared by its value: NaN is less than no number there either [H-19]', () => {
  const found = ['LESS_THAN', 'LESS_THAN_OR_EQUAL'].map((op) => {
    const query = parse({ where: is('n', op, int(2)) });
    return documents.filter((document) => matchesQuery(query, document)).map(({ path }) => path);
  });
  expect(found).toEqual([['c/a'], ['c/a', 'c/b', 'c/c']]);
});

test('neither counts nor index ranges let NaN through [H-19]', () => {
  for (const [op, expected] of [
    ['LESS_THAN', 1],
    ['LESS_THAN_OR_EQUAL', 3],
  ] as const) {
    const query = parse({ where: is('n', op, int(2)) });
    expect(countQuery(store, query, null)).toBe(expected);
    expect(countQuery(store, parse({ where: composite('AND', is('n', op, int(2)), unary('tag', 'IS_NULL')) }), 9)).toBe(
      op === 'LESS_THAN' ? 0 : 1,
    );
  }
  expect(run({ where: is('n', 'LESS_THAN', int(2)), orderBy: [{ field: field('n') }], limit: 1 })).toBe('a');
});

test('cursors, offset and limit cut the ordered result', () => {
  const orderBy = [{ field: field('n') }];
  expect(run({ orderBy, startAt: { values: [int(2)], before: true } })).toBe('b c e');
  expect(run({ orderBy, startAt: { values: [int(2)], before: false } })).toBe('e');
  expect(run({ orderBy, startAt: { values: [int(2), key('c/b')] } })).toBe('c e');
  expect(run({ orderBy, endAt: { values: [int(2)], before: true } })).toBe('f d a');
  expect(run({ orderBy, endAt: { values: [int(2)] }, offset: 1, limit: 2 })).toBe('d a');
  expect(run({ orderBy, limit: { value: 1 } })).toBe('f');
});

test('a collection group holds every depth, below its parent only', () => {
  expect(run({ from: [{ collectionId: 'c', allDescendants: true }], where: is('n', 'GREATER_THAN', int(1)) })).toBe(
    'b c a/c/deep',
  );
  const below = parseQuery({ from: [{ collectionId: 'c', allDescendants: true }] }, names.nameOf('c/a'), names);
  expect(runQuery(store, below).map(({ path }) => path)).toEqual(['c/a/c/deep']);
});

test.each([
  ['an empty in', { where: is('n', 'IN', { arrayValue: {} }) }],
  ['31 values', { where: is('n', 'IN', list(...Array.from({ length: 31 }, (_, n) => int(n)))) }],
  [
    'too many disjunctions',
    { where: composite('AND', ...['a', 'b', 'c'].map((f) => is(f, 'IN', list(int(1), int(2), int(3), int(4))))) },
  ],
  ['fields after the key', { orderBy: [{ field: field('__name__') }, { field: field('n') }] }],
  ['a key compared with a string', { where: is('__name__', 'EQUAL', text('b')) }],
  [
    'equality on the key beside inequalities',
    { where: composite('AND', is('__name__', 'EQUAL', key('c/b')), is('n', 'GREATER_THAN', int(1))) },
  ],
  ['a cursor longer than the order', { startAt: { values: [key('c/b'), int(1)] } }],
  ['an unknown operator', { where: is('n', 'LIKE', int(1)) }],
  ['a negative limit', { limit: -1 }],
  ['two collections', { from: [{ collectionId: 'c' }, { collectionId: 'd' }] }],
])('%s is refused', (_what, query) => {
  expect(() => parse(query)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

test('aggregates count, sum and average, over documents that have every aggregated field', () => {
  const aggregations = parseAggregations([
    { alias: 'all', count: {} },
    { alias: 'few', count: { upTo: '2' } },
    { alias: 'total', sum: { field: field('n') } },
    { alias: 'mean', avg: { field: field('n') } },
  ]);
  const numbers = runQuery(store, parse({ where: is('n', 'IN', list(int(1), int(2))) }));
  expect(aggregate([...numbers, documents[6] as StoredDocument], aggregations)).toEqual({
    all: int(3),
    few: int(2),
    total: { doubleValue: 5 },
    mean: { doubleValue: 5 / 3 },
  });
  expect(aggregate([], aggregations)).toMatchObject({ total: int(0), mean: none });
  expect(() => parseAggregations(Array.from({ length: 6 }, (_, n) => ({ alias: `a${n}`, count: {} })))).toThrow(
    'maximum number of aggregations',
  );
});
