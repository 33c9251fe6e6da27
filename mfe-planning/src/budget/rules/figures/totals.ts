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
  /** What the budget reckons with: quotes, and estimates where there is none. */
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

/** What stands on the wedding: `actual` is what was quoted. Source: S3-wedding-01. */
export const weddingCosts = ({ quoted, estimate }: Totals): NonNullable<Wedding['costs']> => ({
  actual: quoted,
  estimate,
});

/** Some items under one key with their sums. */
export interface CostSection {
  /** A group, or who pays; empty for the couple. */
  key: string;
  items: readonly CostItem[];
  totals: Totals;
}

const groupRank = (group: string): number => (isCostGroup(group) ? costGroups.indexOf(group) : costGroups.length - 1.5);

/** Items by group: known groups in their order, then the couple's own by name; what is put by comes last. */
export const byGroup = (items: readonly CostItem[]): CostSection[] =>
  [...byKey(items, ({ cost }) => cost.group)]
    .map(([key, found]) => ({ key, items: found, totals: totalsOf(found) }))
    .sort((a, b) => groupRank(a.key) - groupRank(b.key) || a.key.localeCompare(b.key));

/**
 * Items by who pays: the couple first, then the others by name. An item of which somebody else pays a part stands with each of
 * them, with their part.
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

/** How a budget stands. Minor units; `by` is above 0, and what `costs` are more than `budget`. */
export type Health =
  | { kind: 'none' }
  | { kind: 'within'; left: number }
  /** More than was meant, and still no more than what is put by covers. */
  | { kind: 'into-contingency'; by: number; costs: number; budget: number; contingency: number }
  /** `costs` are those without what is put by. */
  | { kind: 'over'; by: number; costs: number; budget: number };

/** Whether the costs fit the budget: without one there is nothing to fit. What is put by is spent before a budget is over. */
export const healthOf = (budget: number, items: readonly CostItem[]): Health => {
  if (budget === 0) return { kind: 'none' };
  const { amount } = totalsOf(items);
  const contingency = totalsOf(items.filter(({ cost }) => cost.group === 'contingency')).amount;
  const costs = amount - contingency;
  if (costs > budget) return { kind: 'over', by: costs - budget, costs, budget };
  if (amount > budget) return { kind: 'into-contingency', by: amount - budget, costs: amount, budget, contingency };
  return { kind: 'within', left: budget - amount };
};

/** What one more guest costs, by item, the dearest first. Minor units. */
export interface GuestCost {
  amount: number;
  parts: readonly { name: string; amount: number }[];
}

/** What one more guest adds: of the day, who is counted by every item, or of the evening only. */
export const guestCost = (items: readonly CostItem[], comesFor: 'day' | 'evening'): GuestCost => {
  const parts = items.flatMap(({ cost }) => {
    const perHead = reckonedPerHead(cost);
    if (perHead === null || (comesFor === 'evening' && perHead.counts === 'day')) return [];
    return [{ name: cost.name, amount: perHead.amount }];
  });
  parts.sort((a, b) => b.amount - a.amount);
  return { amount: sumAmounts(parts.map(({ amount }) => amount)), parts };
};

/** A petal of the picture of where the money goes. */
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

/** A petal with its sums, and its part of everything in whole per cent. */
export interface PetalPart {
  petal: Petal;
  amount: number;
  paid: number;
  percent: number;
}

/** Where the money goes, in the ten parts of the picture; the per cents add up to 100. Empty while everything is 0. */
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
