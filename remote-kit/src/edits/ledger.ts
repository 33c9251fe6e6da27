import { fieldUpdateKind, type Firestore, type FirestoreWrite } from '@posy/shared-contracts/mount-props';

/** Number of the edit that changed a field last on this page, by document and field. */
interface Ledger {
  edits: number;
  latest: Map<string, number>;
}

const ledgers = new WeakMap<Firestore, Ledger>();

const ledgerOf = (firestore: Firestore): Ledger => {
  const ledger = ledgers.get(firestore) ?? { edits: 0, latest: new Map<string, number>() };
  ledgers.set(firestore, ledger);
  return ledger;
};

/** Stands for the whole document in place of a field. */
export const wholeDocument = '*';

/** Returns true for values that the server sets: they are no edit of a person. */
export const isServers = (value: unknown): boolean =>
  ['server-time', 'increment'].includes(fieldUpdateKind(value) ?? '');

/** A field of a document, in a word. */
export const placeOf = ({ collection, id }: FirestoreWrite, field: string): string =>
  `${collection.path}/${id} ${field}`;

/** The fields that a write is about. */
export const fieldsOf = (write: FirestoreWrite): string[] =>
  write.kind === 'delete' || write.kind === 'set'
    ? [wholeDocument]
    : Object.keys(write.data).filter((field) => !isServers(write.data[field]));

/** Returns the number of edits that this page has made: a list's next change may be one of them. */
export const editsOf = (firestore: Firestore): number => ledgerOf(firestore).edits;

/** Says that this page makes an edit; returns its number. */
export const noteEdit = (firestore: Firestore, writes: readonly FirestoreWrite[]): number => {
  const ledger = ledgerOf(firestore);
  ledger.edits += 1;
  for (const write of writes)
    for (const field of fieldsOf(write)) ledger.latest.set(placeOf(write, field), ledger.edits);
  return ledger.edits;
};

/**
 * Returns true when this page wrote there again after the edit of this number: the field, the whole document, or any
 * part of it.
 */
export const isNewer = (firestore: Firestore, since: number, write: FirestoreWrite, field: string): boolean => {
  const { latest } = ledgerOf(firestore);
  const isLater = (place: string): boolean => (latest.get(place) ?? 0) > since;
  if (isLater(placeOf(write, field)) || isLater(placeOf(write, wholeDocument))) return true;
  if (field !== wholeDocument) return false;
  const document = placeOf(write, '');
  return [...latest.keys()].some((place) => place.startsWith(document) && isLater(place));
};

/** Returns the subject of writes as a word: the same documents and fields give the same word. */
export const aboutOf = (writes: readonly FirestoreWrite[]): string => {
  const words = writes.map((write) =>
    fieldsOf(write)
      .sort()
      .map((field) => placeOf(write, field))
      .join(' '),
  );
  return words.sort().join(' ');
};
