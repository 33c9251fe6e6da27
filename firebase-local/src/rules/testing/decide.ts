import { type DocumentFields, type StoredDocument, type Value } from '#values/value';
import { compileRules } from '../compile';
import {
  type Decision,
  type FilterJson,
  type ListRequest,
  type RequestAuth,
  type RulesContext,
} from '../runtime/contract';

/** A plain value as a stored one; what is already in wire form stays. */
export const toValue = (plain: unknown): Value => {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'bigint') return { integerValue: String(plain) };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (plain instanceof Date) return { timestampValue: plain.toISOString() };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } };
  const entries = Object.entries(plain as object);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && /^[a-zA-Z]+Value$/.test(first[0])) return plain as Value;
  return { mapValue: { fields: toFields(plain as Record<string, unknown>) } };
};

export const toFields = (plain: Record<string, unknown>): DocumentFields =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toValue(value)]));

/** The documents of a test by path, as plain objects. */
export type World = Record<string, Record<string, unknown>>;

const stored = (path: string, world: World): StoredDocument | null => {
  const fields = world[path];
  return fields === undefined ? null : { path, fields: toFields(fields), createTime: 1, updateTime: 1 };
};

/** 2026-05-17T12:34:56.789Z in microseconds. */
export const testTime = Date.UTC(2026, 4, 17, 12, 34, 56, 789) * 1000;

export const contextOf = (world: World, auth: RequestAuth | null, after: World = world): RulesContext => ({
  auth,
  timeMicros: testTime,
  read: (path) => stored(path, world),
  readAfter: (path) => stored(path, after),
});

export const user = (uid: string, token: Record<string, unknown> = {}): RequestAuth => ({ uid, token });

/** Rules with the usual frame around the matches. */
export const framed = (body: string, version = '2'): string =>
  `rules_version = '${version}';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;

/** Returns the decision of an expression for reading a document `things/t`. */
export const holds = (
  expression: string,
  data: Record<string, unknown> = {},
  auth: RequestAuth | null = null,
  world: World = {},
): Decision =>
  compileRules(framed(`match /things/{thing} { allow get: if ${expression}; }`)).decideDocument(
    { kind: 'get', path: 'things/t', before: stored('things/t', { 'things/t': data }), after: null },
    contextOf(world, auth),
  );

export const where = (fieldPath: string, op: string, value: unknown): FilterJson => ({
  fieldFilter: { field: { fieldPath }, op, value: toValue(value) },
});

export const and = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'OR', filters } });

export const listOf = (collectionId: string, more: Partial<ListRequest> = {}): ListRequest => ({
  parent: '',
  collectionId,
  allDescendants: false,
  where: null,
  limit: null,
  offset: null,
  orderBy: [],
  ...more,
});

/** Returns the decision of one list condition for a query of `things`. */
export const lists = (
  condition: string,
  request: Partial<ListRequest>,
  auth: RequestAuth | null = null,
  world: World = {},
): Decision =>
  compileRules(framed(`match /things/{thing} { allow list: if ${condition}; }`)).decideList(
    listOf('things', request),
    contextOf(world, auth),
  );
