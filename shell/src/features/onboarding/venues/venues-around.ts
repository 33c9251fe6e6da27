import type { SupplierCard } from '@posy/shared-contracts/entities';

/** A venue in a search's result, with its distance from the centre of a requested town. */
export type FoundCard = Pick<SupplierCard, 'town' | 'price' | 'capacity'> & {
  distanceKm?: number | null;
  location?: GeoPoint | undefined;
};

/** Degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A town with its number of venues and its distance from the centre; null without a centre. */
export interface VenueTown {
  town: string;
  count: number;
  km: number | null;
  /** The centre of its venues; null when the server gave no positions. */
  at: GeoPoint | null;
}

/** The directory's facts about the venues of an area. */
export interface VenuesAround {
  area: string;
  count: number;
  /** The lowest starting price, in minor units of its currency. */
  from: NonNullable<SupplierCard['price']>['from'] | null;
  /** The towns with the most venues, the largest first. */
  towns: readonly VenueTown[];
  /** The capacities of the venues that state one. */
  capacities: readonly number[];
}

const mostTowns = 7;

const isWithin = ({ distanceKm }: FoundCard, km: number): boolean => distanceKm != null && distanceKm <= km;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the centre of the venues that have a position. */
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

/** Summarises a list of venues; null for an empty one. */
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

/** Summarises the venues within a distance of the centre. */
export const venuesWithin = (area: string, cards: readonly FoundCard[], km: number): VenuesAround | null =>
  venuesAround(
    area,
    cards.filter((card) => isWithin(card, km)),
  );

/** Returns true when a list has distances: the search was for a town, not for a county. */
export const knowsDistances = (cards: readonly FoundCard[]): boolean =>
  cards.length > 0 && cards.every(({ distanceKm }) => distanceKm != null);

/** Counts the venues with capacity for this many guests. */
export const withRoomFor = ({ capacities }: Pick<VenuesAround, 'capacities'>, guests: number): number =>
  capacities.filter((capacity) => capacity >= guests).length;

/** Upper limits of the bars, in guests. */
export const barSteps = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200] as const;

/** Returns the bar for a number of guests. */
export const barOf = (guests: number): number => barSteps.find((step) => guests <= step) ?? 200;
