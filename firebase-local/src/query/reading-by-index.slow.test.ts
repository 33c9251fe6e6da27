import fc from 'fast-check';
import { type DocumentFields, type StoredDocument, type Value } from '../values/value';
import { compareDocuments, matchesQuery } from './match';
import { countQuery, runQuery } from './run';
import {
  composite,
  documentAt,
  field,
  int,
  is,
  key,
  list,
  nan,
  none,
  parse,
  put,
  queriedStore,
  text,
  unary,
} from './testing/queries';

const store = queriedStore();

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

test('the index never changes what a query finds', () => {
  const ids = ['a', 'b', '__id2__', '__id10__', '__z', 'm', 'z', 'zz'];
  const all = fc.sample(fields, { numRuns: 120, seed: 7 }).map((content, index): StoredDocument => {
    const id = `${ids[index % ids.length]}${index < ids.length ? '' : index}`;
    return documentAt(index % 3 === 0 ? `i/${id}` : `i/x/i/${id}`, content);
  });
  put(store, all);
  // When every stretch seems long, queries walk along their order.
  const crowded = { ...store, index: { ...store.index, count: () => 1e9 } };
  fc.assert(
    fc.property(
      query,
      fc.boolean(),
      fc.constantFrom(...all, ...ids.map((id) => ({ path: `i/${id}!` }))),
      (...drawn) => {
        const [raw, allDescendants, { path: begin }] = drawn;
        const { startAt, ...plain } = raw;
        const byKey = raw.orderBy?.[0]?.field.fieldPath === '__name__';
        const values = byKey ? [key(begin)] : startAt?.values;
        const cursor = startAt === undefined || !raw.orderBy ? {} : { startAt: { ...startAt, values } };
        const parsed = parse({ ...plain, ...cursor, from: [{ collectionId: 'i', allDescendants }] });
        const expected = all
          .filter((document) => matchesQuery(parsed, document))
          .sort((a, b) => compareDocuments(parsed.orderBy, a, b))
          .slice(parsed.offset, parsed.limit === null ? undefined : parsed.offset + parsed.limit);
        for (const source of [store, crowded])
          expect(runQuery(source, parsed).map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
        expect(countQuery(store, parsed, null)).toBe(expected.length);
        expect(countQuery(store, parsed, 3)).toBe(Math.min(3, expected.length));
      },
    ),
    { numRuns: 3000, seed: 11 },
  );
});

test('a page behind a key reads no document before it, and fetches no more than it may need [16]', () => {
  const path = (number: number): string => `pages/${String(number).padStart(4, '0')}`;
  const all = Array.from({ length: 900 }, (_, number) => path(number));
  put(
    store,
    all.map((one) => documentAt(one, {})),
  );
  const reads: string[] = [];
  const fetched: (number | undefined)[] = [];
  const counted = {
    ...store,
    *scanCollection(collection: string, from?: string, size?: number) {
      fetched.push(size);
      for (const document of store.scanCollection(collection, from, size)) {
        reads.push(document.path);
        yield document;
      }
    },
  };
  const page = (after: string): string[] =>
    runQuery(
      counted,
      parse({
        from: [{ collectionId: 'pages' }],
        orderBy: [{ field: field('__name__') }],
        startAt: { values: [key(after)], before: false },
        limit: 10,
      }),
    ).map((document) => document.path);
  expect(page(path(700))).toEqual(all.slice(701, 711));
  expect(reads[0]).toBe(path(700));
  expect(reads.length).toBeLessThan(15);
  expect(fetched).toEqual([20]);
});

test('the index follows every change of a document', () => {
  const change = (before: DocumentFields | null, after: DocumentFields | null): void =>
    store.transact(() => {
      const document = (content: DocumentFields | null) => content && documentAt('moving/one', content);
      store.apply({ time: 1, changes: [{ path: 'moving/one', before: document(before), after: document(after) }] });
    });
  const finds = (where: object): number => runQuery(store, parse({ from: [{ collectionId: 'moving' }], where })).length;
  const count = (fieldPath: string): number =>
    store.index.count(
      { collection: 'moving' },
      { range: { field: fieldPath, from: Buffer.alloc(0), to: Buffer.from([255]) }, points: [] },
      100,
    );
  const first: DocumentFields = { a: { mapValue: { fields: { b: int(1) } } }, tags: list(int(1), int(1), int(2)) };
  const second: DocumentFields = { a: { mapValue: { fields: { b: int(2) } } }, tags: list(int(2)) };
  change(null, first);
  expect([finds(is('a.b', 'EQUAL', int(1))), finds(is('tags', 'ARRAY_CONTAINS', int(1))), count('@tags')]).toEqual([
    1, 1, 2,
  ]);
  change(first, second);
  expect([finds(is('a.b', 'EQUAL', int(1))), finds(is('a.b', 'EQUAL', int(2))), count('@tags')]).toEqual([0, 1, 1]);
  change(second, null);
  expect([count('a'), count('a.b'), count('tags'), count('@tags')]).toEqual([0, 0, 0, 0]);
});
