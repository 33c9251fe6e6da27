import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type GeoPoint } from '#catalogue/records/geo';
import { type Columns } from '../columns/columns';
import { relatedKinds } from '../language/kinds-of';
import { distanceKm } from '../places/distance';
import { type Area, type NamedPlace } from '../places/place';
import { areaFilter, guestsFilter, labelFilter, priceFilter, type RowFilter } from '../ranking/filters';
import { distanceFrom, distanceFromNearest } from '../ranking/order';
import { priceFor } from '../ranking/price-for';
import { type SentencePart } from '../request/parts';
import { type Matches } from '../words/matches';

/** A wish of the sentence as a filter, with the number of its part. */
export interface SearchWish extends RowFilter {
  part: number | 'words' | 'place';
}

/** All wishes of a sentence's parts. */
export interface Wishes {
  list: SearchWish[];
  /** Distance of a row from the nearest place that is asked for; null without any. */
  distance: ((row: number) => number) | null;
  /** The one place that distances are said from; null for several, and for a county, whose middle is nobody's place. */
  spot: AskedPlace | null;
  radiusKm: number;
  /** Kilometres of a row beyond all requested places; null when there are none. */
  beyond: ((row: number) => number) | null;
}

const anyKind = (columns: Columns, keys: readonly string[]): RowFilter =>
  labelFilter(
    columns,
    'kind',
    keys.flatMap((key) => [key, ...relatedKinds(key)]),
  );

/** A circle as wide as the sentence says. */
const widened = (area: Area, point: GeoPoint | null, radiusKm: number | undefined): Area => {
  if (radiusKm === undefined || point === null) return area;
  return { kind: 'around', point, radiusKm };
};

const filterOf = (columns: Columns, part: SentencePart, { day }: Pick<WishSources, 'day'>): RowFilter | null => {
  switch (part.kind) {
    case 'feature':
    case 'style':
      if (part.least !== undefined) return sleepsFilter(columns, part.least);
      return labelFilter(columns, part.kind, [part.key]);
    case 'guests':
      return guestsFilter(columns, part.count);
    case 'budget':
      // Said of a supplier that asks by the guest, a budget is for each of them.
      return priceFilter(priceFor(columns, { day, guests: null }), { min: part.min?.amount, max: part.max?.amount });
    case 'venue-kind':
    case 'place':
    case 'category':
    case 'radius':
    case 'date':
      return null;
  }
};

/** A place that does not state its number of beds may have too few: then it is no full fit. */
const sleepsFilter = ({ numbers: { sleeps } }: Columns, least: number): RowFilter => ({
  by: 'feature',
  fits: (row) => (sleeps[row] ?? 0) >= least,
});

const counting: readonly (SupplierCategory | null)[] = [null, 'venues', 'caterers', 'marquee', 'cakes', 'transport'];

/** Guests only count where suppliers say how many they take. */
const isAskable = (part: SentencePart, { category }: WishSources): boolean =>
  part.kind !== 'guests' || counting.includes(category);

/** A place that was chosen beside the sentence. */
export interface AskedPlace {
  /** Empty for a point. */
  name: string;
  area: Area;
  point: GeoPoint | null;
  /** True for a town or a point: a distance from the middle of a county is meaningless. */
  isSpot: boolean;
  /** Kilometres from its middle to its border. */
  reachKm: number;
}

const spots: readonly NamedPlace['kind'][] = ['town', 'postcode'];

export const askedPlace = ({ name, area, point, kind, reachKm }: NamedPlace): AskedPlace => ({
  name,
  area,
  point,
  isSpot: spots.includes(kind),
  reachKm: area.kind === 'around' ? area.radiusKm : (reachKm ?? 0),
});

interface WishSources {
  parts: readonly SentencePart[];
  matches: Matches | null;
  /** True when a named place is unknown. */
  isLost: boolean;
  place: AskedPlace | null;
  category: SupplierCategory | null;
  /** The couple's, which prices depend on. */
  day: string | null;
  /** Chosen beside the sentence; goes before one in it. */
  radiusKm: number | undefined;
}

/** Distances count for so much around what is no circle. */
const wideKm = 60;

/** Returns true when one place is a wider one around the other. */
const holds = (wide: NamedPlace, place: NamedPlace): boolean => {
  if (wide.kind === 'country') return true;
  if (wide.kind === 'town' || wide.kind === 'postcode' || place.kind === 'country') return false;
  if (place.within === wide.name) return true;
  if (wide.area.kind !== 'around' || place.point === null || wide.point === null || place.kind === 'named-region')
    return false;
  return distanceKm(wide.point, place.point) <= wide.area.radiusKm;
};

/** The places to search: the chosen one, or those in the sentence. */
const placesOf = ({ parts, place }: WishSources, radiusKm: number | undefined): AskedPlace[] => {
  const named = parts.flatMap((part) => (part.kind === 'place' ? [part.place] : []));
  // “Bath, in Somerset” is not all of Somerset.
  const said = named.filter((one) => !named.some((other) => other !== one && holds(one, other))).map(askedPlace);
  return (place === null ? said : [place]).map((one) => ({
    ...one,
    area: widened(one.area, one.point, radiusKm),
    reachKm: radiusKm ?? one.reachKm,
  }));
};

/** “In Leeds or Sheffield”: suppliers in one of them. */
const anyArea = (columns: Columns, places: readonly AskedPlace[]): RowFilter | null => {
  const filters = places.flatMap(({ area }) => areaFilter(columns, area) ?? []);
  const [first] = filters;
  if (first === undefined || filters.length < 2) return first ?? null;
  return {
    by: 'place',
    fits: (row) => filters.some(({ fits }) => fits(row)),
  };
};

const beyondOf = (columns: Columns, places: readonly AskedPlace[]): Wishes['beyond'] => {
  const ways = places.flatMap(({ point, reachKm }) => {
    if (point === null) return [];
    const distance = distanceFrom(columns, point);
    return [(row: number) => Math.max(0, distance(row) - reachKm)];
  });
  return ways.length === 0 ? null : (row) => Math.min(...ways.map((way) => way(row)));
};

export const wishesOf = (columns: Columns, asked: WishSources): Wishes => {
  const { parts, matches, isLost, place } = asked;
  const radius = asked.radiusKm ?? parts.find((part) => part.kind === 'radius')?.km;
  const list: SearchWish[] = [];
  const wish = (part: SearchWish['part'], filter: RowFilter | null) => {
    if (filter !== null) list.push({ ...filter, part });
  };
  const places = placesOf(asked, radius);
  const [where] = places;
  // A place chosen beside the sentence goes before those in it.
  const placePart = place === null ? parts.findIndex(({ kind }) => kind === 'place') : -1;
  const kinds = parts.flatMap((part) => (part.kind === 'venue-kind' ? [part.key] : []));
  const kindPart = parts.findIndex(({ kind }) => kind === 'venue-kind');
  parts.forEach((part, number) => {
    // A venue is of one kind: who names two takes either.
    if (part.kind === 'venue-kind' && number !== kindPart) return;
    if (number === kindPart) wish(number, anyKind(columns, kinds));
    else if (number === placePart) wish(number, anyArea(columns, places));
    else wish(number, isAskable(part, asked) ? filterOf(columns, part, asked) : null);
  });
  if (place !== null) wish('place', anyArea(columns, places));
  if (matches !== null) wish('words', { by: 'words', fits: (row) => matches.has(row) });
  if (isLost) wish('place', { by: 'place', fits: () => false });
  return {
    list,
    distance: distanceFromNearest(
      columns,
      places.flatMap(({ point }) => point ?? []),
    ),
    spot: places.length === 1 && where?.isSpot === true ? where : null,
    radiusKm: where?.area.kind === 'around' ? where.area.radiusKm : wideKm,
    beyond: beyondOf(columns, places),
  };
};
