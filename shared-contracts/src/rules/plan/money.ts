import type { Money } from '#entities/common';

const checked = (amount: number): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units.`);
  return amount;
};

/** The sum. Throws when currencies differ: no rate of exchange is known here. */
export const addMoney = (a: Money, b: Money): Money => {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be added.`);
  return { amount: checked(a.amount + b.amount), currency: a.currency };
};

/** Returns the sum; 0 of the currency for an empty list. */
export const sumMoney = (items: readonly Money[], currency: Money['currency']): Money =>
  items.reduce(addMoney, { amount: 0, currency });

/** The sum of minor units of one currency. Throws when it is no whole number any more. */
export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => checked(sum + checked(amount)), 0);

/**
 * Splits minor units by weights so that the parts add up to them exactly: whole parts first, what is left goes one minor
 * unit each to the largest remainders, the earlier first. Weights are not negative, and one at least is above 0.
 */
export const splitAmount = (amount: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(whole > 0) || weights.some((weight) => !(weight >= 0))) throw new RangeError('Weights must be positive.');
  const exact = weights.map((weight) => (Math.abs(amount) * weight) / whole);
  const parts = exact.map(Math.floor);
  const left = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (let step = 0; step < left; step += 1) {
    const { index } = byRemainder[step % byRemainder.length] ?? { index: 0 };
    parts[index] = (parts[index] ?? 0) + 1;
  }
  const sign = amount < 0 ? -1 : 1;
  return parts.map((part) => (part === 0 ? 0 : sign * part));
};
