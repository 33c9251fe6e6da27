import type { DocumentChange, QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore';

/** The members of a snapshot that are used here. */
export type ReadableSnapshot = Pick<QuerySnapshot, 'docs' | 'docChanges'>;

interface Pauses {
  /** Number of documents that are read in one go. */
  most: number;
  /** Lets the page do something else before it goes on. */
  pause: (goOn: () => void) => void;
}

interface StoredReadings<T> {
  /** Reads a snapshot, after those before it. */
  read: (snapshot: ReadableSnapshot, done: (list: T[]) => void) => void;
  /** Leaves out what is not read yet. */
  stop: () => void;
}

/**
 * Reads the snapshots of one live query, in their order: a document is read again only when it changed, however long the
 * list, and an unchanged list is the same object. Documents that read as null are left out. A list of more documents
 * than `most` is read in parts: reading a thousand at once would hold up a scroll.
 */
export const storedReadings = <T extends object>(
  read: (found: QueryDocumentSnapshot) => T | null,
  { most, pause }: Pauses,
): StoredReadings<T> => {
  const stored = new Map<string, T | null>();
  let list: T[] | null = null;
  const waiting: {
    snapshot: ReadableSnapshot;
    changes: DocumentChange[];
    isNew: boolean;
    done: (list: T[]) => void;
  }[] = [];
  const goOn = (): void => {
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      for (const { type, doc } of first.changes.splice(0, most)) {
        if (type === 'removed') stored.delete(doc.id);
        else stored.set(doc.id, read(doc));
      }
      if (first.changes.length > 0) return pause(goOn);
      waiting.shift();
      if (list === null || first.isNew) list = first.snapshot.docs.flatMap(({ id }) => stored.get(id) ?? []);
      first.done(list);
    }
  };
  return {
    read(snapshot, done) {
      // Metadata changes count too: an estimated time becomes the server's.
      const changes = [...snapshot.docChanges({ includeMetadataChanges: true })];
      waiting.push({ snapshot, changes, isNew: changes.length > 0, done });
      if (waiting.length === 1) goOn();
    },
    stop: () => void waiting.splice(0),
  };
};
