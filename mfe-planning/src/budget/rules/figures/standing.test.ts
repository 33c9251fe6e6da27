import fc from 'fast-check';
import { exampleCost, examplePayment } from '#testing/example-costs';
import { costItems } from '../cost-items';
import { budgetStanding } from './standing';
import { healthOf } from './totals';

const heads = { day: 80, all: 90 };
const pounds = 100;

test('what is planned for is not left, and a quote is no booking [F-H11]', () => {
  const costs = [
    exampleCost({ id: 'venue', actual: 14_024 * pounds, estimate: 12_000 * pounds }),
    exampleCost({ id: 'flowers', estimate: 8784 * pounds }),
  ];
  const paid = examplePayment({ id: 'p', costId: 'venue', amount: 5980 * pounds, paidOn: '2026-11-01' });
  expect(budgetStanding(24_000 * pounds, costItems(costs, [paid], heads))).toEqual({
    paid: 5980 * pounds,
    quoted: 8044 * pounds,
    planned: 8784 * pounds,
    left: 1192 * pounds,
    over: 0,
  });
});

test('its parts are the whole budget, and it is left what the budget’s own screen says [F-H11]', () => {
  const anyCost = fc.record({ actual: fc.nat(5_000_00), estimate: fc.nat(5_000_00), paid: fc.nat(6_000_00) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_00 }), fc.array(anyCost, { maxLength: 6 }), (budget, all) => {
      const costs = all.map(({ actual, estimate }, at) => exampleCost({ id: `c${at}`, actual, estimate }));
      const payments = all.map(({ paid }, at) =>
        examplePayment({ id: `p${at}`, costId: `c${at}`, amount: paid, paidOn: '2026-11-01' }),
      );
      const items = costItems(costs, payments, heads);
      const { paid, quoted, planned, left, over } = budgetStanding(budget, items);
      expect(paid + quoted + planned + left).toBe(budget + over);
      const health = healthOf(budget, items);
      if (health.kind === 'within') expect(left).toBe(health.left);
    }),
  );
});
