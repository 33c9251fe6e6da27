import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { sumAmounts } from '@posy/shared-contracts/rules';
import type { CostItem } from '#budget/public';

export type ShortlistItem = Identified<ShortlistedSupplier>;

/** What the plan knows of a category of suppliers. */
export interface CategoryFacts {
  /** What the budget reckons with, in minor units; 0 where it has nothing. */
  setAside: number;
  /** The cost that has most of it. */
  costId: string | null;
  /** On the shortlist and not booked, those heard of last first. */
  shortlisted: readonly ShortlistItem[];
  /** Who is booked. */
  booked: ShortlistItem | null;
}

/** The facts of a category, from the costs and the shortlist. */
export const categoryFacts = (
  category: string,
  items: readonly CostItem[],
  shortlist: readonly ShortlistItem[],
): CategoryFacts => {
  const costs = items.filter(({ cost }) => cost.group === category).sort((a, b) => b.amount - a.amount);
  const ours = shortlist.filter(({ type, ignored }) => type === category && !ignored);
  return {
    setAside: sumAmounts(costs.map(({ amount }) => amount)),
    costId: costs[0]?.cost.id ?? null,
    shortlisted: ours
      .filter(({ shortlisted, booked }) => shortlisted && !booked)
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id)),
    booked: ours.find(({ booked }) => booked) ?? null,
  };
};
