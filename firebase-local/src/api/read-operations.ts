import { type Caller } from '../access/caller';
import { createReadBudget } from '../access/read-budget';
import { asArray, asObject, asString, type JsonObject } from '../base/json';
import { StatusError } from '../base/status';
import { parseMask } from '../commit/parse-write';
import { aggregate, parseAggregations } from '../query/aggregate';
import { parseQuery } from '../query/parse-query';
import { integerValue } from '../values/numbers';
import { microsToTimestamp } from '../values/timestamp';
import { type ApiContext } from './context';
import { type DocumentJson, encodeDocument } from './encode';
import { readCount, readDocument, readQuery, readTransaction } from './reading';

const maxDocuments = 10_000;

/** `BatchGetDocuments`: one message for each document, the transaction first when one was begun. */
export const batchGet = (context: ApiContext, caller: Caller, request: JsonObject): JsonObject[] => {
  context.names.checkDatabase(asString(request.database, 'database'));
  const paths = asArray(request.documents, 'documents').map((name) =>
    context.names.documentPath(asString(name, 'A document name')),
  );
  if (paths.length > maxDocuments) throw new StatusError('INVALID_ARGUMENT', 'Too many documents.');
  const select = parseMask(request.mask);
  const { transaction, began } = readTransaction(context, caller, request);
  const within = createReadBudget();
  const answers = [...new Set(paths)].map((path) => {
    const document = readDocument(context, caller, path, transaction, within);
    const readTime = microsToTimestamp(context.store.clock.last());
    if (!document) return { missing: context.names.nameOf(path), readTime };
    return { found: encodeDocument(document, context.names, select), readTime };
  });
  return began === null ? answers : [{ transaction: began }, ...answers];
};

export const getDocument = (context: ApiContext, caller: Caller, request: JsonObject): DocumentJson => {
  const path = context.names.documentPath(asString(request.name, 'name'));
  const { transaction } = readTransaction(context, caller, request);
  const document = readDocument(context, caller, path, transaction);
  if (!document) throw new StatusError('NOT_FOUND', `Document "${context.names.nameOf(path)}" not found.`);
  return encodeDocument(document, context.names, parseMask(request.mask));
};

/** `RunQuery`: one message for each document, and at least one, which has the read time. */
export const runQueryOperation = (context: ApiContext, caller: Caller, request: JsonObject): JsonObject[] => {
  const query = parseQuery(request.structuredQuery, asString(request.parent, 'parent'), context.names);
  const { transaction, began } = readTransaction(context, caller, request);
  const documents = readQuery(context, caller, query, transaction);
  const readTime = microsToTimestamp(context.store.clock.last());
  const answers: JsonObject[] = documents.map((document) => ({
    document: encodeDocument(document, context.names, query.select),
    readTime,
  }));
  if (answers.length === 0) answers.push({ readTime });
  return began === null ? answers : [{ transaction: began }, ...answers];
};

export const runAggregation = (context: ApiContext, caller: Caller, request: JsonObject): JsonObject[] => {
  const aggregation = asObject(request.structuredAggregationQuery, 'structuredAggregationQuery');
  const query = parseQuery(aggregation.structuredQuery, asString(request.parent, 'parent'), context.names);
  const aggregations = parseAggregations(aggregation.aggregations);
  const { transaction, began } = readTransaction(context, caller, request);
  const [only] = aggregations;
  const aggregateFields =
    only?.kind === 'count' && aggregations.length === 1 && !transaction
      ? { [only.alias]: integerValue(BigInt(readCount(context, caller, query, only.upTo))) }
      : aggregate(readQuery(context, caller, query, transaction), aggregations);
  const readTime = microsToTimestamp(context.store.clock.last());
  const answer = { result: { aggregateFields }, readTime };
  return [began === null ? answer : { ...answer, transaction: began }];
};
