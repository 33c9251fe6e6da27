import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type ShortlistEntry, stateOf } from './entry';
import { mostCompared } from './shortlist-href';
import { sorterOf } from './sorts';

/** The suppliers of one category. */
export interface ShortlistGroup {
  /** A category of the directory; null for the couple's own types. */
  category: SupplierCategory | null;
  booked: readonly ShortlistEntry[];
  /** Undecided suppliers. */
  open: readonly ShortlistEntry[];
  setAside: readonly ShortlistEntry[];
}

/** The filters in a shortlist's address. Source: S2-param-01, S2-param-02. */
export interface ShortlistFilter {
  category: SupplierCategory | null;
  /** A town or county, as entries have it. */
  place: string | null;
}

const categoryOf = ({ type }: ShortlistEntry): SupplierCategory | null =>
  supplierCategories.find((one) => one === type) ?? null;

/** Returns the listed suppliers, including ignored ones; removed ones are left out. */
export const listed = (entries: readonly ShortlistEntry[]): ShortlistEntry[] =>
  entries.filter((entry) => stateOf(entry) !== 'removed');

/** Returns the places of the couple's suppliers, each once, by name. */
export const placesOf = (entries: readonly ShortlistEntry[]): string[] =>
  [...new Set(entries.flatMap(({ county = '', town = '' }) => [county || town].filter((place) => place !== '')))].sort(
    (a, b) => a.localeCompare(b),
  );

const isAt = ({ county, town }: ShortlistEntry, place: string): boolean => county === place || town === place;

/** Groups the list by category, in the order of menus; each group in the requested order. Empty groups are left out. */
export const groupsOf = (
  entries: readonly ShortlistEntry[],
  { category, place }: ShortlistFilter,
  compare = sorterOf('newest'),
): ShortlistGroup[] => {
  const shown = listed(entries).filter((entry) => place === null || isAt(entry, place));
  return [...supplierCategories, null].flatMap((one) => {
    if (category !== null && category !== one) return [];
    const own = shown.filter((entry) => categoryOf(entry) === one).sort(compare);
    if (own.length === 0) return [];
    const inState = (states: readonly (string | null)[]) => own.filter((entry) => states.includes(stateOf(entry)));
    return [
      {
        category: one,
        booked: inState(['booked']),
        open: inState(['shortlisted', 'unbooked']),
        setAside: inState(['ignored']),
      },
    ];
  });
};

/** Returns the ids of a group's suppliers to compare by default: booked ones first, no ignored ones. */
export const comparedFirst = ({ booked, open }: Pick<ShortlistGroup, 'booked' | 'open'>): string[] =>
  [...booked, ...open].slice(0, mostCompared).map(({ id }) => id);

/** Returns suppliers that can still be asked: the couple's own have no inbox here. */
export const unasked = (entries: readonly ShortlistEntry[]): ShortlistEntry[] =>
  entries.filter(({ enquired, customSupplier }) => !enquired && !customSupplier);

/** Counts a group's suppliers, including ignored ones. */
export const sizeOf = ({ booked, open, setAside }: ShortlistGroup): number =>
  booked.length + open.length + setAside.length;

/** Reads the filters from an address; unknown values are no filter. */
export const parseFilter = (search: string): ShortlistFilter => {
  const query = new URLSearchParams(search);
  const place = query.get('shortlistedLocation') ?? '';
  return {
    category: supplierCategories.find((one) => one === query.get('category')) ?? null,
    place: place === '' ? null : place,
  };
};
