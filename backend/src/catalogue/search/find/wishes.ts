import { type GeoPoint, type SearchRequest } from '../../types';
import { type Part } from '../language/parts';
import { type Area } from '../places/place';
import { type Columns } from '../ranking/columns';
import { areaFilter, type Filter, guestsFilter, labelFilter, priceFilter } from '../ranking/filters';
import { type Matches } from '../words/match-words';

/** One thing that the sentence asks for, as a filter, with the number of the part that says it. */
export interface Wish extends Filter {
  part: number | 'words' | 'place';
}

/** Everything that the parts of a sentence ask for. */
export interface Wishes {
  list: Wish[];
  /** Where distances are measured from. */
  from: GeoPoint | null;
  radiusKm: number;
}

/** A circle as wide as the sentence says. */
function widened(area: Area, point: GeoPoint | null, radiusKm: number | undefined): Area {
  if (radiusKm === undefined || point === null) return area;
  return { kind: 'around', point, radiusKm };
}

function filterOf(columns: Columns, part: Part, radiusKm: number | undefined): Filter | null {
  switch (part.kind) {
    case 'place':
      return areaFilter(columns, widened(part.place.area, part.place.point, radiusKm));
    case 'venue-kind':
      return labelFilter(columns, 'kind', [part.key]);
    case 'feature':
    case 'style':
      return labelFilter(columns, part.kind, [part.key]);
    case 'guests':
      return guestsFilter(columns, part.count);
    case 'budget':
      return budgetFilter(columns, part.min?.amount ?? null, part.max?.amount ?? null);
    case 'category':
    case 'radius':
    case 'date':
      return null;
  }
}

function budgetFilter(columns: Columns, min: number | null, max: number | null): Filter {
  const { price } = columns.numbers;
  const upper = priceFilter(columns, max ?? Infinity);
  if (min === null) return upper;
  const isEnough = (row: number) => (price[row] ?? 0) >= min;
  return {
    by: 'price',
    fits: (row) => isEnough(row) && upper.fits(row),
    misses: (row) => (upper.fits(row) ? 1 : upper.misses(row)),
  };
}

/** Guests only count where somebody says how many they take. */
const isAskable = (part: Part, request: SearchRequest, category: string | undefined): boolean => {
  if (part.kind === 'guests')
    return category === undefined || ['venues', 'caterers', 'marquee', 'cakes', 'transport'].includes(category);
  if (part.kind === 'place') return request.near === undefined;
  return true;
};

export interface SentenceWishes {
  parts: readonly Part[];
  matches: Matches | null;
  hasUnknownPlace: boolean;
}

export function wishesOf(
  columns: Columns,
  request: SearchRequest,
  { parts, matches, hasUnknownPlace }: SentenceWishes,
): Wishes {
  const radius = parts.find((part) => part.kind === 'radius')?.km;
  const list: Wish[] = [];
  parts.forEach((part, number) => {
    const filter = isAskable(part, request, request.category) ? filterOf(columns, part, radius) : null;
    if (filter !== null) list.push({ ...filter, part: number });
  });
  if (matches !== null) list.push({ by: 'words', part: 'words', fits: (row) => matches.has(row), misses: () => 1 });
  if (hasUnknownPlace) list.push({ by: 'place', part: 'place', fits: () => false, misses: () => 1 });
  const place = parts.find((part) => part.kind === 'place')?.place;
  const area = place === undefined ? null : widened(place.area, place.point, radius);
  return { list, from: place?.point ?? null, radiusKm: area?.kind === 'around' ? area.radiusKm : 60 };
}
