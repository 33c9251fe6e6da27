import { type GuestFacts, headsOf, sumAmounts } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import { anyBudget, anyHeads, exampleCost } from '#testing/example-costs';
import { type CostDocument, costItems } from '../cost-items';
import { pricesForOne } from '../items/figures';
import { costGroups, usualGroups } from '../items/item-templates';
import { planItems, type PlannedItem } from '../plan/plan-items';
import { guestCost, healthOf, totalsOf } from './totals';

const someGroups = fc.subarray([...costGroups], { minLength: 1 });
const anyAmount = fc.integer({ min: 0, max: 20_000_000 });
const asCost = ({ key, group, estimate, perGuest }: PlannedItem): CostDocument =>
  exampleCost({ id: key, group, estimate, perHead: perGuest });

const anyFacts: fc.Arbitrary<GuestFacts> = fc
  .record({
    count: fc.nat(300),
    estimate: fc.option(fc.nat(300), { nil: null }),
    usesEstimate: fc.constantFrom(true, false, null),
    answers: fc.array(fc.record({ isEvening: fc.boolean(), hasDeclined: fc.boolean() }), { maxLength: 300 }),
  })
  .map(({ answers, ...facts }) => {
    const listed = answers.slice(0, facts.count);
    return {
      ...facts,
      eveningOnly: listed.filter(({ isEvening }) => isEvening).length,
      declined: listed.filter(({ hasDeclined }) => hasDeclined).length,
      eveningDeclined: listed.filter(({ isEvening, hasDeclined }) => isEvening && hasDeclined).length,
    };
  });

test('with 85 in mind and eleven typed, the first figures are those of 85, also when the list is complete [R1-03]', () => {
  const facts = { count: 11, estimate: 85, eveningOnly: 0, declined: 0, eveningDeclined: 0, usesEstimate: null };
  const planned = planItems(2_400_000, usualGroups, headsOf(facts));
  expect(planned.find(({ key }) => key === 'dinner')?.perGuest).toEqual({ amount: 3_900, counts: 'day' });
  const items = (count: number) => costItems(planned.map(asCost), [], headsOf({ ...facts, count }));
  expect(guestCost(items(11), 'day').amount).toBeLessThan(7_000);
  expect(healthOf(2_400_000, items(85))).toMatchObject({ kind: 'within' });
});

test('unless the couple chose the list, only who declined is left out: the larger number counts [R1-03]', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { day, all } = headsOf(facts);
      const largest = Math.max(facts.count, facts.estimate ?? 0);
      const invited = facts.usesEstimate === false && facts.count > 0 ? facts.count : largest;
      expect(all).toBe(invited - facts.declined);
      expect(day).toBe(all - (facts.eveningOnly - facts.eveningDeclined));
    }),
  );
});

test('a first price for one is one that somebody would name, and the figures add up to the budget [R1-03]', () => {
  fc.assert(
    fc.property(anyAmount, someGroups, anyHeads, (budget, groups, heads) => {
      const planned = planItems(budget, groups, heads);
      // A marquee has no share of its own without a venue in the plan.
      if (planned.length > 0) expect(sumAmounts(planned.map(({ estimate }) => estimate))).toBe(budget);
      for (const { key, perGuest, estimate } of planned) {
        if (perGuest === null) continue;
        const { least = NaN, most = NaN } = pricesForOne[key] ?? {};
        expect(perGuest.amount).toBeGreaterThanOrEqual(least * 100 - 1);
        expect(perGuest.amount).toBeLessThanOrEqual(most * 100);
        expect(estimate).toBe(perGuest.amount * heads[perGuest.counts]);
      }
    }),
  );
});

test('an extra day guest adds what the sentence says, which is the sum of its parts [R1-03]', () => {
  fc.assert(
    fc.property(anyBudget, anyHeads, ({ costs }, heads) => {
      fc.pre(heads.day > 0);
      const sum = (more: number) =>
        totalsOf(costItems(costs, [], { day: heads.day + more, all: heads.all + more })).amount;
      const extra = guestCost(costItems(costs, [], heads), 'day');
      expect(sum(1) - sum(0)).toBe(extra.amount);
      expect(sumAmounts(extra.parts.map(({ amount }) => amount))).toBe(extra.amount);
    }),
  );
});

test('what a budget is over by is the difference of the two figures beside it [R1-03]', () => {
  fc.assert(
    fc.property(anyBudget, anyHeads, fc.integer({ min: 1, max: 10_000_000 }), ({ costs, payments }, heads, budget) => {
      const health = healthOf(budget, costItems(costs, payments, heads));
      if (health.kind === 'none' || health.kind === 'within') return;
      expect(health.by).toBe(health.costs - health.budget);
      if (health.kind === 'into-contingency') expect(health.by).toBeLessThanOrEqual(health.contingency);
    }),
  );
});
