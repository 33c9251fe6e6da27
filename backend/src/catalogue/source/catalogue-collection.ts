import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type SupplierRecord } from '../records/supplier-record';
import { recordOf, type SupplierTexts, unreadable } from '../records/supplier-texts';
import { type CatalogueEntry, documentsOf, type PublicDocument, readPublic, textsOf } from './supplier-documents';

/** Documents of one request: the embedded database reads them in one go, and a concurrent search waits. */
const pageSize = 100;
/** Fewer fields of more documents: so many reads stay below 10 MB. */
const knownAtOnce = 300;
/** Writes of one commit are 500 at most, and 10 MB; an entry is two. */
const commitEntries = 100;

export const openPath = (id: string): string => `catalogue/${id}`;
const closedPath = (id: string): string => `cataloguePrivate/${id}`;

/** One supplier's documents. */
interface StoredTexts {
  id: string;
  open: PublicDocument;
  /** Null for one that was removed, or that cannot be read. */
  texts: SupplierTexts | null;
}

/** One supplier's documents, read. */
export interface StoredSupplier extends Pick<StoredTexts, 'id' | 'open'> {
  /** Null for one that was removed, or that cannot be read. */
  record: SupplierRecord | null;
}

/** The documents with their private parts; invalid ones are reported and left out. */
const withPrivateTexts = async (
  firestore: Firestore,
  documents: readonly DocumentSnapshot[],
  report: (sentence: string) => void,
): Promise<StoredTexts[]> => {
  const read = documents.flatMap((document) => {
    const open = readPublic(document.data());
    if (open === null) report(`${openPath(document.id)} is no supplier and is left out`);
    return open === null ? [] : [{ id: document.id, open }];
  });
  const listed = read.filter(({ open }) => open.state === 'listed');
  const closed =
    listed.length === 0 ? [] : await firestore.getAll(...listed.map(({ id }) => firestore.doc(closedPath(id))));
  const privateOf = new Map(closed.map((document) => [document.id, document.data()]));
  return read.map(({ id, open }) => {
    if (open.state === 'removed') return { id, open, texts: null };
    const texts = textsOf(id, open, privateOf.get(id));
    if (texts === null) report(unreadable(id));
    return { id, open, texts };
  });
};

const readTexts = ({ id, open, texts }: StoredTexts, report: (sentence: string) => void): StoredSupplier => {
  const record = texts === null ? null : recordOf(texts);
  if (texts !== null && record === null) report(unreadable(id));
  return { id, open, record };
};

/** The documents' suppliers with their private parts; invalid ones are reported and left out. */
export const withPrivate = async (
  firestore: Firestore,
  documents: readonly DocumentSnapshot[],
  report: (sentence: string) => void,
): Promise<StoredSupplier[]> =>
  (await withPrivateTexts(firestore, documents, report)).map((stored) => readTexts(stored, report));

/** The documents of all suppliers, in the order of ids, page by page. */
export async function* storedPages(
  firestore: Firestore,
  report: (sentence: string) => void,
): AsyncGenerator<StoredTexts[]> {
  let last: QueryDocumentSnapshot | null = null;
  for (;;) {
    const query = firestore.collection('catalogue').orderBy(FieldPath.documentId()).limit(pageSize);
    const page = await (last === null ? query : query.startAfter(last)).get();
    yield await withPrivateTexts(firestore, page.docs, report);
    if (page.docs.length < pageSize) return;
    last = page.docs.at(-1) ?? null;
  }
}

/** Every supplier that documents say, in the order of ids. */
export async function* storedSuppliers(
  firestore: Firestore,
  report: (sentence: string) => void,
): AsyncGenerator<StoredSupplier> {
  for await (const page of storedPages(firestore, report)) for (const stored of page) yield readTexts(stored, report);
}

/** The stored fields of a supplier that an import compares. */
export type KnownSupplier = Pick<PublicDocument, 'key' | 'hash' | 'createdAt' | 'photos'>;

/** Returns the stored fields of some suppliers, without their profiles. */
export const knownSuppliers = async (
  firestore: Firestore,
  ids: readonly string[],
): Promise<Map<string, KnownSupplier>> => {
  const known = new Map<string, KnownSupplier>();
  for (let at = 0; at < ids.length; at += knownAtOnce) {
    const references = ids.slice(at, at + knownAtOnce).map((id) => firestore.doc(openPath(id)));
    const found = await firestore.getAll(...references, { fieldMask: ['key', 'hash', 'state', 'createdAt', 'photos'] });
    for (const document of found)
      if (document.get('state') === 'listed')
        known.set(document.id, {
          key: String(document.get('key')),
          hash: String(document.get('hash')),
          createdAt: String(document.get('createdAt')),
          photos: (document.get('photos') as string[] | undefined) ?? [],
        });
  }
  return known;
};

/** Writes one supplier in a transaction. */
export const putEntry = (firestore: Firestore, transaction: Transaction, entry: CatalogueEntry): void => {
  const { open, closed } = documentsOf(entry);
  const updatedAt = FieldValue.serverTimestamp();
  transaction.set(firestore.doc(openPath(entry.record.id)), { ...open, updatedAt });
  transaction.set(firestore.doc(closedPath(entry.record.id)), closed);
};

/** Writes suppliers, each whole or not at all; calls back after each commit. */
export const writeEntries = async (
  firestore: Firestore,
  entries: readonly CatalogueEntry[],
  written: (count: number) => void,
): Promise<void> => {
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
};

/** Leaves of suppliers a mark that they are gone, which every server reads. */
export const removeEntries = async (firestore: Firestore, ids: readonly string[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += commitEntries) {
    const batch = firestore.batch();
    for (const id of ids.slice(at, at + commitEntries)) {
      const gone: PublicDocument = {
        key: '',
        state: 'removed',
        demo: false,
        createdAt: '',
        hash: '',
        photos: [],
        profile: '',
      };
      batch.set(firestore.doc(openPath(id)), { ...gone, updatedAt: FieldValue.serverTimestamp() });
      batch.delete(firestore.doc(closedPath(id)));
    }
    await batch.commit();
  }
};

/** A moment of the database as a text that an index keeps. */
export const markOf = (moment: Timestamp): string => `${moment.seconds}.${String(moment.nanoseconds).padStart(9, '0')}`;

export const momentOf = (mark: string): Timestamp => {
  const [seconds = '0', nanoseconds = '0'] = mark.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
};
