import { type Caller } from '../access/caller';
import { asObject, asString, type JsonObject } from '../base/json';
import { unsupported } from '../base/status';
import { type Query } from '../query/query';
import { countQuery, runQuery } from '../query/run';
import { type Decision } from '../rules/runtime/contract';
import { type StoredDocument } from '../values/value';
import { type ApiContext } from './context';
import { type Transaction } from './transactions';

/** The transaction in which a read request reads, perhaps one that it begins. */
export interface ReadTransaction {
  transaction: Transaction | null;
  /** Set when the request began it: the answer has its id. */
  began: string | null;
}

const isReadOnly = (raw: unknown): boolean => {
  if (raw === undefined || raw === null) return false;
  const options = asObject(raw, 'options');
  if (options.readOnly === undefined || options.readOnly === null) return false;
  if (asObject(options.readOnly, 'readOnly').readTime !== undefined) throw unsupported('Reading at a past readTime');
  return true;
};

export const beginFrom = (context: ApiContext, caller: Caller, options: unknown): Transaction =>
  context.transactions.begin(caller, isReadOnly(options));

export const readTransaction = (context: ApiContext, caller: Caller, request: JsonObject): ReadTransaction => {
  if (request.readTime !== undefined) throw unsupported('Reading at a past readTime');
  if (request.explainOptions !== undefined) throw unsupported('Explaining queries (explainOptions)');
  if (request.newTransaction !== undefined) {
    const transaction = beginFrom(context, caller, request.newTransaction);
    return { transaction, began: transaction.id };
  }
  const id = request.transaction;
  if (id === undefined || id === '') return { transaction: null, began: null };
  return { transaction: context.transactions.get(caller, asString(id, 'transaction')), began: null };
};

/** Read-only transactions have no commit that would notice changes, so each read looks back. */
const noted = (transaction: Transaction | null): void => {
  if (transaction?.readOnly) transaction.checkUnchanged();
};

export const readDocument = (
  context: ApiContext,
  caller: Caller,
  path: string,
  transaction: Transaction | null,
  within: (decision: Decision) => Decision = (decision) => decision,
): StoredDocument | null => {
  const document = context.store.read(path);
  context.access.require(within(context.access.get(caller, path, document)));
  transaction?.noteDocument(path, document);
  noted(transaction);
  return document;
};

export const readQuery = (
  context: ApiContext,
  caller: Caller,
  query: Query,
  transaction: Transaction | null,
): StoredDocument[] => {
  context.access.require(context.access.list(caller, query));
  const documents = runQuery(context.store, query);
  transaction?.noteQuery(query, documents);
  noted(transaction);
  return documents;
};

/** The number of a query's documents, counting no further than `upTo`. Only outside transactions, which remember what they read. */
export const readCount = (context: ApiContext, caller: Caller, query: Query, upTo: number | null): number => {
  context.access.require(context.access.list(caller, query));
  return countQuery(context.store, query, upTo);
};
