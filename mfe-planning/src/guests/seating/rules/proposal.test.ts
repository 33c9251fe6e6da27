import fc from 'fast-check';
import { guest, plan, planOf, table, wish } from '#testing/example-seating';
import { propose, withPlacements } from './proposal/proposal';
import { roomCost, weights } from './search/cost';
import { makeRoom, sit } from './search/room';
import { search } from './search/search';
import type { SeatingGuest, SeatingPlan } from './seating-plan';
import { wishStates } from './wish-states';

const seatsOf = (asked: SeatingPlan): Record<string, string> =>
  Object.fromEntries(propose(asked).placements.flatMap(({ guests }) => guests.map(({ id, table: to }) => [id, to])));

const reasonOf = (asked: SeatingPlan, household: string) =>
  propose(asked).placements.find((placement) => placement.household === household)?.reasons;

describe('where somebody is proposed, and why', () => {
  test('seats somebody beside who they asked for', () => {
    const asked = plan(
      [guest('bisi'), guest('lena', { table: 'b' })],
      [table('a', 8), table('b', 8)],
      [wish('together', 'bisi', 'lena')],
    );
    expect(seatsOf(asked)).toEqual({ bisi: 'b' });
    expect(reasonOf(asked, 'bisi')).toEqual([{ kind: 'asked-together', guests: ['lena'] }]);
  });

  test('keeps two apart, and says so', () => {
    const asked = plan(
      [guest('gordon'), guest('ray', { table: 'a' })],
      [table('a', 8), table('b', 8)],
      [wish('apart', 'gordon', 'ray')],
    );
    expect(seatsOf(asked)).toEqual({ gordon: 'b' });
    expect(reasonOf(asked, 'gordon')).toEqual([{ kind: 'asked-apart', guests: ['ray'] }]);
  });

  test('rather seats nobody than two at one table who were to be apart', () => {
    const asked = plan(
      [guest('gordon'), guest('ray', { table: 'a' })],
      [table('a', 8)],
      [wish('apart', 'gordon', 'ray')],
    );
    expect(propose(asked)).toEqual({
      placements: [],
      leftOver: [{ household: 'gordon', guests: ['gordon'], why: 'apart' }],
      missing: 0,
      wishes: { met: 0, of: 1 },
      split: 0,
    });
  });

  test('finds the tables without steps and away from the band', () => {
    const asked = plan(
      [guest('nan'), guest('vani')],
      [table('a', 8), table('b', 1, { stepFree: true }), table('c', 1, { quiet: true })],
      [wish('quiet', 'nan'), wish('step-free', 'vani')],
    );
    expect(seatsOf(asked)).toEqual({ nan: 'c', vani: 'b' });
    expect(reasonOf(asked, 'nan')).toEqual([{ kind: 'quiet' }]);
    expect(reasonOf(asked, 'vani')).toEqual([{ kind: 'step-free' }]);
  });

  test('says when no table fits what was wished', () => {
    const asked = plan([guest('vani')], [table('a', 8)], [wish('step-free', 'vani')]);
    expect(reasonOf(asked, 'vani')).toEqual([{ kind: 'no-step-free' }]);
    expect(propose(asked).wishes).toEqual({ met: 0, of: 1 });
  });

  test('splits a household only where no table takes it, into as few parts as can be', () => {
    const ramans = ['r1', 'r2', 'r3', 'r4', 'r5'].map((id) => guest(id, { household: 'ramans' }));
    const asked = plan(ramans, [table('a', 3), table('b', 2), table('c', 1)]);
    expect(propose(asked).split).toBe(1);
    expect(reasonOf(asked, 'ramans')).toEqual([
      {
        kind: 'split',
        size: 5,
        widest: 3,
        parts: [
          { table: 'a', count: 3 },
          { table: 'b', count: 2 },
        ],
      },
    ]);
    expect(propose(plan(ramans, [table('a', 3), table('b', 5)])).split).toBe(0);
  });

  test('brings latecomers to the rest of their household', () => {
    const asked = plan(
      [guest('anita', { household: 'kapoors' }), guest('ravi', { household: 'kapoors', table: 'b' })],
      [table('a', 8), table('b', 8)],
    );
    expect(seatsOf(asked)).toEqual({ anita: 'b' });
    expect(reasonOf(asked, 'kapoors')).toEqual([{ kind: 'household-there', guests: ['ravi'] }]);
  });

  test('puts those of a category together', () => {
    const asked = plan(
      [
        guest('a1', { category: 'Work', table: 'a' }),
        guest('a2', { category: 'School', table: 'b' }),
        guest('new', { category: 'School' }),
      ],
      [table('a', 8), table('b', 8)],
    );
    expect(seatsOf(asked)).toEqual({ new: 'b' });
    expect(reasonOf(asked, 'new')).toEqual([{ kind: 'same-category', category: 'School', count: 1 }]);
  });

  test('says that a household sits together where nothing else speaks for a table', () => {
    const pair = [guest('a1', { household: 'a' }), guest('a2', { household: 'a' })];
    expect(reasonOf(plan([...pair, guest('z')], [table('t', 8)]), 'a')).toEqual([
      { kind: 'whole-household', count: 2 },
    ]);
    expect(reasonOf(plan([...pair, guest('z')], [table('t', 8)]), 'z')).toEqual([{ kind: 'room', free: 8 }]);
    expect(reasonOf(plan([guest('z')], [table('t', 8)]), 'z')).toEqual([{ kind: 'own-table' }]);
  });

  test('never leaves children of a split household without a grown-up', () => {
    const family = [
      guest('c1', { household: 'f', child: true }),
      guest('c2', { household: 'f', child: true }),
      guest('p1', { household: 'f' }),
      guest('p2', { household: 'f' }),
    ];
    const seats = seatsOf(plan(family, [table('a', 2), table('b', 2)]));
    expect([seats.p1, seats.p2].sort()).toEqual(['a', 'b']);
  });

  test('keeps a family together without seats rather than parting a child’s parents, and says what would do [R1-05]', () => {
    const family = ['mother', 'father'].map((id) => guest(id, { household: 'f' }));
    const asked = plan([...family, guest('child', { household: 'f', child: true })], [table('a', 2)]);
    expect(propose(asked)).toMatchObject({
      placements: [],
      leftOver: [{ household: 'f', guests: ['child', 'father', 'mother'], why: 'full' }],
      missing: 1,
    });
    expect(propose({ ...asked, guests: [...asked.guests, guest('z')] })).toMatchObject({
      placements: [{ household: 'z' }],
      missing: 2,
    });
  });

  test('says that there are too few seats', () => {
    expect(propose(plan([guest('one'), guest('two')], [table('a', 1)])).leftOver).toEqual([
      { household: expect.any(String), guests: [expect.any(String)], why: 'full' },
    ]);
    expect(propose(plan([guest('one')], [])).leftOver).toHaveLength(1);
  });
});

/** Returns the cost of a plan with these guests seated. */
const costOf = (asked: SeatingPlan, chosen: readonly SeatingGuest[]): number => {
  const room = makeRoom(asked);
  const tableOf = new Map(chosen.map(({ id, table: to }) => [id, to]));
  for (const person of room.people) {
    const to = tableOf.get(person.guest.id);
    if (to !== undefined) sit(person, room.spots.find((spot) => spot.table.id === to) ?? null);
  }
  return roomCost(room);
};

/** Finds the cheapest plan by trying all of them. */
const bruteForce = (asked: SeatingPlan): number => {
  const open = asked.guests.filter((one) => one.table === null);
  const rest = asked.guests.filter((one) => one.table !== null);
  const attempt = (chosen: SeatingGuest[]): number => {
    const next = open[chosen.length];
    if (next === undefined) return costOf(asked, chosen);
    const choices = asked.tables.filter(
      ({ id, seats }) => [...rest, ...chosen].filter((one) => one.table === id).length < seats,
    );
    return Math.min(
      ...[null, ...choices.map(({ id }) => id)].map((to) => attempt([...chosen, { ...next, table: to }])),
    );
  };
  return attempt([]);
};

describe('for any wedding', () => {
  test('seats nobody twice, fills no table beyond its seats, leaves who is seated, and parts who is to be apart', () => {
    fc.assert(
      fc.property(planOf(24, 5, { min: 1, max: 9 }), (asked) => {
        const { placements, leftOver } = propose(asked);
        const placed = placements.flatMap(({ guests }) => guests.map(({ id }) => id));
        const open = asked.guests.filter((one) => one.table === null).map(({ id }) => id);
        expect([...placed, ...leftOver.flatMap(({ guests }) => guests)].sort()).toEqual(open.sort());
        const after = withPlacements(asked, placements);
        for (const { id, seats } of asked.tables)
          expect(after.guests.filter((one) => one.table === id).length).toBeLessThanOrEqual(seats);
        const before = wishStates(asked);
        for (const [id, state] of wishStates(after))
          if (id.startsWith('apart') && state === 'broken') expect(before.get(id)).toBe('broken');
        for (const { reasons } of placements) expect(reasons.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  test('has the same answer whatever the order in which guests, tables and wishes were read', () => {
    fc.assert(
      fc.property(planOf(14, 4, { min: 2, max: 6 }), (asked) => {
        const turned = {
          guests: asked.guests.toReversed(),
          tables: asked.tables.toReversed(),
          wishes: asked.wishes.toReversed(),
        };
        expect(seatsOf(turned)).toEqual(seatsOf(asked));
      }),
      { numRuns: 60 },
    );
  });

  test('is as good as the best of all plans in small weddings, and never worse in what weighs most', () => {
    let best = 0;
    let all = 0;
    fc.assert(
      fc.property(planOf(7, 3, { min: 1, max: 4 }), (asked) => {
        const optimum = bruteForce(asked);
        const { cost } = search(asked);
        all += 1;
        if (cost <= optimum + 1e-6) best += 1;
        expect(Math.floor(cost / weights.unseated)).toBe(Math.floor(optimum / weights.unseated));
      }),
      { numRuns: 300, seed: 20271 },
    );
    expect(best / all).toBeGreaterThanOrEqual(0.95);
  });

  test('seats 300 guests with all their wishes and splits no more households than it has to', () => {
    const guests = Array.from({ length: 300 }, (_, index) =>
      guest(`g${index}`, { household: `h${Math.floor(index / 3)}`, category: `c${index % 5}`, child: index % 7 === 0 }),
    );
    const tables = Array.from({ length: 32 }, (_, index) =>
      table(`t${index}`, 10, { order: index, stepFree: index < 4, quiet: index > 25 }),
    );
    const wishes = Array.from({ length: 20 }, (_, index) =>
      wish(index % 2 === 0 ? 'together' : 'apart', `g${index * 9}`, `g${index * 9 + 40}`),
    );
    const asked = plan(guests, tables, [...wishes, wish('step-free', 'g5', 'g50'), wish('quiet', 'g9')]);
    const { leftOver, wishes: result, split } = propose(asked);
    // 32 tables of ten take three households of three each, so four of the hundred must be split, and no more are.
    expect({ leftOver, wishes: result, split }).toEqual({ leftOver: [], wishes: { met: 22, of: 22 }, split: 4 });
  });
});
