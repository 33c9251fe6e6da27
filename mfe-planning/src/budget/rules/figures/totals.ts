import type { Wedding } from '@posy/shared-contracts/entities';
import { splitAmount, sumAmounts } from '@posy/shared-contracts/rules';
import { byKey } from '../by-key';
import { type CostItem, reckonedPerHead } from '../cost-items';
import { costGroups, isCostGroup } from '../items/item-templates';
import { payerShares } from './payer-shares';

/** Sums over items, in minor units. */
export interface Totals {
  estimate: number;
  quoted: number;
  /** The amount that the budget uses: quotes, and estimates where there is no quote. */
  amount: number;
  paid: number;
  due: number;
}

/** The sums of some items. */
export const totalsOf = (items: readonly CostItem[]): Totals => ({
  estimate: sumAmounts(items.map(({ estimate }) => estimate)),
  quoted: sumAmounts(items.map(({ quoted }) => quoted)),
  amount: sumAmounts(items.map(({ amount }) => amount)),
  paid: sumAmounts(items.map(({ paid }) => paid)),
  due: sumAmounts(items.map(({ due }) => due)),
});

/** The figures that are written to the wedding: `actual` is the quoted sum. Source: S3-wedding-01. */
export const weddingCosts = ({ quoted, estimate }: Totals): NonNullable<Wedding['costs']> => ({
  actual: quoted,
  estimate,
});

/** Items under one key, with their sums. */
export interface CostSection {
  /** A group or a payer; an empty payer stands for the couple. */
  key: string;
  items: readonly CostItem[];
  totals: Totals;
}

const groupRank = (group: string): number => (isCostGroup(group) ? costGroups.indexOf(group) : costGroups.length - 1.5);

/** Groups items: known groups in their order, then the couple's own by name; the reserve comes last. */
export const byGroup = (items: readonly CostItem[]): CostSection[] =>
  [...byKey(items, ({ cost }) => cost.group)]
    .map(([key, found]) => ({ key, items: found, totals: totalsOf(found) }))
    .sort((a, b) => groupRank(a.key) - groupRank(b.key) || a.key.localeCompare(b.key));

/**
 * Groups items by payer: the couple first, then the others by name. An item with several payers appears under each of
 * them with their share.
 */
export const byPayer = (items: readonly CostItem[]): CostSection[] => {
  const shares = items.flatMap(payerShares);
  return [...byKey(shares, ({ payer }) => payer)]
    .map(([key, found]) => {
      const own = found.map(({ item }) => item);
      return { key, items: own, totals: totalsOf(own) };
    })
    .sort((a, b) => a.key.localeCompare(b.key));
};

/** The health of a budget. Minor units; `by` is above 0 and is the excess of `costs` over `budget`. */
export type Health =
  | { kind: 'none' }
  | { kind: 'within'; left: number }
  /** The costs exceed the budget, but the reserve covers the excess. */
  | { kind: 'into-contingency'; by: number; costs: number; budget: number; contingency: number }
  /** `costs` are those without the reserve. */
  | { kind: 'over'; by: number; costs: number; budget: number };

/** Compares the costs with the budget; `none` without a budget. The reserve is spent before the costs count as over. */
export const healthOf = (budget: number, items: readonly CostItem[]): Health => {
  if (budget === 0) return { kind: 'none' };
  const { amount } = totalsOf(items);
  const contingency = totalsOf(items.filter(({ cost }) => cost.group === 'contingency')).amount;
  const costs = amount - contingency;
  if (costs > budget) return { kind: 'over', by: costs - budget, costs, budget };
  if (amount > budget) return { kind: 'into-contingency', by: amount - budget, costs: amount, budget, contingency };
  return { kind: 'within', left: budget - amount };
};

/** Cost of one more guest, by item, the dearest first. Minor units. */
export interface GuestCost {
  amount: number;
  parts: readonly { name: string; amount: number }[];
}

/** Returns the cost of one more guest: a day guest, whom every item counts, or an evening guest. */
export const guestCost = (items: readonly CostItem[], comesFor: 'day' | 'evening'): GuestCost => {
  const parts = items.flatMap(({ cost }) => {
    const perHead = reckonedPerHead(cost);
    if (perHead === null || (comesFor === 'evening' && perHead.counts === 'day')) return [];
    return [{ name: cost.name, amount: perHead.amount }];
  });
  parts.sort((a, b) => b.amount - a.amount);
  return { amount: sumAmounts(parts.map(({ amount }) => amount)), parts };
};

/** The petals of the budget's chart. */
export const petals = [
  'venue',
  'catering',
  'photography',
  'outfits',
  'flowers',
  'decoration',
  'music',
  'cake',
  'rest',
  'contingency',
] as const;
export type Petal = (typeof petals)[number];

const petalOfGroup: Readonly<Record<string, Petal>> = {
  venues: 'venue',
  marquee: 'venue',
  caterers: 'catering',
  photographers: 'photography',
  dress: 'outfits',
  menswear: 'outfits',
  florists: 'flowers',
  decoration: 'decoration',
  music: 'music',
  entertainment: 'music',
  cakes: 'cake',
  contingency: 'contingency',
};

/** A petal with its sums, and its share of the total in whole per cent. */
export interface PetalPart {
  petal: Petal;
  amount: number;
  paid: number;
  percent: number;
}

/** Sums the costs by petal; the per cents add up to 100. Empty while everything is 0. */
export const petalParts = (items: readonly CostItem[]): PetalPart[] => {
  const found = byKey(items, ({ cost }) => petalOfGroup[cost.group] ?? 'rest');
  const parts = petals
    .map((petal) => ({ petal, ...totalsOf(found.get(petal) ?? []) }))
    .filter(({ amount }) => amount > 0);
  if (parts.length === 0) return [];
  const percents = splitAmount(
    100,
    parts.map(({ amount }) => amount),
  );
  return parts.map(({ petal, amount, paid }, index) => ({ petal, amount, paid, percent: percents[index] ?? 0 }));
};
