import { runQuery } from './run';
import { composite, documentAt, field, int, is, parse, put, queriedStore } from './testing/queries';

const many = 1_200;
const store = queriedStore();
const id = (number: number): string => String(number).padStart(4, '0');
put(
  store,
  Array.from({ length: many }, (_, number) =>
    documentAt(`c/${id(number)}`, {
      same: int(1),
      n: int(number),
      // The most fields that a query may name; every document has all of them.
      ...Object.fromEntries(Array.from({ length: 30 }, (_one, index) => [`f${index}`, int(1)])),
    }),
  ),
);

/** Returns the number of documents that a query finds, and the number that it reads. */
const cost = (query: object): { found: number; read: number } => {
  const before = store.meter.soFar().documents;
  const found = runQuery(store, parse(query)).length;
  return { found, read: store.meter.soFar().documents - before };
};
const thirty = (part: (index: number) => object): object =>
  composite('OR', ...Array.from({ length: 30 }, (_, index) => part(index)));

test('parts of an or that are equal are read once [A-H2]', () => {
  expect(cost({ where: thirty(() => is('same', 'EQUAL', int(1))) })).toEqual({ found: many, read: many });
});

test('parts of an or that overlap are read once [A-H2]', () => {
  const where = thirty((index) => is('n', 'GREATER_THAN', int(index)));
  expect(cost({ where })).toEqual({ found: many - 1, read: many - 1 });
});

test('a document that many fields of an or lead to is read once [A-H2]', () => {
  expect(cost({ where: thirty((index) => is(`f${index}`, 'EQUAL', int(1))) })).toEqual({ found: many, read: many });
});

test.each(['ASCENDING', 'DESCENDING'])('a limit ends the reading, %s [A-H2]', (direction) => {
  const orderBy = [{ field: field('__name__'), direction }];
  const where = thirty(() => is('same', 'EQUAL', int(1)));
  const { found, read } = cost({ where, orderBy, limit: 1 });
  expect(found).toBe(1);
  expect(read).toBeLessThan(5);
});

test('a few among many are read by themselves, whatever the limit and the order [A-H2]', () => {
  const rare = Array.from({ length: 1_100 }, (_, number) => documentAt(`rare/z${id(number)}`, { same: int(1) }));
  const others = Array.from({ length: 30_000 }, (_, number) => documentAt(`rare/${number}`, { same: int(2) }));
  put(store, [...others, ...rare]);
  const orderBy = [{ field: field('__name__') }];
  const { found, read } = cost({
    from: [{ collectionId: 'rare' }],
    where: is('same', 'EQUAL', int(1)),
    orderBy,
    limit: 300,
  });
  expect([found, read]).toEqual([300, 1_100]);
});
