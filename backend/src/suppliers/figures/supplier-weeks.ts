import { figureConstants } from '@posy/shared-contracts/constants';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type PublicSupplier } from '#catalogue/records/supplier-record';

/** Numbers that are counted for a supplier, each week by itself. Nothing says whose they are. */
export const counted = ['views', 'hearts', 'enquiries', 'bookings'] as const;
export type Counted = (typeof counted)[number];
export type Counts = Record<Counted, number>;

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** 5 January 1970 was a Monday. */
const firstMondayMs = 4 * dayMs;

/** The Monday of a moment's week, yyyy-MM-dd, in UTC. */
export const mondayOf = (at: number): string =>
  new Date(Math.floor((at - firstMondayMs) / weekMs) * weekMs + firstMondayMs).toISOString().slice(0, 10);

/** The Mondays of the last weeks, this one last. */
export const lastMondays = (now: number, weeks: number = figureConstants.weeks): string[] =>
  Array.from({ length: weeks }, (_none, at) => mondayOf(now - (weeks - 1 - at) * weekMs));

/** Suppliers that are compared with each other: those of a category in a country. */
export const kindOf = ({ type, countryCode }: Pick<PublicSupplier, 'type' | 'countryCode'>): string =>
  `${countryCode}-${type}`;

const collection = (firestore: Firestore) => firestore.collection('supplierWeeks');

export const weekOf = (firestore: Firestore, supplierId: string, monday: string): DocumentReference =>
  collection(firestore).doc(`${supplierId}-${monday}`);

/** The fields that count one more of something. Nothing is read for it, so that many may count at once. */
export const oneMore = (
  supplier: Pick<PublicSupplier, 'id' | 'type' | 'countryCode'>,
  monday: string,
  what: readonly Counted[],
) => ({
  supplierId: supplier.id,
  kind: kindOf(supplier),
  week: monday,
  ...Object.fromEntries(what.map((one) => [one, FieldValue.increment(1)])),
});

const countsOf = (document: { get: (path: string) => unknown }): Counts => {
  const count = (what: Counted): number => {
    const said = document.get(what);
    return typeof said === 'number' ? said : 0;
  };
  return { views: count('views'), hearts: count('hearts'), enquiries: count('enquiries'), bookings: count('bookings') };
};

/** A supplier's counts of some weeks, in their order. */
export const readWeeks = async (
  firestore: Firestore,
  supplierId: string,
  mondays: readonly string[],
): Promise<Counts[]> => {
  const read = await firestore.getAll(...mondays.map((monday) => weekOf(firestore, supplierId, monday)));
  return read.map(countsOf);
};

/** Most suppliers of a category that are read for what is typical of it. */
const mostCompared = 2000;

/** The counts of a week of all suppliers of a kind that have any. */
export const readKind = async (firestore: Firestore, kind: string, monday: string) => {
  const week = collection(firestore).where('kind', '==', kind).where('week', '==', monday);
  const { docs } = await week.limit(mostCompared).get();
  return docs.map((document) => ({ supplierId: String(document.get('supplierId')), ...countsOf(document) }));
};

/** Most counts that one run deletes. */
const mostSwept = 500;

/** Deletes counts that nobody is shown any more. */
export const sweepWeeks = async (firestore: Firestore, now: number): Promise<void> => {
  const [oldest = ''] = lastMondays(now, figureConstants.keptWeeks);
  const { docs } = await collection(firestore).where('week', '<', oldest).limit(mostSwept).get();
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
};
