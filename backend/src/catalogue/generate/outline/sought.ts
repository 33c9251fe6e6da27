import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { venueKind } from '#catalogue/content/content';
import { type CataloguePlace, type GeoPoint } from '#catalogue/records/geo';
import soughtJson from '#content/catalogue/sought.json';
import { kmBetween, type Slot } from './supply';

/** A slot with what kind of venue it is to be; null in other categories. */
export interface KindSlot extends Slot {
  kind: string | null;
}

/** A supplier that people who know a region, or live in a city, look for there first. */
interface Wish extends GeoPoint {
  radiusKm: number;
  category: SupplierCategory;
  /** Null: anybody of the category. */
  kind: string | null;
}

const { regions } = v.parse(v.object({ regions: v.record(v.string(), v.array(v.string())) }), soughtJson);

/** The kinds of venues that a region is known for. */
export const regionWishes = (countryCode: CountryCode): Wish[] =>
  (regions[countryCode] ?? []).flatMap((line) => {
    const [, lat, lng, km, kinds = ''] = line.split('|');
    return kinds.split(',').map((kind) => ({
      lat: Number(lat),
      lng: Number(lng),
      radiusKm: Number(km),
      category: 'venues' as const,
      kind: venueKind(kind).key,
    }));
  });

/** From how many people on a city has somebody of every category, how far around it, and how many cities at the least and the most. */
const wholeFrom = 500_000;
const cityKm = 20;
const largest = 5;
const mostCities = 20;
/** From how many on it is promised so many venues and photographers that none may be moved from there. */
const promisedFrom = 300_000;
const isPromised = (category: SupplierCategory): boolean => category === 'venues' || category === 'photographers';

const citiesFrom = (places: readonly CataloguePlace[], people: number): CataloguePlace[] =>
  [...places]
    .sort((a, b) => b.population - a.population)
    .filter(({ population }, rank) => population >= people || rank < largest);

/** Somebody of every category in each large city. */
export const cityWishes = (places: readonly CataloguePlace[]): Wish[] =>
  citiesFrom(places, wholeFrom)
    .slice(0, mostCities)
    .flatMap(({ lat, lng }) =>
      supplierCategories.map((category) => ({ lat, lng, radiusKm: cityKm, category, kind: null })),
    );

const isIn = ({ lat, lng, radiusKm }: Wish, point: GeoPoint): boolean => kmBetween({ lat, lng }, point) <= radiusKm;

const fulfils = (wish: Wish, { category, kind, place }: KindSlot): boolean =>
  category === wish.category && (wish.kind === null || kind === wish.kind) && isIn(wish, place);

/** The last of a category where it has most: nobody misses it there. */
const spareOf = (
  slots: readonly KindSlot[],
  { category }: Wish,
  { settled, cities }: { settled: ReadonlySet<KindSlot>; cities: readonly CataloguePlace[] },
) => {
  const byPlace = new Map<CataloguePlace, KindSlot[]>();
  for (const slot of slots) {
    if (slot.category !== category || settled.has(slot)) continue;
    if (isPromised(category) && cities.some((city) => kmBetween(city, slot.place) <= cityKm)) continue;
    byPlace.set(slot.place, [...(byPlace.get(slot.place) ?? []), slot]);
  }
  const [most = []] = [...byPlace.values()].sort((a, b) => b.length - a.length);
  return most.at(-1);
};

/** Of a region's venues one of a kind that it has twice, else any that fulfils nothing else. */
const turned = (near: readonly KindSlot[], settled: ReadonlySet<KindSlot>): KindSlot | undefined => {
  const free = near.filter((slot) => !settled.has(slot));
  return free.find(({ kind }) => near.filter((one) => one.kind === kind).length > 1) ?? free[0];
};

/**
 * Has somebody wherever one looks first: venues of the kinds that a region is known for, and every category in large cities.
 * A few change their kind or their place for it; all others stay as they were drawn.
 */
export const withSought = (
  drawn: readonly KindSlot[],
  wishes: readonly Wish[],
  places: readonly CataloguePlace[],
): KindSlot[] => {
  const slots = drawn.map((slot) => ({ ...slot }));
  const cities = citiesFrom(places, promisedFrom);
  const there = wishes.map((wish) => slots.find((slot) => fulfils(wish, slot)));
  const settled = new Set(there.filter((slot) => slot !== undefined));
  const missed = wishes.filter((_wish, at) => there[at] === undefined);
  for (const wish of missed) {
    const near = slots.filter(({ category, place }) => category === wish.category && isIn(wish, place));
    const taken = turned(near, settled) ?? spareOf(slots, wish, { settled, cities });
    const [at] = places.filter((place) => isIn(wish, place)).sort((a, b) => kmBetween(a, wish) - kmBetween(b, wish));
    if (taken === undefined || at === undefined) continue;
    settled.add(taken);
    if (!isIn(wish, taken.place)) taken.place = at;
    if (wish.kind !== null) taken.kind = wish.kind;
  }
  return slots;
};
