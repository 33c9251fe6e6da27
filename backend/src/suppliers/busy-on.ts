import { type ClosedDays } from '@posy/shared-contracts/entities';
import { closedDaysFrom } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';

/** Returns ids of suppliers that are not free on a day, yyyy-MM-dd: taken, or on hold; none without a calendar here. */
export type BusyOn = (day: string) => Promise<string[]>;

/** Entries of a calendar that are read at most: three years of days. Anybody may ask for a profile, signed out. */
export const mostDaysAhead = 1100;

type Said = 'taken' | 'held' | 'free';

/** Returns the state of a stored day as of today: an expired hold leaves its day free. */
const saidBy = (document: DocumentSnapshot, today: string): Said => {
  const [state, until]: unknown[] = [document.get('state'), document.get('until')];
  if (state === 'busy') return 'taken';
  return state === 'held' && !(typeof until === 'string' && until < today) ? 'held' : 'free';
};

/** A supplier's days as couples see them, yyyy-MM-dd, ascending. */
export interface SupplierDays {
  /** Days of its profile and its closed days, unless its desk says otherwise, and from a day on those of its desk. */
  busyDays: string[];
  /** The days that the supplier keeps for somebody. */
  heldDays: string[];
  /** False without any day that its profile or its desk says is taken or free: availability is unknown then. */
  hasCalendar: boolean;
}

/** The days on which a supplier is taken, or keeps itself free for somebody. `today` is the first day of its desk that is read. */
export const daysOf = async (
  firestore: Firestore,
  { id, busyDays, closed }: { id: string; busyDays: readonly string[]; closed?: ClosedDays },
  today: string,
): Promise<SupplierDays> => {
  const days = firestore.collection(`suppliers/${id}/busyDays`).where('day', '>=', today);
  const { docs } = await days.orderBy('day').limit(mostDaysAhead).select('day', 'state', 'until').get();
  const said = new Map(docs.map((document) => [String(document.get('day')), saidBy(document, today)]));
  const saying = (wanted: Said): string[] => [...said].flatMap(([day, word]) => (word === wanted ? [day] : []));
  const profile = [...busyDays, ...closedDaysFrom(closed, today, mostDaysAhead)];
  return {
    busyDays: [...new Set([...profile.filter((day) => !said.has(day)), ...saying('taken')])].sort(),
    heldDays: saying('held'),
    // Closed days do not count: a rule says nothing about the other days.
    hasCalendar: busyDays.length > 0 || [...said.values()].some((word) => word !== 'held'),
  };
};

/**
 * Milliseconds for which an answer is cached: anybody may search, signed out, and a supplier who changes their calendar
 * checks at once.
 */
const goodForMs = 1000;
/** Most days in the cache; the first one requested makes room. */
export const mostDays = 100;

/** Returns the states of a day in the suppliers' calendars of the database, by supplier. */
const saidOn = async (firestore: Firestore, day: string, today: string): Promise<Map<string, Said>> => {
  const { docs } = await firestore.collectionGroup('busyDays').where('day', '==', day).select('state', 'until').get();
  return new Map(
    docs.flatMap((document) => {
      const supplierId = document.ref.parent.parent?.id;
      return supplierId === undefined ? [] : [[supplierId, saidBy(document, today)] as const];
    }),
  );
};

/**
 * Returns the suppliers not free on a day: their own calendar wins over the profile, so that a list and a profile agree.
 * A held day is not free until the hold has expired.
 */
export const busyAnywhere =
  (catalogue: Pick<CatalogueStore, 'busyOn'>, firestore: Firestore, now: () => number): BusyOn =>
  async (day) => {
    const said = await saidOn(firestore, day, new Date(now()).toISOString().slice(0, 10));
    const notFree = [...said].flatMap(([id, word]) => (word === 'free' ? [] : [id]));
    return [...notFree, ...catalogue.busyOn(day).filter((id) => !said.has(id))];
  };

/** Remembers answers for a second, and asks about a day once at a time, however many wait for it. */
export const rememberedBusyOn = (ask: BusyOn, now: () => number): BusyOn => {
  const known = new Map<string, { until: number; ids: Promise<string[]> }>();
  return (day) => {
    const held = known.get(day);
    if (held !== undefined && held.until > now()) return held.ids;
    const ids = ask(day);
    known.delete(day);
    known.set(day, { until: now() + goodForMs, ids });
    const [oldest] = known.keys();
    if (known.size > mostDays && oldest !== undefined) known.delete(oldest);
    // A failure is not cached: only callers who were waiting get it.
    ids.catch(() => {
      if (known.get(day)?.ids === ids) known.delete(day);
    });
    return ids;
  };
};
