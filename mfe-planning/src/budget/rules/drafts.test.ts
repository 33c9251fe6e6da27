import { reuseDerived, reuseUnchanged } from '@posy/remote-kit';
import { exampleWedding } from '@posy/remote-kit/testing';
import fc from 'fast-check';
import { anyCosts, anyHeads, exampleCost, examplePayment } from '#testing/example-costs';
import { draftOfCost, emptyCost, faultsOf, fieldsOfDraft, touchedFields } from './cost-draft';
import { costItems, sameItem } from './cost-items';
import { draftOfPayment, emptyPayment, fieldsOfPayment, paymentFaults } from './payment-draft';
import { answersBefore, firstAnswers, proposalFor, toForm } from './plan/answers';
import { firstVenueAmount } from './venue-amount';

const heads = { day: 80, all: 100 };

describe('a cost’s form', () => {
  test('and back again is the cost', () => {
    fc.assert(
      fc.property(anyCosts, anyHeads, (costs, counted) => {
        for (const cost of costs) {
          const { group, payer, perHead, actualPerHead } = cost;
          const [item] = costItems([cost], [], counted);
          const read = fieldsOfDraft(draftOfCost(cost), counted);
          const sums = { actual: item?.quoted, estimate: item?.estimate };
          expect(read).toMatchObject({ group, payer, perHead, actualPerHead, ...sums });
        }
      }),
    );
  });

  test('writes the fields behind what was touched, and no others', () => {
    const cost = exampleCost({ id: 'dinner', group: 'caterers', notes: 'Old' });
    expect(touchedFields(cost, { notes: ' No nuts ' }, heads)).toEqual({ notes: 'No nuts' });
    expect(touchedFields(cost, { basis: 'day' }, heads)).toEqual({
      estimate: 800_000,
      perHead: { amount: 10_000, counts: 'day' },
    });
    expect(touchedFields(cost, { quoted: 6_200, quotedBasis: 'day' }, heads)).toEqual({
      actual: 496_000,
      actualPerHead: { amount: 6_200, counts: 'day' },
    });
    const quoted = { ...cost, actual: 496_000, actualPerHead: { amount: 6_200, counts: 'day' } as const };
    expect(touchedFields(quoted, { quoted: null }, heads)).toEqual({ actual: 0, actualPerHead: null });
    expect(touchedFields(cost, { group: 'Llamas' }, heads)).toEqual({ group: 'Llamas', supplierType: null });
    expect(touchedFields(cost, {}, heads)).toEqual({});
  });

  test('says what is missing or out of range', () => {
    expect(faultsOf(emptyCost)).toEqual({ name: 'name-missing', group: 'group-missing' });
    const cost = { ...emptyCost, name: 'Cake', group: 'cakes' };
    expect(faultsOf({ ...cost, estimate: -1, quoted: 1e15 })).toEqual({
      estimate: 'amount-out-of-range',
      quoted: 'amount-out-of-range',
    });
    expect(faultsOf({ ...cost, estimate: 0, quoted: null })).toEqual({});
  });
});

describe('a payment’s form', () => {
  test('needs a name and an amount; without a day there is nothing to remind of', () => {
    expect(paymentFaults(emptyPayment)).toEqual({ name: 'name-missing', amount: 'amount-missing' });
    expect(paymentFaults({ ...emptyPayment, name: 'A', amount: -5, due: 'soon' })).toEqual({
      amount: 'amount-out-of-range',
      due: 'day-wrong',
    });
    expect(fieldsOfPayment({ ...emptyPayment, name: ' A ', amount: 5 })).toEqual({
      name: 'A',
      amount: 5,
      due: null,
      remindDaysBefore: null,
      payer: '',
    });
    const payment = examplePayment({ id: 'p', costId: 'c' });
    expect(fieldsOfPayment(draftOfPayment(payment))).toMatchObject({ due: payment.due, remindDaysBefore: 7 });
  });
});

describe('the first answers', () => {
  test('come from the wedding', () => {
    expect(firstAnswers(exampleWedding({ budget: 5, guests: { count: 0, estimate: 70 } }))).toMatchObject({
      budget: 5,
      guestsEstimate: 70,
      timeOfWeek: 'saturday',
      timeOfYear: 'autumn',
      year: 2027,
    });
  });

  test('leave open what the couple has not decided, and remember what they answered before', () => {
    const choice = { year: 2028, month: null, day: null, season: 'summer' as const, weekDay: null };
    const dateChoice = { ...choice, yearUndecided: false, monthUndecided: false, dayUndecided: true };
    const preferences = { budget: { guestsEstimate: 44, categories: ['venues'] } };
    const wedding = exampleWedding({ date: null, dateChoice, preferences });
    expect(firstAnswers(wedding)).toEqual({
      budget: null,
      guestsEstimate: 44,
      timeOfWeek: 'undecided',
      timeOfYear: 'summer',
      year: 2028,
      categories: ['venues'],
    });
    expect(answersBefore({ preferences: { budget: { guestsEstimate: 'many' } } })).toBeNull();
  });

  test('count the list where there is one, and take our proposal for an empty budget', () => {
    const wedding = exampleWedding({ guests: { count: 120, estimate: 70 } });
    const answers = firstAnswers(wedding);
    expect(answers.guestsEstimate).toBe(120);
    expect(toForm(answers, wedding)).toMatchObject({ budget: proposalFor(answers, wedding), guestsEstimate: 120 });
  });
});

test('the venue’s amount counts once a quote brings it above zero; an estimate does not', () => {
  const venue = exampleCost({ id: 'venue-hire' });
  const quote = (actual: number) => [{ kind: 'update-cost' as const, id: 'venue-hire', fields: { actual } }];
  expect(firstVenueAmount([venue], quote(630_000))).toBe(630_000);
  expect(firstVenueAmount([{ ...venue, actual: 1 }], quote(630_000))).toBeNull();
  expect(firstVenueAmount([], [{ kind: 'make-cost', cost: venue }])).toBeNull();
  expect(firstVenueAmount([venue], [{ kind: 'update-cost', id: 'venue-hire', fields: { estimate: 9 } }])).toBeNull();
  expect(firstVenueAmount([{ ...venue, group: 'cakes' }], quote(5))).toBeNull();
});

test('items that did not change stay the same objects', () => {
  const [first, second] = [exampleCost({ id: 'a' }), exampleCost({ id: 'b' })];
  const before = costItems([first, second], [], heads);
  const after = costItems(reuseUnchanged([first, second], [{ ...first, estimate: 5 }, { ...second }]), [], heads);
  const stored = reuseDerived(before, after, sameItem);
  expect(stored[0]).toBe(after[0]);
  expect(stored[1]).toBe(before[1]);
});
