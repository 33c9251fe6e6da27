import fc from 'fast-check';
import { openDocumentStore } from '../store/document-store';
import { temporaryDirectory } from '../testing/firestore-server';
import { databaseNames } from '../values/names';
import { type Fields, type StoredDocument, type Value } from '../values/value';
import { aggregate, parseAggregations } from './aggregate';
import { compareDocuments, matchesQuery } from './match';
import { parseQuery } from './parse-query';
import { countQuery, runQuery } from './run';

const names = databaseNames('p');
const int = (n: number): Value => ({ integerValue: String(n) });
const text = (stringValue: string): Value => ({ stringValue });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const nan: Value = { doubleValue: 'NaN' };
const none: Value = { nullValue: null };

const contents: Record<string, Fields> = {
  'c/a': { n: int(1), tag: text('x'), tags: list(int(1), int(2)) },
  'c/b': { n: int(2), tag: text('y'), tags: list(none, nan) },
  'c/c': { n: { doubleValue: 2 }, tag: none },
  'c/d': { n: nan, tag: text('x') },
  'c/e': { n: text('two') },
  'c/f': { n: none },
  'c/g': {},
  'c/a/c/deep': { n: int(9) },
};
const documents: StoredDocument[] = Object.entries(contents).map(([path, fields]) => ({
  path,
  fields,
  createTime: 1,
  updateTime: 1,
}));
const store = openDocumentStore(temporaryDirectory(), () => 1);
const put = (all: StoredDocument[]): void =>
  store.transact(() =>
    store.apply({ time: 1, changes: all.map((after) => ({ path: after.path, before: null, after })) }),
  );
put(documents);
afterAll(() => store.close());

const field = (fieldPath: string) => ({ fieldPath });
const is = (path: string, op: string, value: Value) => ({ fieldFilter: { field: field(path), op, value } });
const unary = (path: string, op: string) => ({ unaryFilter: { field: field(path), op } });
const composite = (op: string, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const parse = (query: object) => parseQuery({ from: [{ collectionId: 'c' }], ...query }, names.root, names);
const run = (query: object): string =>
  runQuery(store, parse(query))
    .map(({ path }) => path.slice(2))
    .join(' ');
const key = (path: string): Value => ({ referenceValue: names.nameOf(path) });

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

test('[H-19] what changes under a listener is compared by its value: NaN is less than no number there either', () => {
  const found = ['LESS_THAN', 'LESS_THAN_OR_EQUAL'].map((op) => {
    const query = parse({ where: is('n', op, int(2)) });
    return documents.filter((document) => matchesQuery(query, document)).map(({ path }) => path);
  });
  expect(found).toEqual([['c/a'], ['c/a', 'c/b', 'c/c']]);
});

test('[H-19] neither counts nor index ranges let NaN through', () => {
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

describe('the index', () => {
  const value: fc.Arbitrary<Value> = fc.oneof(
    fc.constantFrom<Value>(
      none,
      nan,
      { booleanValue: true },
      { doubleValue: 1.5 },
      { doubleValue: -0 },
      { geoPointValue: {} },
    ),
    fc.integer({ min: -2, max: 2 }).map(int),
    fc.constantFrom<Value>(int(9007199254740992), { integerValue: '9007199254740993' }),
    fc.constantFrom('', 'a', 'ab', '\uffff', '\u{1f600}', `${'x'.repeat(130)}1`, `${'x'.repeat(130)}2`).map(text),
    fc.constantFrom('i/a', 'i/__id2__', 'i/__id10__', 'i/b').map((path) => key(path)),
    fc.constantFrom<Value>({ bytesValue: 'AA==' }, { timestampValue: '2020-01-01T00:00:00.000000Z' }, { mapValue: {} }),
    fc.array(fc.integer({ min: 0, max: 2 }).map(int), { maxLength: 2 }).map((values) => list(...values)),
  );
  const fields = fc.record({ f: value, g: value, h: value }, { requiredKeys: [] });
  const leaf = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('f', 'g'),
        fc.constantFrom(
          'EQUAL',
          'LESS_THAN',
          'LESS_THAN_OR_EQUAL',
          'GREATER_THAN',
          'GREATER_THAN_OR_EQUAL',
          'NOT_EQUAL',
          'ARRAY_CONTAINS',
        ),
        value,
      )
      .map(([f, op, operand]) => is(f, op, operand)),
    fc
      .tuple(
        fc.constantFrom('f', 'g'),
        fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
        fc.array(value, { minLength: 1, maxLength: 3 }),
      )
      .map(([f, op, values]) => is(f, op, { arrayValue: { values } })),
    fc
      .tuple(fc.constantFrom('f', 'g'), fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'))
      .map(([f, op]) => unary(f, op)),
  );
  const where = fc.oneof(
    leaf,
    fc.tuple(fc.constantFrom('AND', 'OR'), leaf, leaf).map(([op, a, b]) => composite(op, a, b)),
    fc.tuple(leaf, leaf, leaf).map((leaves) => composite('AND', ...leaves)),
    fc.tuple(leaf, leaf, leaf).map(([a, b, c]) => composite('AND', a, composite('OR', b, c))),
  );
  const order = fc.tuple(fc.constantFrom('f', 'g', '__name__'), fc.constantFrom('ASCENDING', 'DESCENDING'));
  const query = fc.record(
    {
      where,
      orderBy: order.map(([f, direction]) => [{ field: field(f), direction }]),
      limit: fc.integer({ min: 1, max: 6 }),
      offset: fc.integer({ min: 0, max: 3 }),
      startAt: fc.record({ values: fc.tuple(value), before: fc.boolean() }),
    },
    { requiredKeys: [] },
  );

  test('never changes what a query finds', () => {
    const ids = ['a', 'b', '__id2__', '__id10__', '__z', 'm', 'z', 'zz'];
    const all = fc.sample(fields, { numRuns: 120, seed: 7 }).map((content, index): StoredDocument => {
      const id = `${ids[index % ids.length]}${index < ids.length ? '' : index}`;
      return { path: index % 3 === 0 ? `i/${id}` : `i/x/i/${id}`, fields: content, createTime: 1, updateTime: 1 };
    });
    put(all);
    // Where every stretch seems long, queries walk along their order.
    const crowded = { ...store, index: { ...store.index, count: () => 1e9 } };
    fc.assert(
      fc.property(query, fc.boolean(), (raw, allDescendants) => {
        const { startAt, ...plain } = raw;
        const cursor = raw.orderBy?.[0]?.field.fieldPath === '__name__' || !raw.orderBy ? {} : { startAt };
        const parsed = parse({ ...plain, ...cursor, from: [{ collectionId: 'i', allDescendants }] });
        const expected = all
          .filter((document) => matchesQuery(parsed, document))
          .sort((a, b) => compareDocuments(parsed.orderBy, a, b))
          .slice(parsed.offset, parsed.limit === null ? undefined : parsed.offset + parsed.limit);
        for (const source of [store, crowded])
          expect(runQuery(source, parsed).map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
        expect(countQuery(store, parsed, null)).toBe(expected.length);
        expect(countQuery(store, parsed, 3)).toBe(Math.min(3, expected.length));
      }),
      { numRuns: 3000, seed: 11 },
    );
  });

  test('follows every change of a document', () => {
    const change = (before: Fields | null, after: Fields | null): void =>
      store.transact(() => {
        const document = (content: Fields | null) =>
          content && { path: 'moving/one', fields: content, createTime: 1, updateTime: 1 };
        store.apply({ time: 1, changes: [{ path: 'moving/one', before: document(before), after: document(after) }] });
      });
    const finds = (where: object): number =>
      runQuery(store, parse({ from: [{ collectionId: 'moving' }], where })).length;
    const count = (fieldPath: string): number =>
      store.index.count(
        { collection: 'moving' },
        { range: { field: fieldPath, from: Buffer.alloc(0), to: Buffer.from([255]) }, points: [] },
        100,
      );
    const first: Fields = { a: { mapValue: { fields: { b: int(1) } } }, tags: list(int(1), int(1), int(2)) };
    const second: Fields = { a: { mapValue: { fields: { b: int(2) } } }, tags: list(int(2)) };
    change(null, first);
    expect([finds(is('a.b', 'EQUAL', int(1))), finds(is('tags', 'ARRAY_CONTAINS', int(1))), count('@tags')]).toEqual([
      1, 1, 2,
    ]);
    change(first, second);
    expect([finds(is('a.b', 'EQUAL', int(1))), finds(is('a.b', 'EQUAL', int(2))), count('@tags')]).toEqual([0, 1, 1]);
    change(second, null);
    expect([count('a'), count('a.b'), count('tags'), count('@tags')]).toEqual([0, 0, 0, 0]);
  });
});
