import { type Caller } from '../access/caller';
import { asCount, asString, type JsonObject } from '../base/json';
import { invalid, StatusError, unsupported } from '../base/status';
import { parseMask } from '../commit/parse-write';
import { parseQuery } from '../query/parse-query';
import { type Query } from '../query/query';
import { lastSegment } from '../values/names';
import { compareIds } from '../values/strings';
import { type ApiContext } from './context';
import { encodeDocument } from './encode';
import { readQuery, readTransaction } from './reading';

const defaultPage = 300;
const mostOfAPage = 2 ** 31 - 1;

const onlyBackend = (caller: Caller, what: string): void => {
  if (caller.kind !== 'admin') throw new StatusError('PERMISSION_DENIED', `Only the backend may ${what}.`);
};

interface Page {
  items: string[];
  nextPageToken?: string;
}

const sizeOf = (request: JsonObject): number => asCount(request.pageSize, 'pageSize') || defaultPage;
const lastIdOf = ({ pageToken }: JsonObject): string =>
  Buffer.from(typeof pageToken === 'string' ? pageToken : '', 'base64url').toString();

/** Tokens are the last id given, so a page is right also when documents come and go between pages. */
const pageOf = (ids: string[], request: JsonObject): Page => {
  const size = sizeOf(request);
  const after = lastIdOf(request);
  const rest = after === '' ? ids : ids.filter((id) => compareIds(id, after) > 0);
  const items = rest.slice(0, size);
  const last = items.at(-1);
  if (last === undefined || rest.length <= items.length) return { items };
  return { items, nextPageToken: Buffer.from(last).toString('base64url') };
};

/** Existing documents are read one page at a time, with one more to detect another page. */
const pageQuery = ({ names }: ApiContext, request: JsonObject, parent: string, collectionId: string): Query => {
  const from = [{ collectionId }];
  if (request.showMissing === true) return parseQuery({ from }, parent, names);
  const after = lastIdOf(request);
  const orderBy = [{ field: { fieldPath: '__name__' } }];
  const startAt = { values: [{ referenceValue: `${parent}/${collectionId}/${after}` }], before: false };
  const limit = Math.min(sizeOf(request) + 1, mostOfAPage);
  return parseQuery({ from, orderBy, limit, ...(after !== '' && { startAt }) }, parent, names);
};

/** `ListDocuments`, with `showMissing` for documents that exist only as parents of others. */
export const listDocuments = (context: ApiContext, caller: Caller, request: JsonObject): JsonObject => {
  if (request.orderBy !== undefined && request.orderBy !== '') throw unsupported('orderBy in ListDocuments');
  const parent = asString(request.parent, 'parent');
  const collectionId = asString(request.collectionId, 'collectionId');
  const query = pageQuery(context, request, parent, collectionId);
  const { transaction } = readTransaction(context, caller, request);
  if (request.showMissing === true) onlyBackend(caller, 'list missing documents');
  const found = new Map(readQuery(context, caller, query, transaction).map((one) => [lastSegment(one.path), one]));
  const collection = query.parent === '' ? collectionId : `${query.parent}/${collectionId}`;
  const missing = request.showMissing === true ? context.store.missingIds(collection) : [];
  const { items, nextPageToken } = pageOf([...found.keys(), ...missing].sort(compareIds), request);
  const select = parseMask(request.mask);
  const documents = items.map((id) => {
    const document = found.get(id);
    return document
      ? encodeDocument(document, context.names, select)
      : { name: context.names.nameOf(`${collection}/${id}`) };
  });
  return { ...(documents.length > 0 && { documents }), ...(nextPageToken !== undefined && { nextPageToken }) };
};

export const listCollectionIds = (context: ApiContext, caller: Caller, request: JsonObject): JsonObject => {
  onlyBackend(caller, 'list collections');
  if (request.readTime !== undefined) throw invalid('readTime is not supported by firebase-local.');
  const ids = context.store.childCollections(context.names.parentPath(asString(request.parent, 'parent')));
  const { items, nextPageToken } = pageOf(ids.sort(compareIds), request);
  return { ...(items.length > 0 && { collectionIds: items }), ...(nextPageToken !== undefined && { nextPageToken }) };
};
