import type { CollectionRef } from '../collections';

/** A document with its id. */
export type Identified<T> = T & { id: string };

/** Value of a live read. */
export interface Snapshot<T> {
  value: T;
  /** True until the server has answered: the value may be old, or empty because nothing is cached. */
  fromCache: boolean;
  /** Local edits are on their way. */
  hasPendingWrites: boolean;
  /** For a list: ids of the documents with pending local edits. Missing when there are none. */
  waiting?: readonly string[];
  /** The server has said once what there is, though the live read waits for its own answer: an empty list is one. */
  answered?: boolean;
  /** True while only the beginning of a list is read, by the query's `firstLook`: the rest follows. */
  isPart?: boolean;
}

/** Documents of a collection, with their order. */
export interface FirestoreQuery<T> {
  collection: CollectionRef<T>;
  /** An instant is compared as a `Date`. */
  where?: { field: string; op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains'; value: unknown }[];
  orderBy?: { field: string; direction: 'asc' | 'desc' }[];
  limit?: number;
  /**
   * Number of documents at the beginning that this device caches, to show them at once on the next visit: for lists
   * that the database's own cache takes long to read. A longer list first arrives as its beginning, marked `isPart`.
   */
  firstLook?: number;
  /**
   * True for a page of a long list, with a limit and ordered by one instant: it is read directly, and followed between
   * its ends, so that the twentieth page costs as much as the first.
   */
  page?: true;
}

const kind = Symbol.for('posy.field-update');
/** A change that the server computes. */
export interface FieldUpdate {
  readonly [kind]: 'increment' | 'server-time' | 'remove';
  readonly by: number;
}
/** Adds to a number, also when others do so at the same time. */
export const increment = (by: number): FieldUpdate => ({ [kind]: 'increment', by });
/** The time at which the server commits. */
export const serverTime = (): FieldUpdate => ({ [kind]: 'server-time', by: 0 });
/** Removes the field. */
export const removeField = (): FieldUpdate => ({ [kind]: 'remove', by: 0 });
/** The kind of a field update, or null when the value is an ordinary one. */
export const fieldUpdateKind = (value: unknown): 'increment' | 'server-time' | 'remove' | null =>
  typeof value === 'object' && value !== null && kind in value ? (value as FieldUpdate)[kind] : null;

/**
 * A write of an atomic commit. `set` replaces the document; `update` changes the named fields (dotted paths) of an
 * existing one; `merge` does the same and creates a missing one.
 */
export type FirestoreWrite =
  | { kind: 'set' | 'update' | 'merge'; collection: CollectionRef<unknown>; id: string; data: Record<string, unknown> }
  | { kind: 'delete'; collection: CollectionRef<unknown>; id: string };

/**
 * Reason of a refused read or write. `full`: storage has no room for more; the shell shows a message for every writer.
 */
export type FirestoreFailure =
  | 'permission-denied'
  | 'unauthenticated'
  | 'unavailable'
  | 'not-found'
  | 'invalid'
  | 'full'
  | 'unknown';

/** A refused read or write. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  /** Compared by name, like `ApiError`: the class may have been bundled several times. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'FirestoreError';
  }
  constructor(
    readonly failure: FirestoreFailure,
    message: string,
  ) {
    super(message);
  }
}

/** The database as a remote sees it. Timestamps are read as ISO 8601 text; a malformed document is reported and left out. */
export interface Firestore {
  watch<T>(
    query: FirestoreQuery<T>,
    next: (snapshot: Snapshot<Identified<T>[]>) => void,
    failed: (error: FirestoreError) => void,
  ): () => void;
  /** The value is null when there is no such document. */
  watchDocument<T>(
    collection: CollectionRef<T>,
    id: string,
    next: (snapshot: Snapshot<Identified<T> | null>) => void,
    failed: (error: FirestoreError) => void,
  ): () => void;
  /** Reads from the server, never from the cache. */
  read<T>(query: FirestoreQuery<T>): Promise<Identified<T>[]>;
  readDocument<T>(collection: CollectionRef<T>, id: string): Promise<Identified<T> | null>;
  /**
   * Commits all writes or none, at most 500. The edit shows at once in every live read; the promise settles when the
   * server has answered, which offline is later. Writes that a page makes `byItself` (counters, totals, reactions to
   * facts) are not listed among the person's pending changes.
   */
  commit(writes: FirestoreWrite[], options?: { byItself?: boolean }): Promise<void>;
  newId(): string;
}
