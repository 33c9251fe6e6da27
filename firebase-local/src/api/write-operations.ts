import { randomBytes } from 'node:crypto';
import { type Caller } from '../access/caller';
import { asArray, asObject, asString, type JsonObject } from '../base/json';
import { invalid, StatusError } from '../base/status';
import { type CommitOutcome } from '../commit/committer';
import { parseMask, parseWrite } from '../commit/parse-write';
import { type Write } from '../commit/write';
import { checkPath } from '../values/names';
import { type ApiContext } from './context';
import { type CommitJson, type DocumentJson, encodeCommit, encodeDocument, encodeWriteResult } from './encode';
import { beginFrom } from './reading';
import { type Transaction } from './transactions';

const maxWrites = 10_000;

/** Commits writes as one: rules, preconditions and what a transaction read are checked in the moment they are stored. */
export const commitWrites = (
  context: ApiContext,
  caller: Caller,
  writes: Write[],
  transaction: Transaction | null = null,
): Promise<CommitOutcome> => {
  if (writes.length > maxWrites) throw invalid(`A commit is limited to ${maxWrites} writes.`);
  return context.committer.commit({
    writes,
    check(evaluated) {
      context.work.spend(caller, () => {
        context.access.checkWrites(caller, evaluated);
        transaction?.checkUnchanged();
      });
      // Only writes that will be stored count.
      if (!evaluated.failure) context.checkQuota(caller, evaluated.changes);
    },
  });
};

export const parseWrites = (context: ApiContext, raw: unknown): Write[] =>
  asArray(raw, 'writes').map((write) => parseWrite(write, context.names));

export const commit = async (context: ApiContext, caller: Caller, request: JsonObject): Promise<CommitJson> => {
  context.names.checkDatabase(asString(request.database, 'database'));
  const writes = parseWrites(context, request.writes);
  const id = request.transaction;
  if (id === undefined || id === '') return encodeCommit(await commitWrites(context, caller, writes));
  const transaction = context.transactions.get(caller, asString(id, 'transaction'));
  if (transaction.readOnly && writes.length > 0) throw invalid('A read-only transaction cannot write.');
  // A transaction ends with its commit, whatever comes of it: the SDKs begin a new one to try again.
  context.transactions.end(caller, transaction.id);
  return encodeCommit(await commitWrites(context, caller, writes, transaction));
};

export const beginTransaction = (context: ApiContext, caller: Caller, request: JsonObject): JsonObject => {
  context.names.checkDatabase(asString(request.database, 'database'));
  return { transaction: beginFrom(context, caller, request.options).id };
};

export const rollback = (context: ApiContext, caller: Caller, request: JsonObject): JsonObject => {
  context.names.checkDatabase(asString(request.database, 'database'));
  context.transactions.end(caller, asString(request.transaction, 'transaction'));
  return {};
};

/** `BatchWrite`: each write stands alone, and its status says what came of it. */
export const batchWrite = async (context: ApiContext, caller: Caller, request: JsonObject): Promise<JsonObject> => {
  context.names.checkDatabase(asString(request.database, 'database'));
  const writes = parseWrites(context, request.writes);
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw invalid('A batch write must not write to the same document more than once.');
  const outcomes = await Promise.allSettled(writes.map((write) => commitWrites(context, caller, [write])));
  return {
    writeResults: outcomes.map((outcome) => {
      const result = outcome.status === 'fulfilled' ? outcome.value.results[0] : undefined;
      return result ? encodeWriteResult(result) : {};
    }),
    status: outcomes.map((outcome) => {
      if (outcome.status === 'fulfilled') return {};
      const error = context.report(outcome.reason);
      return { code: error.grpcCode, message: error.message };
    }),
  };
};

const writeOne = async (context: ApiContext, caller: Caller, raw: JsonObject): Promise<string> => {
  const write = parseWrite(raw, context.names);
  await commitWrites(context, caller, [write]);
  return write.path;
};

const written = async (context: ApiContext, caller: Caller, raw: JsonObject, mask: unknown): Promise<DocumentJson> => {
  const document = context.store.read(await writeOne(context, caller, raw));
  if (!document) throw new StatusError('ABORTED', 'The document was deleted meanwhile.');
  return encodeDocument(document, context.names, parseMask(mask));
};

/** `CreateDocument`; without `documentId` an id is made. */
export const createDocument = (context: ApiContext, caller: Caller, request: JsonObject): Promise<DocumentJson> => {
  const parent = asString(request.parent, 'parent');
  const collectionId = checkPath(asString(request.collectionId, 'collectionId'), 'collection');
  const given = request.documentId;
  const id =
    given === undefined || given === '' ? randomBytes(15).toString('base64url') : asString(given, 'documentId');
  const fields = asObject(request.document ?? {}, 'document').fields;
  const update = { name: `${parent}/${collectionId}/${id}`, fields };
  return written(context, caller, { update, currentDocument: { exists: false } }, request.mask);
};

export const updateDocument = (context: ApiContext, caller: Caller, request: JsonObject): Promise<DocumentJson> => {
  const { updateMask, currentDocument } = request;
  return written(
    context,
    caller,
    { update: asObject(request.document, 'document'), updateMask, currentDocument },
    request.mask,
  );
};

export const deleteDocument = async (context: ApiContext, caller: Caller, request: JsonObject): Promise<JsonObject> => {
  await writeOne(context, caller, { delete: asString(request.name, 'name'), currentDocument: request.currentDocument });
  return {};
};
