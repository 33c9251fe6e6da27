import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type GeoPoint } from '#catalogue/geo';
import { type Columns } from '../columns/columns';
import { relatedKinds } from '../language/kinds-of';
import { type Part } from '../language/parts';
import { type Area, type NamedPlace } from '../places/place';
import { areaFilter, type Filter, guestsFilter, labelFilter, priceFilter } from '../ranking/filters';
import { priceFor } from '../ranking/price-for';
import { type Matches } from '../words/matches';

/** One thing that the sentence asks for, as a filter, with the number of the part that says it. */
export interface Wish extends Filter {
  part: number | 'words' | 'place';
}

/** Everything that the parts of a sentence ask for. */
export interface Wishes {
  list: Wish[];
  /** Where distances are measured from. */
  from: GeoPoint | null;
  /** Whether that is a town or a point. */
  isSpot: boolean;
  radiusKm: number;
}

/** A circle as wide as the sentence says. */
const widened = (area: Area, point: GeoPoint | null, radiusKm: number | undefined): Area => {
  if (radiusKm === undefined || point === null) return area;
  return { kind: 'around', point, radiusKm };
};

const filterOf = (columns: Columns, part: Part, { radiusKm, day }: Pick<Asked, 'radiusKm' | 'day'>): Filter | null => {
  switch (part.kind) {
    case 'place':
      return areaFilter(columns, widened(part.place.area, part.place.point, radiusKm));
    case 'venue-kind':
      return labelFilter(columns, 'kind', [part.key, ...relatedKinds(part.key)]);
    case 'feature':
    case 'style':
      return labelFilter(columns, part.kind, [part.key]);
    case 'guests':
      return guestsFilter(columns, part.count);
    case 'budget':
      // Said of a supplier that asks by the guest, a budget is for each of them.
      return budgetFilter(priceFor(columns, { day, guests: null }), part.min?.amount ?? null, part.max?.amount ?? null);
    case 'category':
    case 'radius':
    case 'date':
      return null;
  }
};

const budgetFilter = (price: (row: number) => number, min: number | null, max: number | null): Filter => {
  const upper = priceFilter(price, max ?? Number.MAX_VALUE);
  if (min === null) return upper;
  const isEnough = (row: number) => price(row) >= min;
  return {
    by: 'price',
    fits: (row) => isEnough(row) && upper.fits(row),
    misses: (row) => (upper.fits(row) ? 1 : upper.misses(row)),
  };
};

const counting: readonly (SupplierCategory | null)[] = [null, 'venues', 'caterers', 'marquee', 'cakes', 'transport'];

/** Guests only count where suppliers say how many they take; a place chosen beside the sentence goes before one in it. */
const isAskable = (part: Part, { category, place }: Asked): boolean => {
  if (part.kind === 'guests') return counting.includes(category);
  return part.kind !== 'place' || place === null;
};

/** A place that was chosen beside the sentence. */
export interface AskedPlace {
  area: Area;
  point: GeoPoint | null;
  /** A town or a point: how far somebody is from the middle of a county tells nobody anything. */
  isSpot: boolean;
}

const spots: readonly NamedPlace['kind'][] = ['town', 'postcode'];

export const askedPlace = ({ area, point, kind }: NamedPlace): AskedPlace => ({
  area,
  point,
  isSpot: spots.includes(kind),
});

interface Asked {
  parts: readonly Part[];
  matches: Matches | null;
  /** A place is named that nobody knows. */
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

const placeOf = ({ parts, place }: Asked, radiusKm: number | undefined): AskedPlace | null => {
  if (place !== null) return place;
  const said = parts.find((part) => part.kind === 'place')?.place;
  return said === undefined ? null : { ...askedPlace(said), area: widened(said.area, said.point, radiusKm) };
};

export const wishesOf = (columns: Columns, asked: Asked): Wishes => {
  const { parts, matches, isLost, place } = asked;
  const radius = asked.radiusKm ?? parts.find((part) => part.kind === 'radius')?.km;
  const list: Wish[] = [];
  const wish = (part: Wish['part'], filter: Filter | null) => {
    if (filter !== null) list.push({ ...filter, part });
  };
  parts.forEach((part, number) =>
    wish(number, isAskable(part, asked) ? filterOf(columns, part, { ...asked, radiusKm: radius }) : null),
  );
  if (place !== null) wish('place', areaFilter(columns, widened(place.area, place.point, radius)));
  if (matches !== null) wish('words', { by: 'words', fits: (row) => matches.has(row), misses: () => 1 });
  if (isLost) wish('place', { by: 'place', fits: () => false, misses: () => 1 });
  const where = placeOf(asked, radius);
  return {
    list,
    from: where?.point ?? null,
    isSpot: where?.isSpot ?? false,
    radiusKm: where?.area.kind === 'around' ? where.area.radiusKm : wideKm,
  };
};
