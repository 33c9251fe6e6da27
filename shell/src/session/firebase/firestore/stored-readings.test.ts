import type { DocumentChange, QueryDocumentSnapshot } from 'firebase/firestore';
import { type ReadableSnapshot, storedReadings } from './stored-readings';

type NamedSnapshot = QueryDocumentSnapshot & { name: string };
const found = (id: string, name: string): NamedSnapshot => ({ id, name }) as NamedSnapshot;

const snapshotOf = (
  docs: readonly NamedSnapshot[],
  changes: [DocumentChange['type'], NamedSnapshot][],
): ReadableSnapshot => ({
  docs: [...docs],
  docChanges: () => changes.map(([type, doc]) => ({ type, doc, oldIndex: -1, newIndex: -1 })),
});

interface NamedDocument {
  id: string;
  name: string;
}

const setUp = () => {
  const read = jest.fn((doc: QueryDocumentSnapshot) => {
    const { id, name } = doc as NamedSnapshot;
    return name === 'malformed' ? null : { id, name };
  });
  const pauses: (() => void)[] = [];
  const follow = storedReadings(read, { most: 2, pause: (goOn) => pauses.push(goOn) });
  const lists: NamedDocument[][] = [];
  const readings = (snapshot: ReadableSnapshot): NamedDocument[] => {
    const found: NamedDocument[][] = [];
    follow.read(snapshot, (list) => {
      found.push(list);
      lists.push(list);
    });
    return found[0] ?? [];
  };
  /** Ends the pause; returns false when there was none. */
  const goOn = (): boolean => {
    const next = pauses.shift();
    next?.();
    return next !== undefined;
  };
  return { read, readings, lists, goOn, stop: follow.stop };
};

const [ida, noor, sam] = [found('1', 'Ida'), found('2', 'Noor'), found('3', 'Sam')];
const first = snapshotOf(
  [ida, noor],
  [
    ['added', ida],
    ['added', noor],
  ],
);

test('reads each document of a list once, and again only those that changed', () => {
  const { read, readings } = setUp();
  const before = readings(first);
  expect(before).toEqual([
    { id: '1', name: 'Ida' },
    { id: '2', name: 'Noor' },
  ]);
  const renamed = found('2', 'Nour');
  const after = readings(
    snapshotOf(
      [ida, renamed, sam],
      [
        ['modified', renamed],
        ['added', sam],
      ],
    ),
  );
  expect(after.map(({ name }) => name)).toEqual(['Ida', 'Nour', 'Sam']);
  expect(after[0]).toBe(before[0]);
  expect(read).toHaveBeenCalledTimes(4);
});

test('answers the same list when only what is known of it changed', () => {
  const { read, readings } = setUp();
  const before = readings(first);
  expect(readings(snapshotOf([ida, noor], []))).toBe(before);
  expect(read).toHaveBeenCalledTimes(2);
});

test('forgets what was removed, and follows the order of the snapshot', () => {
  const { readings } = setUp();
  readings(first);
  const after = readings(
    snapshotOf(
      [sam, ida],
      [
        ['removed', noor],
        ['added', sam],
      ],
    ),
  );
  expect(after.map(({ name }) => name)).toEqual(['Sam', 'Ida']);
});

test('leaves out what cannot be read, without asking again until it changes', () => {
  const { read, readings } = setUp();
  const broken = found('4', 'malformed');
  expect(readings(snapshotOf([broken], [['added', broken]]))).toEqual([]);
  const repaired = found('4', 'Lou');
  expect(readings(snapshotOf([repaired], [['modified', repaired]]))).toEqual([{ id: '4', name: 'Lou' }]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an empty list is reported as a list', () => {
  const { readings } = setUp();
  expect(readings(snapshotOf([], []))).toEqual([]);
});

test('a long list is read in parts, and what changed meanwhile comes after it', () => {
  const { read, readings, lists, goOn } = setUp();
  const lou = found('4', 'Lou');
  readings(
    snapshotOf(
      [ida, noor, sam],
      [
        ['added', ida],
        ['added', noor],
        ['added', sam],
      ],
    ),
  );
  readings(snapshotOf([ida, noor, sam, lou], [['added', lou]]));
  expect([read.mock.calls.length, lists]).toEqual([2, []]);
  expect(goOn()).toBe(true);
  expect(lists.map((list) => list.map(({ name }) => name))).toEqual([
    ['Ida', 'Noor', 'Sam'],
    ['Ida', 'Noor', 'Sam', 'Lou'],
  ]);
  expect([read.mock.calls.length, goOn()]).toEqual([4, false]);
});

test('who leaves while a long list is read hears nothing of it', () => {
  const { readings, lists, goOn, stop } = setUp();
  const all = [ida, noor, sam];
  readings(
    snapshotOf(
      all,
      all.map((one) => ['added', one]),
    ),
  );
  stop();
  goOn();
  expect(lists).toEqual([]);
});
