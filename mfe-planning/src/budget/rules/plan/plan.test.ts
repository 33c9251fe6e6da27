import { budgetShares } from '@posy/shared-contracts/constants';
import { sumAmounts } from '@posy/shared-contracts/rules';
import { usualCost } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import { anyBudget, anyHeads, exampleCost, examplePayment } from '#testing/example-costs';
import { costItems } from '../cost-items';
import { type CostGroup, costGroups, templatesOf, usualGroups } from '../items/item-templates';
import { planItems, type PlannedItem } from './plan-items';
import { type ProposalFacts, proposeBudget } from './propose-budget';
import { type Replan, replan } from './replan';

const heads = { day: 95, all: 120 };
const groupSums = (items: readonly PlannedItem[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { group, estimate } of items) sums[group] = (sums[group] ?? 0) + estimate;
  return sums;
};
const anyGroups = fc.subarray([...costGroups], { minLength: 1 });
const anyAmount = fc.integer({ min: 0, max: 100_000_000 });

describe('the split', () => {
  test('has the shares of the product’s figures, which sum to 100', () => {
    const shares: Record<string, number> = {};
    for (const { group, share } of templatesOf(usualGroups)) shares[group] = (shares[group] ?? 0) + share / 10;
    expect(shares).toEqual(budgetShares);
    expect(Object.values(shares).reduce((sum, share) => sum + share)).toBe(100);
  });

  test('of £24,000 is £6,240 for the venue, dinner by the head, and £1,200 or a little more just in case', () => {
    const items = planItems(2_400_000, usualGroups, heads);
    const sums = groupSums(items);
    expect(sums.venues).toBe(624_000);
    expect(sums.photographers).toBe(216_000);
    expect(items.find(({ key }) => key === 'dinner')).toMatchObject({
      perGuest: { amount: 3_500, counts: 'day' },
      estimate: 332_500,
    });
    expect(items.find(({ key }) => key === 'evening-food')?.perGuest?.counts).toBe('all');
    expect(sums.contingency).toBeGreaterThanOrEqual(120_000);
    expect(sums.contingency).toBeLessThan(135_000);
  });

  test('of whole pounds has no pence in any sum, however many come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        anyGroups,
        anyHeads,
        anyHeads,
        (pounds, groups, counted, later) => {
          const items = planItems(pounds * 100, groups, counted);
          expect(items.filter(({ estimate }) => estimate % 100 !== 0)).toEqual([]);
          // The same holds when more or fewer guests come than planned.
          const byHead = items.flatMap(({ perGuest }) =>
            perGuest === null ? [] : [perGuest.amount * later[perGuest.counts]],
          );
          expect(byHead.filter((amount) => amount % 100 !== 0)).toEqual([]);
        },
      ),
    );
  });

  test('gives a marquee half of the venue’s share, and all of it where there is no venue', () => {
    expect(groupSums(planItems(1_000_000, costGroups, heads))).toMatchObject({ venues: 130_000, marquee: 130_000 });
    const alone = templatesOf(['marquee', 'cakes']);
    expect(alone.map(({ share }) => share)).toEqual([260, 20]);
  });

  test('adds up to the budget exactly, for the chosen groups only, without an amount below 0', () => {
    fc.assert(
      fc.property(anyAmount, anyGroups, anyHeads, (budget, groups, counted) => {
        const items = planItems(budget, groups, counted);
        expect(sumAmounts(items.map(({ estimate }) => estimate))).toBe(budget);
        expect(items.every(({ estimate }) => Number.isSafeInteger(estimate) && estimate >= 0)).toBe(true);
        expect(items.every(({ group }) => groups.includes(group as CostGroup))).toBe(true);
        for (const { perGuest, estimate } of items)
          if (perGuest !== null) expect(estimate).toBe(perGuest.amount * counted[perGuest.counts]);
      }),
    );
  });
});

describe('a proposal for a couple without a budget', () => {
  const facts: ProposalFacts = {
    guests: 80,
    timeOfWeek: 'saturday',
    timeOfYear: 'undecided',
    month: null,
    country: 'GB',
    groups: usualGroups,
  };

  test('of any number of guests is what such weddings usually come to [F-H2]', () => {
    for (const guests of [40, 51, 85, 100, 101, 180, 1000])
      expect(proposeBudget({ ...facts, guests })).toBe(usualCost(guests, 'GB')?.amount);
  });

  test('takes the average of guests for a couple who does not know', () => {
    expect(proposeBudget({ ...facts, guests: 0 })).toBe(usualCost(78, 'GB')?.amount);
  });

  test('is highest on a Saturday in June, and about 30 % lower in January', () => {
    const june = proposeBudget({ ...facts, timeOfYear: 'summer', month: 6 });
    const january = proposeBudget({ ...facts, timeOfYear: 'winter', month: 1 });
    expect(january / june).toBeCloseTo(0.7, 1);
    const others = [...Array(12).keys()].map((index) =>
      proposeBudget({ ...facts, timeOfYear: 'undecided', month: index + 1 }),
    );
    expect(Math.max(...others)).toBe(june);
    expect(proposeBudget({ ...facts, timeOfWeek: 'weekday' })).toBeLessThan(proposeBudget(facts));
  });

  test('reckons in the market’s own money', () => {
    expect(proposeBudget({ ...facts, country: 'US' })).toBe(3_050_000);
    expect(proposeBudget({ ...facts, country: 'DE' })).toBe(1_520_000);
  });

  test('never shrinks with more guests or more groups', () => {
    const anyFacts = fc.record({ guests: fc.integer({ min: 1, max: 400 }), groups: anyGroups });
    fc.assert(
      fc.property(anyFacts, fc.nat({ max: 100 }), fc.constantFrom(...costGroups), ({ guests, groups }, more, group) => {
        const before = proposeBudget({ ...facts, guests, groups });
        expect(proposeBudget({ ...facts, guests: guests + more, groups })).toBeGreaterThanOrEqual(before);
        expect(proposeBudget({ ...facts, guests, groups: [...groups, group] })).toBeGreaterThanOrEqual(before);
        expect(before % 10_000).toBe(0);
      }),
    );
  });
});

describe('planning again', () => {
  const answers = { budget: 2_400_000, groups: [...usualGroups], heads };
  const apply = (items: ReturnType<typeof costItems>, plan: Replan) => {
    const gone = new Set(plan.removed.map(({ cost }) => cost.id));
    const after = new Map(plan.changed.map(({ before, after: item }) => [before.cost.id, item]));
    const stay = items.filter(({ cost }) => !gone.has(cost.id));
    const costs = [
      ...stay.map(({ cost }) => {
        const planned = after.get(cost.id);
        return planned === undefined ? cost : { ...cost, estimate: planned.estimate, perHead: planned.perGuest };
      }),
      ...plan.added.map(({ key, group, estimate, perGuest }) =>
        exampleCost({ id: key, group, estimate, perHead: perGuest }),
      ),
    ];
    return costItems(
      costs,
      stay.flatMap(({ payments }) => [...payments]),
      heads,
    );
  };

  test('from nothing makes the first plan', () => {
    const first = replan([], answers);
    expect(first.added.map(({ key }) => key)).toEqual(templatesOf(usualGroups).map(({ key }) => key));
    expect({ ...first, added: [] }).toEqual({
      settled: [],
      changed: [],
      unchanged: [],
      added: [],
      removed: [],
      over: 0,
    });
  });

  test('leaves alone what was quoted, paid or is the couple’s own, and splits the rest of the budget over the others', () => {
    const costs = [
      exampleCost({ id: 'venue-hire', actual: 700_000, estimate: 624_000 }),
      exampleCost({ id: 'photographer', group: 'photographers', estimate: 150_000 }),
      exampleCost({ id: 'cake', group: 'cakes', estimate: 50_000 }),
      exampleCost({ id: 'own', group: 'Llamas', estimate: 30_000 }),
    ];
    const items = costItems(costs, [examplePayment({ id: 'p', costId: 'photographer' })], heads);
    const groups = answers.groups.filter((group) => group !== 'cakes');
    const plan = replan(items, { ...answers, groups });
    expect(plan.settled.map(({ cost }) => cost.id)).toEqual(['venue-hire', 'photographer', 'own']);
    expect(plan.removed.map(({ cost }) => cost.id)).toEqual(['cake']);
    expect(plan.over).toBe(0);
    expect(sumAmounts(apply(items, plan).map(({ amount }) => amount))).toBe(answers.budget);
  });

  test('says when what is settled is more than the budget', () => {
    const items = costItems([exampleCost({ id: 'venue-hire', actual: 900_000 })], [], heads);
    expect(replan(items, { ...answers, budget: 800_000 }).over).toBe(100_000);
  });

  test('never touches what is settled, adds up to the budget while that allows it, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyBudget, anyGroups, anyAmount, ({ costs, payments }, groups, budget) => {
        const known = costs.map((cost, index) => ({
          ...cost,
          id: index % 2 ? cost.id : (templatesOf(groups)[index]?.key ?? cost.id),
        }));
        const items = costItems(known, payments, heads);
        const plan = replan(items, { budget, groups, heads });
        const then = apply(items, plan);
        for (const { cost } of plan.settled) expect(then.find((item) => item.cost.id === cost.id)?.cost).toEqual(cost);
        if (plan.over === 0 && then.length > plan.settled.length)
          expect(sumAmounts(then.map(({ amount }) => amount))).toBe(budget);
        expect(replan(then, { budget, groups, heads })).toMatchObject({ changed: [], added: [], removed: [] });
      }),
    );
  });
});
