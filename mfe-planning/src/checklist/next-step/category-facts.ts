import { type ShortlistedSupplier, shortlistStateOf } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { plannedFor } from '@posy/shared-contracts/rules';
import type { CostItem } from '#budget/public';

export type ShortlistItem = Identified<ShortlistedSupplier>;

/** The plan's facts about a category of suppliers. */
export interface CategoryFacts {
  /** The amount that the budget sets aside, in minor units; 0 when there is none. A quote changes it nowhere. */
  setAside: number;
  /** Id of the largest cost of that amount. */
  costId: string | null;
  /** Shortlisted and not booked suppliers, the latest contact first. */
  shortlisted: readonly ShortlistItem[];
  /** The booked supplier, or null. */
  booked: ShortlistItem | null;
}

/** Collects the facts of a category from the costs and the shortlist. */
export const categoryFacts = (
  category: string,
  items: readonly CostItem[],
  shortlist: readonly ShortlistItem[],
): CategoryFacts => {
  const costs = items.filter(({ cost }) => cost.group === category).sort((a, b) => b.amount - a.amount);
  const ours = shortlist.filter(({ type, ignored }) => type === category && !ignored);
  return {
    setAside: plannedFor(
      costs.map(({ cost: { group }, estimate }) => ({ group, estimate })),
      category,
    ),
    costId: costs[0]?.cost.id ?? null,
    shortlisted: ours
      .filter((one) => ['shortlisted', 'unbooked'].includes(shortlistStateOf(one)))
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id)),
    booked: ours.find(({ booked }) => booked) ?? null,
  };
};
