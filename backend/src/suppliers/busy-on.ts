import { type Firestore } from 'firebase-admin/firestore';
import { type CatalogueStore } from '#catalogue/catalogue-store';

/** Ids of the suppliers that say they are taken on a day, yyyy-MM-dd; who keeps no calendar here is none of them. */
export type BusyOn = (day: string) => Promise<string[]>;

/** Entries of a calendar that are read at most: three years of days. Anybody may ask for a profile, signed out. */
export const mostDaysAhead = 1100;

/** A supplier's own statements about its days, from a day on. */
interface SaidDays {
  taken: string[];
  /** A day held for a couple counts as free: nobody is booked then. */
  free: string[];
}

const saidDaysIn = async (firestore: Firestore, supplierId: string, from: string): Promise<SaidDays> => {
  const days = firestore.collection(`suppliers/${supplierId}/busyDays`).where('day', '>=', from);
  const { docs } = await days.orderBy('day').limit(mostDaysAhead).select('day', 'state').get();
  const of = (isTaken: boolean) =>
    docs.flatMap((document) => ((document.get('state') === 'busy') === isTaken ? [String(document.get('day'))] : []));
  return { taken: of(true), free: of(false) };
};

/**
 * The days on which a supplier is taken, yyyy-MM-dd, ascending: its profile's own, unless it says otherwise of one at its
 * desk, and from a day on those that it says there.
 */
export const busyDaysOf = async (
  firestore: Firestore,
  { id, busyDays }: { id: string; busyDays: readonly string[] },
  from: string,
): Promise<string[]> => {
  const said = await saidDaysIn(firestore, id, from);
  const free = new Set(said.free);
  return [...new Set([...busyDays.filter((day) => !free.has(day)), ...said.taken])].sort();
};

/**
 * Milliseconds for which an answer is cached: anybody may search, signed out, and a supplier who changes their calendar
 * checks at once.
 */
const goodForMs = 1000;
/** Days that are remembered at most; the one asked about first makes room. */
export const mostDays = 100;

/** Statements of the suppliers' calendars in the database about a day. */
const saidOn = async (firestore: Firestore, day: string): Promise<{ taken: string[]; free: Set<string> }> => {
  const { docs } = await firestore.collectionGroup('busyDays').where('day', '==', day).select('state').get();
  const of = (isTaken: boolean) =>
    docs.flatMap((document) => {
      const supplierId = document.ref.parent.parent?.id;
      return supplierId === undefined || (document.get('state') === 'busy') !== isTaken ? [] : [supplierId];
    });
  return { taken: of(true), free: new Set(of(false)) };
};

/**
 * Returns the suppliers taken on a day: their own calendar wins over the profile, so that a list and a profile agree.
 */
export const busyAnywhere =
  (catalogue: Pick<CatalogueStore, 'busyOn'>, firestore: Firestore): BusyOn =>
  async (day) => {
    const { taken, free } = await saidOn(firestore, day);
    return [...new Set([...taken, ...catalogue.busyOn(day).filter((id) => !free.has(id))])];
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
    // A failure is nobody's answer but of those who asked meanwhile.
    ids.catch(() => {
      if (known.get(day)?.ids === ids) known.delete(day);
    });
    return ids;
  };
};
