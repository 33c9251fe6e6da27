import type { SupplierCard } from '@posy/shared-contracts/entities';

/** A venue as a search finds it: with its distance from the middle of a town that was asked for. */
export type FoundCard = Pick<SupplierCard, 'town' | 'price' | 'capacity'> & { distanceKm?: number | null };

/** A town, how many venues it has, and how far it is from the middle; null where nothing has a middle. */
export interface VenueTown {
  town: string;
  count: number;
  km: number | null;
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

const isWithin = ({ distanceKm }: FoundCard, km: number): boolean => distanceKm != null && distanceKm <= km;

const townsOf = (cards: readonly FoundCard[]): VenueTown[] => {
  const towns = new Map<string, VenueTown>();
  for (const { town, distanceKm = null } of cards) {
    const before = towns.get(town);
    const km = before?.km == null || (distanceKm !== null && distanceKm < before.km) ? distanceKm : before.km;
    towns.set(town, { town, count: (before?.count ?? 0) + 1, km });
  }
  return [...towns.values()].sort((a, b) => b.count - a.count || a.town.localeCompare(b.town)).slice(0, mostTowns);
};

/** Counts what a list of venues tells; null for an empty one. */
export const venuesAround = (area: string, cards: readonly FoundCard[]): VenuesAround | null => {
  if (cards.length === 0) return null;
  const prices = cards.flatMap(({ price }) => (price === null ? [] : [price.from]));
  return {
    area,
    count: cards.length,
    from: prices.reduce<VenuesAround['from']>(
      (low, one) => (low === null || one.amount < low.amount ? one : low),
      null,
    ),
    towns: townsOf(cards),
    capacities: cards.flatMap(({ capacity }) => (capacity === null ? [] : [capacity])),
  };
};

/** The venues within a distance of the middle. */
export const venuesWithin = (area: string, cards: readonly FoundCard[], km: number): VenuesAround | null =>
  venuesAround(
    area,
    cards.filter((card) => isWithin(card, km)),
  );

/** Whether a list knows how far its venues are: a town was asked for, not a county. */
export const knowsDistances = (cards: readonly FoundCard[]): boolean =>
  cards.length > 0 && cards.every(({ distanceKm }) => distanceKm != null);

/** How many of them have room for so many guests. */
export const withRoomFor = ({ capacities }: Pick<VenuesAround, 'capacities'>, guests: number): number =>
  capacities.filter((capacity) => capacity >= guests).length;

/** Numbers of guests along the bars. */
export const barSteps = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200] as const;

/** The bar that a number of guests stands at. */
export const barOf = (guests: number): number => barSteps.find((step) => guests <= step) ?? 200;
