import fc from 'fast-check';
import { planOf, table } from '#testing/example-seating';
import { propose, withPlacements } from './proposal/proposal';
import type { Reason } from './proposal/reasons';
import type { Wish } from './seating-plan';
import { wishStates } from './wish-states';

type ReasonAboutGuests = Extract<Reason, { guests: readonly string[] }>;

describe('for any wedding a proposal', () => {
  test('seats whole households or nobody of them, and leaves nobody out who fits [R1-05]', () => {
    fc.assert(
      fc.property(planOf(24, 5, { min: 1, max: 6 }), (asked) => {
        const { placements, leftOver, missing } = propose(asked);
        const placed = new Set(placements.map(({ household }) => household));
        expect(leftOver.filter(({ household }) => placed.has(household))).toEqual([]);
        const after = withPlacements(asked, placements);
        const taken = after.guests.filter((one) => one.table !== null).length;
        const free = asked.tables.reduce((sum, { seats }) => sum + seats, 0) - taken;
        const full = leftOver.filter(({ why }) => why === 'full');
        for (const { guests } of full) expect(free).toBeLessThan(guests.length);
        const waiting = full.flatMap(({ guests }) => guests).length;
        expect(missing).toBe(waiting === 0 ? 0 : waiting - free);
      }),
      { numRuns: 200 },
    );
  });

  test('so many seats more as it says do for all [R1-05]', () => {
    fc.assert(
      fc.property(planOf(16, 4, { min: 1, max: 4 }), (asked) => {
        const free = { ...asked, wishes: asked.wishes.filter(({ kind }) => kind !== 'apart') };
        const { missing } = propose(free);
        fc.pre(missing > 0);
        expect(propose({ ...free, tables: [...free.tables, table('more', missing)] }).leftOver).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('says nothing that it did not keep [R1-05]', () => {
    fc.assert(
      fc.property(planOf(24, 5, { min: 1, max: 9 }), (asked) => {
        const { placements, split, wishes } = propose(asked);
        const after = withPlacements(asked, placements);
        const found = new Map(after.guests.map((one) => [one.id, one]));
        const tables = new Map(asked.tables.map((one) => [one.id, one]));
        const tableIn = (id: string) => found.get(id)?.table ?? null;
        for (const placement of placements) {
          const own = placement.guests.map(({ id }) => id);
          const there = new Set(own.map(tableIn));
          const wishing = (kind: Wish['kind']) =>
            own.filter((id) => asked.wishes.some((one) => one.kind === kind && one.guests.includes(id)));
          const claims: Record<Reason['kind'], (reason: never) => boolean> = {
            'asked-together': ({ guests }: ReasonAboutGuests) => guests.every((id) => there.has(tableIn(id))),
            'household-there': ({ guests }: ReasonAboutGuests) => guests.every((id) => there.has(tableIn(id))),
            'asked-apart': ({ guests }: ReasonAboutGuests) => guests.every((id) => !there.has(tableIn(id))),
            'not-together': ({ guests }: ReasonAboutGuests) => guests.every((id) => !there.has(tableIn(id))),
            'step-free': () => wishing('step-free').every((id) => tables.get(tableIn(id) ?? '')?.stepFree === true),
            quiet: () => wishing('quiet').every((id) => tables.get(tableIn(id) ?? '')?.quiet === true),
            'no-step-free': () => wishing('step-free').some((id) => tables.get(tableIn(id) ?? '')?.stepFree === false),
            'no-quiet': () => wishing('quiet').some((id) => tables.get(tableIn(id) ?? '')?.quiet === false),
            split: ({ size, parts }: Extract<Reason, { kind: 'split' }>) =>
              size === own.length &&
              parts.length === there.size &&
              parts.every(({ table: to, count }) => own.filter((id) => tableIn(id) === to).length === count),
            'same-category': ({ category, count }: Extract<Reason, { kind: 'same-category' }>) =>
              after.guests.filter((one) => there.has(one.table) && one.category === category && !own.includes(one.id))
                .length === count,
            'whole-household': ({ count }: Extract<Reason, { kind: 'whole-household' }>) =>
              after.guests
                .filter((one) => one.household === placement.household)
                .every((one) => there.has(one.table)) &&
              there.size === 1 &&
              count === own.length,
            'own-table': () => after.guests.every((one) => own.includes(one.id) || !there.has(one.table)),
            room: ({ free }: Extract<Reason, { kind: 'room' }>) => free > 0,
          };
          for (const reason of placement.reasons)
            expect([reason, claims[reason.kind](reason as never)]).toEqual([reason, true]);
        }
        const several = placements.filter(
          ({ household }) =>
            new Set(after.guests.flatMap((one) => (one.household === household ? (one.table ?? []) : []))).size > 1,
        );
        expect(split).toBe(several.length);
        expect(wishes.met).toBe([...wishStates(after).values()].filter((state) => state === 'met').length);
      }),
      { numRuns: 200 },
    );
  });
});
