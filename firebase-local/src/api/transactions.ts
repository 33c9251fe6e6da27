import { randomBytes } from 'node:crypto';
import { type Query } from '../query/query';
import { runQuery } from '../query/run';
import { invalid, StatusError } from '../status';
import { type DocumentStore } from '../store/document-store';
import { type StoredDocument } from '../values/value';

/**
 * Transactions are optimistic: what was read is remembered, and the commit is refused with ABORTED when any of it
 * changed, which the SDKs answer by running the transaction again.
 */
export interface Transaction {
  readonly id: string;
  readonly readOnly: boolean;
  noteDocument(path: string, document: StoredDocument | null): void;
  noteQuery(query: Query, result: StoredDocument[]): void;
  /** Throws ABORTED when something that was read has changed since. */
  checkUnchanged(): void;
}

export interface Transactions {
  begin(readOnly: boolean): Transaction;
  get(id: string): Transaction;
  /** Forgets the transaction; an unknown one is no error. */
  end(id: string): void;
}

const lifetimeMillis = 270_000;
const maxOpen = 5_000;

const versionOf = (document: StoredDocument | null): number => document?.updateTime ?? 0;
const fingerprint = (documents: StoredDocument[]): string =>
  documents.map((document) => `${document.path}@${document.updateTime}`).join('\n');

function createTransaction(store: DocumentStore, id: string, readOnly: boolean): Transaction {
  const documents = new Map<string, number>();
  const queries: { query: Query; seen: string }[] = [];
  const aborted = (): StatusError =>
    new StatusError('ABORTED', 'Something that the transaction read was changed meanwhile: run it again.');
  const checkUnchanged = (): void => {
    for (const [path, version] of documents) if (versionOf(store.read(path)) !== version) throw aborted();
    for (const { query, seen } of queries) if (fingerprint(runQuery(store, query)) !== seen) throw aborted();
  };
  return {
    id,
    readOnly,
    checkUnchanged,
    noteDocument: (path, document) => {
      const known = documents.get(path);
      if (known !== undefined && known !== versionOf(document)) throw aborted();
      documents.set(path, versionOf(document));
    },
    noteQuery: (query, result) => void queries.push({ query, seen: fingerprint(result) }),
  };
}

export function createTransactions(store: DocumentStore, nowMillis: () => number): Transactions {
  const open = new Map<string, { transaction: Transaction; startedAt: number }>();
  const sweep = (): void => {
    for (const [id, { startedAt }] of open) if (nowMillis() - startedAt > lifetimeMillis) open.delete(id);
  };
  return {
    begin(readOnly) {
      sweep();
      if (open.size >= maxOpen) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
      const transaction = createTransaction(store, randomBytes(18).toString('base64'), readOnly);
      open.set(transaction.id, { transaction, startedAt: nowMillis() });
      return transaction;
    },
    get(id) {
      sweep();
      const found = open.get(id);
      if (!found) throw invalid('The referenced transaction has expired or is no longer valid.');
      return found.transaction;
    },
    end: (id) => void open.delete(id),
  };
}
