import type { Guest, SeatingTable } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { firstSeatingScope, needsSeat } from '@posy/shared-contracts/rules';

/** A place card: one for each guest who gets a seat. */
export interface PlaceCard {
  /** The guest's id. */
  id: string;
  /** Empty for a plus-one whose name is still to come. */
  name: string;
  /** The name of the guest who brings a plus-one; empty for anybody else. */
  host: string;
  /** The table's name; null while the guest has no seat. */
  table: string | null;
  /** The meal that the guest chose; empty for none. */
  meal: string;
}

/** By table as one lays them out, or by name as one looks for somebody. */
export const placeCardOrders = ['table', 'name'] as const;
export type PlaceCardOrder = (typeof placeCardOrders)[number];

interface Placed {
  guests: readonly Identified<Guest>[];
  tables: readonly Identified<SeatingTable>[];
  /** Id of the wedding's main event. */
  mainEvent: string;
  order: PlaceCardOrder;
  locale: string;
}

const tidy = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

/** Returns the place cards of the seating plan's own guests. Guests without a table come last. */
export const placeCards = ({ guests, tables, mainEvent, order, locale }: Placed): PlaceCard[] => {
  const rooms = tables.toSorted((a, b) => a.order - b.order);
  const rankOf = new Map(rooms.map(({ id }, index) => [id, index]));
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const scope = firstSeatingScope(guests, mainEvent);
  const rank = ({ table }: Guest): number => rankOf.get(table ?? '') ?? rooms.length;
  const hostOf = ({ plusOne, head }: Guest): string => (plusOne ? tidy(byId.get(head ?? '')?.name ?? '') : '');
  // Plus-ones without a name stand where their host stands.
  const sortName = (guest: Guest): string => (tidy(guest.name) === '' ? `${hostOf(guest)} ~` : tidy(guest.name));
  return guests
    .filter((guest) => needsSeat(guest, mainEvent, scope))
    .toSorted((a, b) => (order === 'table' ? rank(a) - rank(b) : 0) || collator.compare(sortName(a), sortName(b)))
    .map((guest) => ({
      id: guest.id,
      name: tidy(guest.name),
      host: hostOf(guest),
      table: rooms[rank(guest)]?.name ?? null,
      meal: guest.meal.trim(),
    }));
};

/** Divides a menu into courses: a line without text ends one. */
export const coursesOf = (menu: string): string[][] =>
  menu
    .split(/\n\s*\n/)
    .map((course) =>
      course
        .split('\n')
        .map(tidy)
        .filter((dish) => dish !== ''),
    )
    .filter((course) => course.length > 0);
