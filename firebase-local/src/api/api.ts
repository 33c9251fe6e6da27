import { type Caller } from '../access/caller';
import { type JsonObject } from '../base/json';
import { unsupported } from '../base/status';
import { networkOf } from '../limits/network-of';
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

/** Runs a call in its turn, at the cost of its caller; the backend never waits. */
const inTurn =
  ({ turns, work }: ApiContext) =>
  <T>(operation: (caller: Caller, request: JsonObject) => T | Promise<T>): Operation<Promise<T>> =>
  async (caller, request) => {
    if (caller.kind === 'admin') return operation(caller, request);
    return turns.run(networkOf(caller.address), () => work.spend(caller, () => operation(caller, request)));
  };

export const createApi = (context: ApiContext): FirestoreApi => {
  const served = inTurn(context);
  const refuse = (what: string) => async (): Promise<never> => {
    throw unsupported(what);
  };
  return {
    unary: {
      getDocument: served((caller, request) => getDocument(context, caller, request)),
      listDocuments: served((caller, request) => listDocuments(context, caller, request)),
      createDocument: served((caller, request) => createDocument(context, caller, request)),
      updateDocument: served((caller, request) => updateDocument(context, caller, request)),
      deleteDocument: served((caller, request) => deleteDocument(context, caller, request)),
      beginTransaction: served((caller, request) => beginTransaction(context, caller, request)),
      commit: served((caller, request) => commit(context, caller, request)),
      rollback: served((caller, request) => rollback(context, caller, request)),
      batchWrite: served((caller, request) => batchWrite(context, caller, request)),
      listCollectionIds: served((caller, request) => listCollectionIds(context, caller, request)),
      partitionQuery: refuse('PartitionQuery'),
    },
    streaming: {
      batchGetDocuments: served((caller, request) => batchGet(context, caller, request)),
      runQuery: served((caller, request) => runQueryOperation(context, caller, request)),
      runAggregationQuery: served((caller, request) => runAggregation(context, caller, request)),
      executePipeline: refuse('ExecutePipeline (pipeline queries)'),
    },
  };
};
