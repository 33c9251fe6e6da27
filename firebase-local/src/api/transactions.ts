import { createHash, randomBytes } from 'node:crypto';
import { type Caller } from '../access/caller';
import { invalid, StatusError } from '../base/status';
import { type Holdings, type Share } from '../limits/holdings';
import { type Query } from '../query/query';
import { runQuery } from '../query/run';
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
  /** Clients begin as many as `holdings` lets them, the signed-out none; the backend is never refused for their sake. */
  begin(caller: Caller, readOnly: boolean): Transaction;
  /** Throws INVALID_ARGUMENT for one that is over, or another's. */
  get(caller: Caller, id: string): Transaction;
  /** Forgets the transaction; an unknown one, or another's, is no error. */
  end(caller: Caller, id: string): void;
}

const lifetimeMillis = 270_000;
/** Most reads of a client's transaction: its commit checks all of them again. */
const mostDocuments = 10_000;
const mostQueries = 100;

const versionOf = (document: StoredDocument | null): number => document?.updateTime ?? 0;
const fingerprint = (documents: StoredDocument[]): string => {
  const hash = createHash('sha256');
  for (const { path, updateTime } of documents) hash.update(`${path}@${updateTime}\n`);
  return hash.digest('base64');
};

const createTransaction = (store: DocumentStore, caller: Caller, readOnly: boolean): Transaction => {
  const documents = new Map<string, number>();
  const queries: { query: Query; seen: string }[] = [];
  const aborted = (): StatusError =>
    new StatusError('ABORTED', 'Something that the transaction read was changed meanwhile: run it again.');
  const checkRoom = (): void => {
    if (caller.kind === 'client' && (documents.size > mostDocuments || queries.length > mostQueries))
      throw new StatusError('RESOURCE_EXHAUSTED', 'The transaction reads too much.');
  };
  const checkUnchanged = (): void => {
    for (const [path, version] of documents) if (versionOf(store.read(path)) !== version) throw aborted();
    for (const { query, seen } of queries) if (fingerprint(runQuery(store, query)) !== seen) throw aborted();
  };
  return {
    id: randomBytes(18).toString('base64'),
    readOnly,
    checkUnchanged,
    noteDocument: (path, document) => {
      const known = documents.get(path);
      if (known !== undefined && known !== versionOf(document)) throw aborted();
      documents.set(path, versionOf(document));
      checkRoom();
    },
    noteQuery: (query, result) => {
      queries.push({ query, seen: fingerprint(result) });
      checkRoom();
    },
  };
};

interface OpenTransaction {
  transaction: Transaction;
  startedAt: number;
  holder: string;
  share: Share;
}

/** Returns the owner of a transaction: the account, whatever address it calls from. */
const holderOf = (caller: Caller): string => (caller.kind === 'admin' ? 'admin' : `uid ${caller.auth?.uid ?? ''}`);

export const createTransactions = (store: DocumentStore, nowMillis: () => number, holdings: Holdings): Transactions => {
  const open = new Map<string, OpenTransaction>();
  const forget = (id: string): void => {
    open.get(id)?.share.give();
    open.delete(id);
  };
  const sweep = (): void => {
    for (const [id, { startedAt }] of open) {
      // Transactions are in the order in which they began.
      if (nowMillis() - startedAt <= lifetimeMillis) return;
      forget(id);
    }
  };
  const find = (caller: Caller, id: string): OpenTransaction | undefined => {
    const found = open.get(id);
    return found?.holder === holderOf(caller) ? found : undefined;
  };
  return {
    begin(caller, readOnly) {
      sweep();
      if (caller.kind === 'client' && !caller.auth)
        throw new StatusError('PERMISSION_DENIED', 'Only signed-in callers may begin a transaction.');
      const share = holdings(caller);
      share.take();
      const transaction = createTransaction(store, caller, readOnly);
      open.set(transaction.id, { transaction, startedAt: nowMillis(), holder: holderOf(caller), share });
      return transaction;
    },
    get(caller, id) {
      sweep();
      const found = find(caller, id);
      if (!found) throw invalid('The referenced transaction has expired or is no longer valid.');
      return found.transaction;
    },
    end(caller, id) {
      if (find(caller, id)) forget(id);
    },
  };
};
