import { crowdedTables } from './crowded-tables';
import { inTableOrder, type SeatingGuest, type SeatingPlan, type Table, type Wish } from './seating-plan';
import { type WishState, wishStates } from './wish-states';

const table = (id: string, extra: Partial<Table> = {}): Table => ({
  id,
  name: id,
  shape: 'round',
  seats: 2,
  order: 1,
  stepFree: false,
  quiet: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...extra,
});

const guest = (id: string, at: string | null): SeatingGuest => ({
  id,
  name: id,
  household: id,
  category: '',
  child: false,
  table: at,
});

const stateOf = (kind: Wish['kind'], wished: string[], guests: SeatingGuest[]): WishState | undefined => {
  const plan: SeatingPlan = {
    guests,
    tables: [table('a', { stepFree: true }), table('b', { quiet: true })],
    wishes: [{ id: 'w', kind, guests: wished, createdAt: '2026-11-20T12:00:00.000Z' }],
  };
  return wishStates(plan).get('w');
};

describe('how a wish stands', () => {
  test.each<[Wish['kind'], Record<string, string | null>, WishState]>([
    ['together', { x: 'a', y: 'a' }, 'met'],
    ['together', { x: 'a', y: 'b' }, 'broken'],
    ['together', { x: 'a', y: null }, 'open'],
    ['together', { x: 'a' }, 'idle'],
    ['apart', { x: 'a', y: 'b' }, 'met'],
    ['apart', { x: 'a', y: 'a' }, 'broken'],
    ['apart', { x: 'a', y: null }, 'open'],
    ['step-free', { x: 'a' }, 'met'],
    ['step-free', { x: 'b' }, 'broken'],
    ['step-free', { x: null }, 'open'],
    ['quiet', { x: 'b' }, 'met'],
    ['quiet', { x: 'a' }, 'broken'],
    ['quiet', {}, 'idle'],
    ['apart', { x: 'gone', y: 'gone' }, 'open'],
  ])('%s with %j is %s', (kind, seats, expected) => {
    const guests = Object.entries(seats).map(([id, at]) => guest(id, at));
    expect(stateOf(kind, ['x', 'y'], guests)).toBe(expected);
  });
});

test('names tables in their order, and by id where two devices gave the same', () => {
  const tables = [table('c'), table('b', { order: 2 }), table('a')];
  expect(inTableOrder(tables).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

describe('a table that two devices filled at once', () => {
  test('keeps who was first, and names who came last; what is not confirmed yet counts as last', () => {
    const guests = [
      { id: 'x', table: 'a', updatedAt: null },
      { id: 'y', table: 'a', updatedAt: '2026-11-20T12:00:00.000Z' },
      { id: 'z', table: 'a', updatedAt: '2026-11-20T12:00:01.000Z' },
      { id: 'elsewhere', table: 'b', updatedAt: '2026-11-20T12:00:02.000Z' },
    ];
    const crowded = crowdedTables([table('a'), table('b')], guests);
    expect(crowded).toEqual([{ table: table('a'), seated: 3, tooMany: ['x'] }]);
  });
});
