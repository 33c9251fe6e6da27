import type { SupplierCard } from '@posy/shared-contracts/entities';

/** A venue as a search finds it: with its distance from the middle of a town that was asked for. */
export type FoundCard = Pick<SupplierCard, 'town' | 'price' | 'capacity'> & {
  distanceKm?: number | null;
  location?: GeoPoint | undefined;
};

/** Degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A town, how many venues it has, and how far it is from the middle; null where nothing has a middle. */
export interface VenueTown {
  town: string;
  count: number;
  km: number | null;
  /** The middle of its venues; null where no server told. */
  at: GeoPoint | null;
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

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle of those that say where they are. */
const middleOf = (cards: readonly FoundCard[]): GeoPoint | null => {
  const points = cards.flatMap(({ location }) => location ?? []);
  if (points.length === 0) return null;
  return {
    latitude: meanOf(points.map(({ latitude }) => latitude)),
    longitude: meanOf(points.map(({ longitude }) => longitude)),
  };
};

const nearestOf = (cards: readonly FoundCard[]): number | null =>
  cards.reduce<number | null>(
    (least, { distanceKm = null }) => (distanceKm === null ? least : Math.min(least ?? distanceKm, distanceKm)),
    null,
  );

const townsOf = (cards: readonly FoundCard[]): VenueTown[] => {
  const towns = new Map<string, FoundCard[]>();
  for (const card of cards) towns.set(card.town, [...(towns.get(card.town) ?? []), card]);
  return [...towns]
    .map(([town, its]) => ({ town, count: its.length, km: nearestOf(its), at: middleOf(its) }))
    .sort((a, b) => b.count - a.count || a.town.localeCompare(b.town))
    .slice(0, mostTowns);
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
