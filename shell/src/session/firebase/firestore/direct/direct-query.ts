import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { readFields } from './rest-values';

/** A document that was read directly, without the SDK. */
export interface DirectDocument {
  id: string;
  data: Record<string, unknown>;
}

interface Options {
  fetch: typeof globalThis.fetch;
  /** Address of the database's documents in the REST interface. */
  documents: string;
  idToken: () => Promise<string | null>;
}

/** Reads a query from the server; null when nobody is signed in, or it is refused. Rejects without an answer. */
export type DirectQuery = (query: FirestoreQuery<unknown>, signal: AbortSignal) => Promise<DirectDocument[] | null>;

const answerSchema = v.array(
  v.object({
    document: v.optional(
      v.object({
        name: v.string(),
        fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
      }),
    ),
  }),
);

type QueryFilter = NonNullable<FirestoreQuery<unknown>['where']>[number];

const operators = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const satisfies Record<QueryFilter['op'], string>;

const restValue = (value: unknown): Record<string, unknown> => {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  throw new Error('This value is not written for the REST interface yet.');
};

const filterOf = ({ field, op, value }: QueryFilter) => ({
  fieldFilter: { field: { fieldPath: field }, op: operators[op], value: restValue(value) },
});

/** Returns a query in the form of the REST interface. */
const structured = (collectionId: string, { where = [], orderBy = [], limit }: FirestoreQuery<unknown>) => ({
  from: [{ collectionId }],
  ...(where.length > 0 && { where: { compositeFilter: { op: 'AND', filters: where.map(filterOf) } } }),
  ...(orderBy.length > 0 && {
    orderBy: orderBy.map(({ field, direction }) => ({
      field: { fieldPath: field },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
  }),
  ...(limit !== undefined && { limit }),
});

/** Queries by the REST interface: their results are stored nowhere, and cost a page only the reading. */
export const createDirectQuery =
  ({ fetch, documents, idToken }: Options): DirectQuery =>
  async (query, signal) => {
    const token = await idToken();
    if (token === null || signal.aborted) return null;
    const parts = query.collection.path.split('/');
    const collectionId = parts.pop() ?? '';
    const answer = await fetch(`${documents}${parts.map((part) => `/${encodeURIComponent(part)}`).join('')}:runQuery`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ structuredQuery: structured(collectionId, query) }),
      signal,
    });
    if (!answer.ok) return null;
    return v
      .parse(answerSchema, await answer.json())
      .flatMap(({ document }) =>
        document === undefined ? [] : [{ id: document.name.split('/').pop() ?? '', data: readFields(document.fields) }],
      );
  };
