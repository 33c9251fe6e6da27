import { fieldName } from '../query/parse-query';
import { type FieldOperator, type Query, type QueryFilter } from '../query/query';

/** A field of an index, as `firestore.indexes.json` spells it. */
export interface IndexField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

/** An index that Firestore would not make by itself. */
export interface NeededIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields that the query compares for equality, in any order and direction, before the others. */
  equal: IndexField[];
  /** Fields by which the result is ordered: like this, or all of them reversed. */
  ordered: IndexField[];
}

type FilterLeaf = Exclude<QueryFilter, { kind: 'composite' }>;

/** The alternatives of a filter, each a list of conditions that must all hold. */
const alternatives = (filter: QueryFilter | null): FilterLeaf[][] => {
  if (filter === null) return [[]];
  if (filter.kind !== 'composite') return [[filter]];
  const parts = filter.filters.map(alternatives);
  if (filter.op === 'OR') return parts.flat();
  return parts.reduce<FilterLeaf[][]>(
    (all, part) => all.flatMap((one) => part.map((other) => [...one, ...other])),
    [[]],
  );
};

const equalities = new Set<FieldOperator>(['EQUAL', 'IN']);
const contains = (leaf: FilterLeaf): boolean =>
  leaf.kind === 'field' && (leaf.op === 'ARRAY_CONTAINS' || leaf.op === 'ARRAY_CONTAINS_ANY');
const equals = (leaf: FilterLeaf): boolean =>
  leaf.kind === 'field' ? equalities.has(leaf.op) : leaf.op === 'IS_NULL' || leaf.op === 'IS_NAN';

const equalFields = (conditions: FilterLeaf[]): IndexField[] => {
  const fields = new Map<string, IndexField>();
  for (const leaf of conditions) {
    const fieldPath = fieldName(leaf.field);
    if (leaf.field.key) continue;
    if (contains(leaf)) fields.set(`@${fieldPath}`, { fieldPath, arrayConfig: 'CONTAINS' });
    else if (equals(leaf)) fields.set(fieldPath, { fieldPath, order: 'ASCENDING' });
  }
  return [...fields.values()].sort((a, b) => (a.fieldPath < b.fieldPath ? -1 : 1));
};

const orderedFields = (query: Query, equal: IndexField[]): IndexField[] => {
  const known = new Set(equal.filter(({ order }) => order).map(({ fieldPath }) => fieldPath));
  return query.orderBy
    .filter(({ field }) => !field.key && !known.has(fieldName(field)))
    .map(({ field, descending }) => ({ fieldPath: fieldName(field), order: descending ? 'DESCENDING' : 'ASCENDING' }));
};

/**
 * The indexes that production needs for a query beside those of single fields, which Firestore makes by itself and
 * merges for equalities. Asks for one too many rather than one too few.
 */
export const requiredIndexes = (query: Query): NeededIndex[] => {
  if (query.collectionId === null) return [];
  const collectionGroup = query.collectionId;
  const queryScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return alternatives(query.filter).flatMap((conditions) => {
    const equal = equalFields(conditions);
    const ordered = orderedFields(query, equal);
    const fields = equal.length + ordered.length;
    const merged = ordered.length === 0 && equal.every(({ order }) => order !== undefined);
    const automatic = fields === 0 || (queryScope === 'COLLECTION' && (fields === 1 || merged));
    return automatic ? [] : [{ collectionGroup, queryScope, equal, ordered }];
  });
};
