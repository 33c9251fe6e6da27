import { headsOf, headsSource, sumAmounts } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import { anyBudget, anyHeads, exampleCost, examplePayment } from '#testing/example-costs';
import { costItems } from '../cost-items';
import { nextPayments, paymentState, remindersOn, remindFrom } from '../payment-plan';
import { cashFlow } from './cash-flow';
import { byGroup, byPayer, guestCost, healthOf, petalParts, totalsOf, weddingCosts } from './totals';

const heads = { day: 95, all: 120 };
const today = '2026-11-20';

describe('a cost', () => {
  const dinner = exampleCost({ id: 'dinner', group: 'caterers', perHead: { amount: 7_800, counts: 'day' } });

  test('by the head follows the guest count', () => {
    expect(costItems([dinner], [], heads)[0]).toMatchObject({
      estimateBasis: { heads: 95 },
      estimate: 741_000,
      amount: 741_000,
    });
    expect(costItems([dinner], [], { day: 96, all: 120 })[0]?.estimate).toBe(748_800);
  });

  test('follows the guests by the price that was quoted for one, whatever the estimate says', () => {
    const cost = exampleCost({
      id: 'dinner',
      perHead: { amount: 7_800, counts: 'day' },
      actual: 1,
      actualPerHead: { amount: 6_200, counts: 'day' },
    });
    const quotedFor = (day: number) => costItems([cost], [], { day, all: 100 })[0];
    expect(quotedFor(80)).toMatchObject({ estimate: 624_000, quoted: 496_000, amount: 496_000 });
    expect(quotedFor(81)).toMatchObject({ quoted: 502_200, amount: 502_200 });
    expect(quotedFor(80)?.quoteBasis).toEqual({ amount: 6_200, counts: 'day', heads: 80 });
  });

  test('counts what was quoted once it was, what was paid when that is more, and owes the rest', () => {
    const [item] = costItems(
      [exampleCost({ id: 'band', actual: 14_500 })],
      [
        examplePayment({ id: 'a', costId: 'band', amount: 4_000, paidOn: '2026-10-01' }),
        examplePayment({ id: 'b', costId: 'band', amount: 10_500 }),
        examplePayment({ id: 'c', costId: 'gone', amount: 1 }),
      ],
      heads,
    );
    expect(item).toMatchObject({ estimate: 10_000, quoted: 14_500, amount: 14_500, paid: 4_000, due: 10_500 });
    const [paidMore] = costItems(
      [exampleCost({ id: 'cake', actual: 500 })],
      [examplePayment({ id: 'p', costId: 'cake', amount: 700, paidOn: today })],
      heads,
    );
    expect(paidMore).toMatchObject({ amount: 700, due: 0 });
  });

  const facts = (count: number, estimate: number | null, eveningOnly = 0, usesEstimate: boolean | null = null) => ({
    count,
    estimate,
    eveningOnly,
    declined: 0,
    eveningDeclined: 0,
    usesEstimate,
  });

  test('counts the larger of the guess and the list, without those of the evening for the day [R1-03]', () => {
    expect(headsOf(facts(0, 80))).toEqual({ day: 80, all: 80 });
    expect(headsOf(facts(11, 85))).toEqual({ day: 85, all: 85 });
    expect(headsOf(facts(100, 80, 20))).toEqual({ day: 80, all: 100 });
    expect(headsSource(facts(0, null))).toBe('none');
    expect(headsSource(facts(3, 80))).toBe('estimate');
    expect(headsSource(facts(80, 80))).toBe('list');
  });

  test('counts nobody who declined, on the list or of the guess [R1-03]', () => {
    const some = { declined: 9, eveningDeclined: 3 };
    expect(headsOf({ ...facts(100, 80, 20), ...some })).toEqual({ day: 74, all: 91 });
    expect(headsOf({ ...facts(79, 80, 20), ...some })).toEqual({ day: 54, all: 71 });
    expect(headsOf({ ...facts(9, null, 3), ...some })).toEqual({ day: 0, all: 0 });
  });

  test('whoever is asked and wants the list has it, however short it is [R1-03]', () => {
    expect(headsSource(facts(3, 80, 0, false))).toBe('list');
    expect(headsOf(facts(3, 80, 1, false))).toEqual({ day: 2, all: 3 });
    expect(headsSource(facts(0, 80, 0, false))).toBe('estimate');
  });

  test('counts the guess for longer where the couple wants that, until the list has as many', () => {
    expect(headsOf(facts(3, 80, 1, true))).toEqual({ day: 79, all: 80 });
    expect(headsSource(facts(79, 80, 0, true))).toBe('estimate');
    expect(headsSource(facts(80, 80, 0, true))).toBe('list');
    expect(headsOf(facts(90, 80, 10, true))).toEqual({ day: 80, all: 90 });
    expect(headsSource(facts(3, null, 0, true))).toBe('list');
  });
});

describe('sums', () => {
  test('of groups and of payers are the sums of everything', () => {
    fc.assert(
      fc.property(anyBudget, anyHeads, ({ costs, payments }, counted) => {
        const items = costItems(costs, payments, counted);
        const whole = totalsOf(items);
        expect(whole.amount).toBe(whole.paid + whole.due);
        for (const sections of [byGroup(items), byPayer(items)])
          for (const figure of ['estimate', 'quoted', 'amount', 'paid'] as const)
            expect(sumAmounts(sections.map(({ totals }) => totals[figure]))).toBe(whole[figure]);
        expect(weddingCosts(whole)).toEqual({ actual: whole.quoted, estimate: whole.estimate });
      }),
    );
  });

  test('put a part that somebody else pays with them', () => {
    const items = costItems(
      [exampleCost({ id: 'flowers', actual: 142_000 })],
      [examplePayment({ id: 'p', costId: 'flowers', amount: 35_500, payer: 'Tom’s parents', paidOn: today })],
      heads,
    );
    expect(byPayer(items).map(({ key, totals }) => [key, totals.amount, totals.paid])).toEqual([
      ['', 106_500, 0],
      ['Tom’s parents', 35_500, 35_500],
    ]);
  });

  test('know groups in their order, the couple’s own after them, and what is put by last', () => {
    const costs = ['contingency', 'Llamas', 'venues', 'caterers'].map((group) => exampleCost({ id: group, group }));
    expect(byGroup(costItems(costs, [], heads)).map(({ key }) => key)).toEqual([
      'venues',
      'caterers',
      'Llamas',
      'contingency',
    ]);
  });

  test('of the petals add up to 100 per cent and to everything', () => {
    fc.assert(
      fc.property(anyBudget, ({ costs, payments }) => {
        const items = costItems(costs, payments, heads);
        const parts = petalParts(items);
        expect(sumAmounts(parts.map(({ amount }) => amount))).toBe(totalsOf(items).amount);
        if (parts.length > 0) expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }),
    );
  });
});

describe('the budget', () => {
  const items = costItems(
    [
      exampleCost({ id: 'venue', actual: 90_000 }),
      exampleCost({ id: 'reserve', group: 'contingency', estimate: 5_000 }),
    ],
    [],
    heads,
  );

  test.each([
    [0, { kind: 'none' }],
    [100_000, { kind: 'within', left: 5_000 }],
    [95_000, { kind: 'within', left: 0 }],
    [92_000, { kind: 'into-contingency', by: 3_000, costs: 95_000, budget: 92_000, contingency: 5_000 }],
    [90_000, { kind: 'into-contingency', by: 5_000, costs: 95_000, budget: 90_000, contingency: 5_000 }],
    [89_000, { kind: 'over', by: 1_000, costs: 90_000, budget: 89_000 }],
  ])('of %i minor units', (budget, health) => {
    expect(healthOf(budget, items)).toEqual(health);
  });

  test('one more guest costs what each item by the head costs, unless that was quoted as a whole', () => {
    const costs = [
      exampleCost({ id: 'drinks', perHead: { amount: 1_400, counts: 'day' } }),
      exampleCost({ id: 'dinner', perHead: { amount: 7_800, counts: 'day' } }),
      exampleCost({ id: 'cards', perHead: { amount: 500, counts: 'all' } }),
      exampleCost({ id: 'bus', perHead: { amount: 900, counts: 'all' }, actual: 80_000 }),
      exampleCost({
        id: 'cake',
        perHead: { amount: 900, counts: 'all' },
        actualPerHead: { amount: 300, counts: 'day' },
      }),
    ];
    const counted = costItems(costs, [], heads);
    expect(guestCost(counted, 'day')).toEqual({
      amount: 10_000,
      parts: [
        { name: 'dinner', amount: 7_800 },
        { name: 'drinks', amount: 1_400 },
        { name: 'cards', amount: 500 },
        { name: 'cake', amount: 300 },
      ],
    });
    expect(guestCost(counted, 'evening').amount).toBe(500);
  });

  test('grows by exactly that with a guest', () => {
    fc.assert(
      fc.property(anyBudget, anyHeads, ({ costs }, counted) => {
        // While nobody is counted, a quote per guest is 0, and the estimate replaces it.
        fc.pre(counted.day > 0);
        const more = { day: counted.day + 1, all: counted.all + 1 };
        const before = costItems(costs, [], counted);
        expect(totalsOf(costItems(costs, [], more)).amount - totalsOf(before).amount).toBe(
          guestCost(before, 'day').amount,
        );
      }),
    );
  });
});

describe('payments', () => {
  const payment = examplePayment({ id: 'p', costId: 'c', due: '2026-12-01', remindDaysBefore: 14 });

  test.each([
    ['2026-11-16', 'later'],
    ['2026-11-17', 'soon'],
    ['2026-12-01', 'today'],
    ['2026-12-02', 'past'],
  ])('on %s are %s', (day, state) => {
    expect(paymentState(payment, day)).toBe(state);
  });

  test('that are paid, without a day or without a reminder are left in peace', () => {
    expect(paymentState({ ...payment, paidOn: '2026-11-01' }, '2026-12-24')).toBe('paid');
    expect(paymentState({ ...payment, due: null }, '2026-12-24')).toBe('undated');
    expect(paymentState({ ...payment, remindDaysBefore: null }, '2026-11-30')).toBe('later');
    expect(remindFrom(payment)).toBe('2026-11-17');
  });

  test('come in the order of their days, and are reminded of in that order', () => {
    const items = costItems(
      [exampleCost({ id: 'c' })],
      [
        { ...payment, id: 'late', due: '2027-03-01' },
        { ...payment, id: 'soon', due: '2026-11-25' },
        { ...payment, id: 'gone', due: '2026-11-01' },
        { ...payment, id: 'paid', paidOn: '2026-11-02' },
      ],
      heads,
    );
    const ids = (list: ReturnType<typeof nextPayments>) => list.map((one) => one.payment.id);
    expect(ids(nextPayments(items))).toEqual(['gone', 'soon', 'late']);
    expect(ids(remindersOn(items, today))).toEqual(['gone', 'soon']);
  });
});

describe('the cash flow', () => {
  test('pays at the payments’ days, the rest at the wedding, against an even line', () => {
    const items = costItems(
      [exampleCost({ id: 'venue', actual: 60_000 })],
      [
        examplePayment({ id: 'a', costId: 'venue', amount: 20_000, paidOn: '2026-10-01' }),
        examplePayment({ id: 'b', costId: 'venue', amount: 10_000, due: '2026-12-15' }),
      ],
      heads,
    );
    const flow = cashFlow(items, today, '2027-02-20');
    expect(flow.months).toEqual([
      { month: '2026-11-01', paid: 20_000, aside: 30_000 },
      { month: '2026-12-01', paid: 30_000, aside: 40_000 },
      { month: '2027-01-01', paid: 30_000, aside: 50_000 },
      { month: '2027-02-01', paid: 60_000, aside: 60_000 },
    ]);
    expect(flow).toMatchObject({ total: 60_000, perMonth: 10_000, short: null });
  });

  test('says when payments are ahead of what is set aside', () => {
    const items = costItems(
      [exampleCost({ id: 'venue', actual: 40_000 })],
      [examplePayment({ id: 'b', costId: 'venue', amount: 30_000, due: '2026-12-15' })],
      heads,
    );
    expect(cashFlow(items, today, '2027-02-20').short).toEqual({ month: '2026-12-01', by: 10_000 });
  });

  test('never falls, begins at least with what is paid, and ends with everything', () => {
    fc.assert(
      fc.property(anyBudget, fc.constantFrom(null, '2026-03-01', '2027-09-11'), ({ costs, payments }, day) => {
        const items = costItems(costs, payments, heads);
        const { months, total } = cashFlow(items, today, day);
        const paid = months.map((month) => month.paid);
        expect(paid).toEqual([...paid].sort((a, b) => a - b));
        expect(paid[0]).toBeGreaterThanOrEqual(totalsOf(items).paid);
        expect(months.at(-1)).toMatchObject({ paid: total, aside: total });
        expect(total).toBe(totalsOf(items).amount);
      }),
    );
  });
});
