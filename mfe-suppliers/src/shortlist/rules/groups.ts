import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Entry, stateOf } from './entry';
import { mostCompared } from './shortlist-href';
import { type Sort, sorters } from './sorts';

/** The suppliers of one category. */
export interface ShortlistGroup {
  /** One of the directory's; null for types of the couple's own. */
  category: SupplierCategory | null;
  booked: readonly Entry[];
  /** Still to be decided on. */
  open: readonly Entry[];
  setAside: readonly Entry[];
}

/** What the address of a shortlist asks for. Source: S2-param-01, S2-param-02. */
export interface ShortlistFilter {
  category: SupplierCategory | null;
  /** A town or county, as the entries write it. */
  place: string | null;
}

const categoryOf = ({ type }: Entry): SupplierCategory | null => supplierCategories.find((one) => one === type) ?? null;

/** Everybody that the couple has on the list, set aside ones too; who was only asked, or removed, is not. */
export const listed = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => stateOf(entry) !== 'removed');

/** Where the couple's suppliers are, each once, by name. */
export const placesOf = (entries: readonly Entry[]): string[] =>
  [...new Set(entries.flatMap(({ county = '', town = '' }) => [county || town].filter((place) => place !== '')))].sort(
    (a, b) => a.localeCompare(b),
  );

const isAt = ({ county, town }: Entry, place: string): boolean => county === place || town === place;

/** The list by category, in the order of menus; within one as asked for. Empty groups are left out. */
export const groupsOf = (
  entries: readonly Entry[],
  { category, place }: ShortlistFilter,
  sort: Sort = 'newest',
): ShortlistGroup[] => {
  const shown = listed(entries).filter((entry) => place === null || isAt(entry, place));
  return [...supplierCategories, null].flatMap((one) => {
    if (category !== null && category !== one) return [];
    const own = shown.filter((entry) => categoryOf(entry) === one).sort(sorters[sort]);
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

/** Ids of those of a group who are set side by side when nobody is chosen: who is booked first, nobody set aside. */
export const comparedFirst = ({ booked, open }: Pick<ShortlistGroup, 'booked' | 'open'>): string[] =>
  [...booked, ...open].slice(0, mostCompared).map(({ id }) => id);

/** Those who were not asked yet and can be: the couple's own have no inbox here. */
export const unasked = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ enquired, customSupplier }) => !enquired && !customSupplier);

/** How many stand in a group, set aside or not. */
export const sizeOf = ({ booked, open, setAside }: ShortlistGroup): number =>
  booked.length + open.length + setAside.length;

/** Reads the filter from an address; what it does not know is no filter. */
export const parseFilter = (search: string): ShortlistFilter => {
  const query = new URLSearchParams(search);
  const place = query.get('shortlistedLocation') ?? '';
  return {
    category: supplierCategories.find((one) => one === query.get('category')) ?? null,
    place: place === '' ? null : place,
  };
};
