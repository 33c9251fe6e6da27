import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore';

/** The members of a snapshot that are used here. */
export type ReadableSnapshot = Pick<QuerySnapshot, 'docs' | 'docChanges'>;

/**
 * Reads the snapshots of one live query: a document is read again only when it changed, however long the list, and an
 * unchanged list is the same object. Documents that read as null are left out.
 */
export const storedReadings = <T extends object>(
  read: (found: QueryDocumentSnapshot) => T | null,
): ((snapshot: ReadableSnapshot) => T[]) => {
  const stored = new Map<string, T | null>();
  let list: T[] | null = null;
  return (snapshot) => {
    // Metadata changes count too: an estimated time becomes the server's.
    const changes = snapshot.docChanges({ includeMetadataChanges: true });
    if (list !== null && changes.length === 0) return list;
    for (const { type, doc } of changes) {
      if (type === 'removed') stored.delete(doc.id);
      else stored.set(doc.id, read(doc));
    }
    list = snapshot.docs.flatMap(({ id }) => stored.get(id) ?? []);
    return list;
  };
};
