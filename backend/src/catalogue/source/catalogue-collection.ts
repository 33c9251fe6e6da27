import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type SupplierRecord } from '../supplier-record';
import { documentsOf, readPublic, recordOf, type CatalogueEntry, type PublicDocument } from './supplier-documents';

/** Documents of one request: so many reads stay below 10 MB. */
const pageSize = 300;
/** Writes of one commit are 500 at most, and 10 MB; an entry is two. */
const commitEntries = 100;

export const openPath = (id: string): string => `catalogue/${id}`;
const closedPath = (id: string): string => `cataloguePrivate/${id}`;

/** One supplier's documents, read. */
export interface StoredSupplier {
  id: string;
  open: PublicDocument;
  /** Null for one that was removed, or that cannot be read. */
  record: SupplierRecord | null;
}

/** The documents' suppliers with their private parts; what is spoilt is told and left out. */
export async function withPrivate(
  firestore: Firestore,
  documents: readonly DocumentSnapshot[],
  tell: (sentence: string) => void,
): Promise<StoredSupplier[]> {
  const read = documents.flatMap((document) => {
    const open = readPublic(document.data());
    if (open === null) tell(`${openPath(document.id)} is no supplier and is left out`);
    return open === null ? [] : [{ id: document.id, open }];
  });
  const listed = read.filter(({ open }) => open.state === 'listed');
  const closed =
    listed.length === 0 ? [] : await firestore.getAll(...listed.map(({ id }) => firestore.doc(closedPath(id))));
  const privateOf = new Map(closed.map((document) => [document.id, document.data()]));
  return read.map(({ id, open }) => {
    if (open.state === 'removed') return { id, open, record: null };
    const record = recordOf(open, privateOf.get(id));
    if (record === null) tell(`${openPath(id)} has no readable profile and is left out`);
    return { id, open, record };
  });
}

/** Every supplier that documents say, in the order of ids, page by page. */
export async function* storedSuppliers(
  firestore: Firestore,
  tell: (sentence: string) => void,
): AsyncGenerator<StoredSupplier> {
  let last: QueryDocumentSnapshot | null = null;
  for (;;) {
    const query = firestore.collection('catalogue').orderBy(FieldPath.documentId()).limit(pageSize);
    const page = await (last === null ? query : query.startAfter(last)).get();
    yield* await withPrivate(firestore, page.docs, tell);
    if (page.docs.length < pageSize) return;
    last = page.docs.at(-1) ?? null;
  }
}

/** What an import must know of a supplier that is there. */
export type Known = Pick<PublicDocument, 'hash' | 'createdAt'>;

/** What of some suppliers is stored, without their profiles. */
export async function knownSuppliers(firestore: Firestore, ids: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (let at = 0; at < ids.length; at += pageSize) {
    const references = ids.slice(at, at + pageSize).map((id) => firestore.doc(openPath(id)));
    const found = await firestore.getAll(...references, { fieldMask: ['hash', 'state', 'createdAt'] });
    for (const document of found)
      if (document.get('state') === 'listed')
        known.set(document.id, { hash: String(document.get('hash')), createdAt: String(document.get('createdAt')) });
  }
  return known;
}

/** Writes suppliers, each whole or not at all; calls back after each commit. */
export async function writeEntries(
  firestore: Firestore,
  entries: readonly CatalogueEntry[],
  written: (count: number) => void,
): Promise<void> {
  for (let at = 0; at < entries.length; at += commitEntries) {
    const batch = firestore.batch();
    const some = entries.slice(at, at + commitEntries);
    for (const entry of some) {
      const { open, closed } = documentsOf(entry);
      batch.set(firestore.doc(openPath(entry.record.id)), { ...open, updatedAt: FieldValue.serverTimestamp() });
      batch.set(firestore.doc(closedPath(entry.record.id)), closed);
    }
    await batch.commit();
    written(some.length);
  }
}

/** Leaves of suppliers a mark that they are gone, which every server reads. */
export async function removeEntries(firestore: Firestore, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += commitEntries) {
    const batch = firestore.batch();
    for (const id of ids.slice(at, at + commitEntries)) {
      const gone: PublicDocument = { key: '', state: 'removed', demo: false, createdAt: '', hash: '', profile: '' };
      batch.set(firestore.doc(openPath(id)), { ...gone, updatedAt: FieldValue.serverTimestamp() });
      batch.delete(firestore.doc(closedPath(id)));
    }
    await batch.commit();
  }
}

/** A moment of the database as a text that an index keeps. */
export const markOf = (moment: Timestamp): string => `${moment.seconds}.${String(moment.nanoseconds).padStart(9, '0')}`;

export function momentOf(mark: string): Timestamp {
  const [seconds = '0', nanoseconds = '0'] = mark.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}
