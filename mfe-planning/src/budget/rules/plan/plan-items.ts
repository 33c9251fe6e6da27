import type { Cost } from '@posy/shared-contracts/entities';
import { type Heads, splitAmount } from '@posy/shared-contracts/rules';
import { pricesForOne } from '../items/figures';
import { type ItemTemplate, templatesOf } from '../items/item-templates';

/** An item of a plan, without its name. Minor units. */
export interface PlannedItem extends ItemTemplate {
  estimate: number;
  /** The amount for one guest; null when the item does not follow the guest count. */
  perGuest: Cost['perHead'];
}

const minorPerUnit = 100;

/**
 * Returns the price for one guest, rounded down to whole units so that a first plan has no pence; 0 when the price is
 * not plausible.
 */
const perHeadAmount = (key: string, part: number, heads: number): number => {
  const { least, most } = pricesForOne[key] ?? { least: 0, most: Infinity };
  const exact = Math.min(Math.floor(part / heads), most * minorPerUnit);
  return exact < least * minorPerUnit ? 0 : exact - (exact % minorPerUnit);
};

/** Splits an amount into whole units; the odd pence go to the first part. The parts add up to the amount. */
const splitInUnits = (amount: number, weights: readonly number[]): number[] => {
  const odd = amount % minorPerUnit;
  const units = splitAmount((amount - odd) / minorPerUnit, weights);
  return units.map((part, index) => part * minorPerUnit + (index === 0 ? odd : 0));
};

const toItem = (template: ItemTemplate, part: number, heads: Heads): PlannedItem => {
  const count = template.perHead === null ? 0 : heads[template.perHead];
  const amount = count === 0 ? 0 : perHeadAmount(template.key, part, count);
  if (template.perHead === null || amount === 0) return { ...template, estimate: part, perGuest: null };
  return { ...template, estimate: amount * count, perGuest: { amount, counts: template.perHead } };
};

/** Finds the item that takes the rounding difference: the reserve, else the largest that does not follow the guests. */
const balancing = (items: readonly PlannedItem[]): PlannedItem | undefined => {
  const free = items.filter(({ perGuest }) => perGuest === null);
  const putBy = free.find(({ group }) => group === 'contingency');
  return putBy ?? [...free].sort((a, b) => b.estimate - a.estimate)[0] ?? items.at(-1);
};

/**
 * Splits a budget over items by their shares: the estimates add up to the budget exactly. Amounts per head are rounded
 * down to a plausible price; the difference goes to the reserve. When every item follows the guests, the last one is
 * given a fixed amount instead.
 */
export const splitOver = (budget: number, chosen: readonly ItemTemplate[], heads: Heads): PlannedItem[] => {
  const weights = chosen.map(({ share }) => share);
  if (!weights.some((weight) => weight > 0)) return [];
  const parts = splitInUnits(budget, weights);
  const items = chosen.map((template, index) => toItem(template, parts[index] ?? 0, heads));
  const left = budget - items.reduce((sum, { estimate }) => sum + estimate, 0);
  const taker = left === 0 ? undefined : balancing(items);
  return items.map((item) => (item === taker ? { ...item, estimate: item.estimate + left, perGuest: null } : item));
};

/** The items of a new budget for the chosen groups. */
export const planItems = (budget: number, groups: readonly string[], heads: Heads): PlannedItem[] =>
  splitOver(budget, templatesOf(groups), heads);
