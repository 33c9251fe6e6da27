import { budgetSummary } from './budget-summary';

const l10n = { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' } as const;
const pounds = (amount: number) => ({ amount: amount * 100, currency: 'GBP' });
const of = (budget: number, actual: number, estimate = 0) =>
  budgetSummary({ budget: budget * 100, costs: { actual: actual * 100, estimate: estimate * 100 }, l10n });

test('without a budget and costs there is nothing to sum up', () => {
  expect(budgetSummary({ budget: 0, costs: undefined, l10n })).toEqual({ kind: 'none' });
});

test('what is agreed is held against the budget', () => {
  expect(of(24_000, 18_000)).toEqual({
    kind: 'within',
    spokenFor: pounds(18_000),
    budget: pounds(24_000),
    rest: pounds(6000),
    share: 0.75,
  });
});

test('more than the budget says by how much', () => {
  expect(of(1000, 1200)).toMatchObject({ kind: 'over', rest: pounds(200), share: 1 });
});

test('costs without a budget stand for themselves', () => {
  expect(of(0, 0, 500)).toEqual({ kind: 'open', spokenFor: pounds(0), estimated: pounds(500) });
});
