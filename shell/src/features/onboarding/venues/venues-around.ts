import type { SupplierCard } from '@posy/shared-contracts/entities';

/** A town, and how many venues it has. */
export interface VenueTown {
  town: string;
  count: number;
}

/** What the directory knows of the venues of an area. */
export interface VenuesAround {
  area: string;
  count: number;
  /** The lowest starting price, in minor units of its currency. */
  from: NonNullable<SupplierCard['price']>['from'] | null;
  /** Those with most venues, the most first. */
  towns: readonly VenueTown[];
  /** Guests that each has room for, where it says so. */
  capacities: readonly number[];
}

const mostTowns = 7;

/** Counts what a list of venues tells; null for an empty one. */
export const venuesAround = (
  area: string,
  cards: readonly Pick<SupplierCard, 'town' | 'price' | 'capacity'>[],
): VenuesAround | null => {
  if (cards.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { town } of cards) counts.set(town, (counts.get(town) ?? 0) + 1);
  const prices = cards.flatMap(({ price }) => (price === null ? [] : [price.from]));
  return {
    area,
    count: cards.length,
    from: prices.reduce<VenuesAround['from']>(
      (low, one) => (low === null || one.amount < low.amount ? one : low),
      null,
    ),
    towns: [...counts]
      .map(([town, count]) => ({ town, count }))
      .sort((a, b) => b.count - a.count || a.town.localeCompare(b.town))
      .slice(0, mostTowns),
    capacities: cards.flatMap(({ capacity }) => (capacity === null ? [] : [capacity])),
  };
};

/** How many of them have room for so many guests. */
export const withRoomFor = ({ capacities }: Pick<VenuesAround, 'capacities'>, guests: number): number =>
  capacities.filter((capacity) => capacity >= guests).length;

/** Numbers of guests along the bars. */
export const barSteps = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200] as const;

/** The bar that a number of guests stands at. */
export const barOf = (guests: number): number => barSteps.find((step) => guests <= step) ?? 200;
