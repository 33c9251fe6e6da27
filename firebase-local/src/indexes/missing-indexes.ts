import { type IndexField, type NeededIndex } from './required-index';

/** The parts of `firestore.indexes.json` that are used here. */
export interface IndexesFile {
  indexes?: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides?: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: string; arrayConfig?: string; queryScope: string }[];
  }[];
}

const kindOf = ({ arrayConfig }: IndexField): string => (arrayConfig ? 'list' : 'value');
const reversed = (field: IndexField): string => (field.order === 'DESCENDING' ? 'ASCENDING' : 'DESCENDING');

/** Equalities come first, in any order; then the orders, all as they are or all reversed. */
const serves = (fields: IndexField[], { equal, ordered }: NeededIndex): boolean => {
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  if (own.length !== equal.length + ordered.length) return false;
  const head = own.slice(0, equal.length);
  const tail = own.slice(equal.length);
  const found = equal.every((wanted) =>
    head.some((field) => field.fieldPath === wanted.fieldPath && kindOf(field) === kindOf(wanted)),
  );
  const alike = (direction: (field: IndexField) => string | undefined): boolean =>
    ordered.every((wanted, index) => {
      const field = tail[index];
      return field?.fieldPath === wanted.fieldPath && !field.arrayConfig && field.order === direction(wanted);
    });
  return found && (alike(({ order }) => order) || alike(reversed));
};

const servedByField = (file: IndexesFile, needed: NeededIndex): boolean => {
  const [only, ...others] = [...needed.equal, ...needed.ordered];
  if (!only || others.length > 0) return false;
  return (file.fieldOverrides ?? []).some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === needed.collectionGroup &&
      fieldPath === only.fieldPath &&
      indexes.some(
        (one) => one.queryScope === needed.queryScope && Boolean(one.arrayConfig) === Boolean(only.arrayConfig),
      ),
  );
};

/** The indexes that queries needed and that `firestore.indexes.json` (parsed) does not have: production refuses these queries. */
export const missingIndexes = (needed: NeededIndex[], file: IndexesFile): NeededIndex[] =>
  needed.filter(
    (one) =>
      !servedByField(file, one) &&
      !(file.indexes ?? []).some(
        ({ collectionGroup, queryScope, fields }) =>
          collectionGroup === one.collectionGroup && queryScope === one.queryScope && serves(fields, one),
      ),
  );
