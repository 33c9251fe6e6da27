import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CataloguePlace, type GeoPoint } from '#catalogue/records/geo';
import { type Chance } from '../chance/chance';

/** A supplier to draw: its category and place. */
export interface Slot {
  category: SupplierCategory;
  place: CataloguePlace;
}

/** Parts of a hundred. */
const share: Record<SupplierCategory, number> = {
  venues: 14,
  photographers: 12,
  florists: 8,
  caterers: 8,
  music: 8,
  beauty: 7,
  video: 6,
  decoration: 6,
  entertainment: 6,
  cakes: 6,
  dress: 5,
  transport: 5,
  menswear: 3,
  stationery: 3,
  marquee: 3,
};

/** The area around a city in which its couples must find enough suppliers. */
const nearKm = 20;
const cityFrom = 300_000;
const enough = { city: { venues: 8, photographers: 12 }, largest: { venues: 40, photographers: 20 } } as const;
const largestCities = 5;

export const kmBetween = (a: GeoPoint, b: GeoPoint): number =>
  Math.hypot((a.lat - b.lat) * 111.2, (a.lng - b.lng) * 111.2 * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180));

/** Supply follows people, though a village has its florist too. */
const weightOf = ({ population }: CataloguePlace): number => 12 + Math.max(800, population) ** 0.55;

interface WantedSupply {
  places: CataloguePlace[];
  size: number;
  /** 0 to 1: of the default catalogue's supply; a small catalogue promises less. */
  scale: number;
}

/** Slots that the cities need, the largest city first; a supplier near a larger city counts for its neighbours too. */
const citySlots = ({ places, scale }: WantedSupply, chance: Chance): Slot[] => {
  const bySize = [...places].sort((a, b) => b.population - a.population);
  const slots: Slot[] = [];
  for (const [rank, city] of bySize.entries()) {
    if (rank >= largestCities && city.population < cityFrom) break;
    const around = places.filter((place) => kmBetween(place, city) <= nearKm);
    for (const category of ['venues', 'photographers'] as const) {
      const wanted = Math.floor(enough[rank < largestCities ? 'largest' : 'city'][category] * scale);
      const there = slots.filter((slot) => slot.category === category && kmBetween(slot.place, city) <= nearKm).length;
      for (let i = there; i < wanted; i += 1) slots.push({ category, place: chance.weighted(around, weightOf) });
    }
  }
  return slots;
};

/** Share of a market's suppliers placed where the cities have left gaps. */
const ofCountry = 0.15;
/** Couples of a small town look so far, and want a choice. */
const countryKm = 35;
const choices = [1, 2];

/**
 * Slots outside the cities: without them a market would have only the cities' venues and photographers. First one near
 * every place, the largest first, then a second one.
 */
const countrySlots = (there: readonly Slot[], places: readonly CataloguePlace[], most: number): Slot[] => {
  const bySize = [...places].sort((a, b) => b.population - a.population);
  const slots: Slot[] = [];
  for (const wanted of choices)
    for (const category of ['venues', 'photographers'] as const) {
      const own = [...there, ...slots].filter((slot) => slot.category === category);
      for (const place of bySize) {
        if (own.filter((slot) => kmBetween(slot.place, place) <= countryKm).length >= wanted) continue;
        if (slots.length >= most) return slots;
        const slot = { category, place };
        own.push(slot);
        slots.push(slot);
      }
    }
  return slots;
};

/** Three of each category, so that the smallest catalogue has them all. */
const firstSlots = (placeOf: () => CataloguePlace): Slot[] =>
  [0, 1, 2].flatMap(() => supplierCategories.map((category) => ({ category, place: placeOf() })));

/** Draws category and place of all suppliers in a market. */
export const drawSlots = (wanted: WantedSupply, chance: Chance): Slot[] => {
  const { places, size } = wanted;
  const weights = places.map((place) => weightOf(place));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const placeOf = (): CataloguePlace => {
    let left = chance.next() * total;
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return places[index < 0 ? 0 : index] ?? chance.pick(places);
  };
  const slots = [...firstSlots(placeOf), ...citySlots(wanted, chance)].slice(0, size);
  const missing = new Map(
    supplierCategories.map((category) => {
      const there = slots.filter((slot) => slot.category === category).length;
      return [category, Math.max(size * 0.008, (size * share[category]) / 100 - there)];
    }),
  );
  const fill = (until: number): void => {
    while (slots.length < until)
      slots.push({ category: chance.weighted(supplierCategories, (slug) => missing.get(slug) ?? 0), place: placeOf() });
  };
  fill(Math.ceil(size * (1 - ofCountry)));
  slots.push(...countrySlots(slots, places, size - slots.length));
  fill(size);
  return slots;
};
