import { type Firestore } from 'firebase-admin/firestore';
import { type CatalogueStore } from '#catalogue/catalogue-store';

/** Ids of the suppliers that say they are taken on a day, yyyy-MM-dd; who keeps no calendar here is none of them. */
export type BusyOn = (day: string) => Promise<string[]>;

/** The days from one on, yyyy-MM-dd, on which a supplier says it is taken, ascending. */
export const busyDaysIn = async (firestore: Firestore, supplierId: string, from: string): Promise<string[]> => {
  const days = firestore.collection(`suppliers/${supplierId}/busyDays`).where('day', '>=', from);
  const { docs } = await days.orderBy('day').select('day', 'state').get();
  return docs.flatMap((document) => (document.get('state') === 'busy' ? [String(document.get('day'))] : []));
};

/** How long an answer is good for: anybody may search, signed out, and a calendar changes less often. */
const goodForMs = 60_000;
/** Days that are kept at most; the one asked about first makes room. */
export const mostDays = 100;

/** Asks the suppliers' calendars in the database. */
export const busyInCalendars =
  (firestore: Firestore): BusyOn =>
  async (day) => {
    const { docs } = await firestore.collectionGroup('busyDays').where('day', '==', day).select('state').get();
    return docs.flatMap((document) => {
      const supplierId = document.ref.parent.parent?.id;
      return supplierId === undefined || document.get('state') !== 'busy' ? [] : [supplierId];
    });
  };

/** Who is taken by the suppliers' calendars, or by what a profile says of itself: a list and a profile say the same. */
export const busyAnywhere = (catalogue: Pick<CatalogueStore, 'busyOn'>, firestore: Firestore): BusyOn => {
  const inCalendars = busyInCalendars(firestore);
  return async (day) => [...new Set([...(await inCalendars(day)), ...catalogue.busyOn(day)])];
};

/** Keeps answers for a minute, and asks about a day once at a time, however many wait for it. */
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
