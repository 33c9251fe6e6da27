import { type DocumentStore, openDocumentStore } from '#store/document-store';
import { temporaryDirectory } from '#testing/firestore-server';
import { databaseNames } from '#values/names';
import { type DocumentFields, type StoredDocument, type Value } from '#values/value';
import { parseQuery } from '../parse-query';
import { type Query } from '../query';

export const names = databaseNames('p');
export const int = (n: number): Value => ({ integerValue: String(n) });
export const text = (stringValue: string): Value => ({ stringValue });
export const list = (...values: Value[]): Value => ({ arrayValue: { values } });
export const key = (path: string): Value => ({ referenceValue: names.nameOf(path) });
export const nan: Value = { doubleValue: 'NaN' };
export const none: Value = { nullValue: null };

export const field = (fieldPath: string) => ({ fieldPath });
export const is = (path: string, op: string, value: Value) => ({ fieldFilter: { field: field(path), op, value } });
export const unary = (path: string, op: string) => ({ unaryFilter: { field: field(path), op } });
export const composite = (op: string, ...filters: object[]) => ({ compositeFilter: { op, filters } });

/** A query of the collection `c`, unless it names another. */
export const parse = (query: object): Query =>
  parseQuery({ from: [{ collectionId: 'c' }], ...query }, names.root, names);

export const documentAt = (path: string, fields: DocumentFields): StoredDocument => ({
  path,
  fields,
  createTime: 1,
  updateTime: 1,
});

export const put = (store: DocumentStore, all: readonly StoredDocument[]): void =>
  store.transact(() =>
    store.apply({ time: 1, changes: all.map((after) => ({ path: after.path, before: null, after })) }),
  );

/** An empty store for the tests of the file that calls this. */
export const queriedStore = (): DocumentStore => {
  const store = openDocumentStore(temporaryDirectory(), () => 1);
  afterAll(() => store.close());
  return store;
};
