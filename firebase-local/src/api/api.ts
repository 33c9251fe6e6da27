import { type Caller } from '../access/caller';
import { type JsonObject } from '../base/json';
import { unsupported } from '../base/status';
import { type ApiContext } from './context';
import { listCollectionIds, listDocuments } from './list-operations';
import { batchGet, getDocument, runAggregation, runQueryOperation } from './read-operations';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from './write-operations';

type Operation<T> = (caller: Caller, request: JsonObject) => T;

/** Every remote call in its proto3 JSON form, whatever transport brings it. All may throw a `StatusError`. */
export interface FirestoreApi {
  /** Calls with one answer. */
  unary: Record<string, Operation<Promise<object>>>;
  /** Calls with a stream of answers. */
  streaming: Record<string, Operation<Promise<object[]>>>;
}

export const createApi = (context: ApiContext): FirestoreApi => {
  const refuse = (what: string) => async (): Promise<never> => {
    throw unsupported(what);
  };
  return {
    unary: {
      getDocument: async (caller, request) => getDocument(context, caller, request),
      listDocuments: async (caller, request) => listDocuments(context, caller, request),
      createDocument: async (caller, request) => createDocument(context, caller, request),
      updateDocument: async (caller, request) => updateDocument(context, caller, request),
      deleteDocument: async (caller, request) => deleteDocument(context, caller, request),
      beginTransaction: async (caller, request) => beginTransaction(context, caller, request),
      commit: async (caller, request) => commit(context, caller, request),
      rollback: async (caller, request) => rollback(context, caller, request),
      batchWrite: async (caller, request) => batchWrite(context, caller, request),
      listCollectionIds: async (caller, request) => listCollectionIds(context, caller, request),
      partitionQuery: refuse('PartitionQuery'),
    },
    streaming: {
      batchGetDocuments: async (caller, request) => batchGet(context, caller, request),
      runQuery: async (caller, request) => runQueryOperation(context, caller, request),
      runAggregationQuery: async (caller, request) => runAggregation(context, caller, request),
      executePipeline: refuse('ExecutePipeline (pipeline queries)'),
    },
  };
};
