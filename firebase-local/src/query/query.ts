import { type FieldPath } from '../values/field-path';
import { type Value } from '../values/value';

/** A field, or the document's own key (`__name__`). */
export type QueryField = { key: true } | { key: false; path: FieldPath };

export const fieldOperators = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
export type FieldOperator = Exclude<(typeof fieldOperators)[number], 'OPERATOR_UNSPECIFIED'>;

export const unaryOperators = ['OPERATOR_UNSPECIFIED', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;
export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export type QueryFilter =
  | { kind: 'composite'; op: 'AND' | 'OR'; filters: QueryFilter[] }
  | { kind: 'field'; field: QueryField; op: FieldOperator; value: Value }
  | { kind: 'unary'; field: QueryField; op: UnaryOperator };

export interface QueryOrder {
  field: QueryField;
  descending: boolean;
}

export interface Cursor {
  values: Value[];
  /** Just before the given values, or just after them. */
  before: boolean;
}

/** A structured query, checked, with the order that it implies written out. */
export interface Query {
  /** Parent document path, '' for the root. */
  parent: string;
  /** null: every collection below the parent (administration only). */
  collectionId: string | null;
  allDescendants: boolean;
  filter: QueryFilter | null;
  /** Ends with the key always. */
  orderBy: QueryOrder[];
  start: Cursor | null;
  end: Cursor | null;
  limit: number | null;
  offset: number;
  /** null: whole documents. */
  select: FieldPath[] | null;
}

export const collectionOf = (query: Query): string =>
  query.parent === '' ? (query.collectionId ?? '') : `${query.parent}/${query.collectionId ?? ''}`;
