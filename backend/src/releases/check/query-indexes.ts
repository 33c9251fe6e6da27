import { type IndexesFile, indexesOf, missingIndexes, type NeededIndex } from '@posy/firebase-local/indexes';
import type { QuerySide } from './build-surface';

/** Comparisons of the contract's queries in the words of Firestore's REST API. */
const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

/** Any value: indexes depend on fields and comparisons alone. */
const anyText = { stringValue: 'any' };

const filterOf = ({ field, op }: QuerySide['where'][number]): object => ({
  fieldFilter: {
    field: { fieldPath: field },
    op: operators[op] ?? op,
    value: op === 'in' ? { arrayValue: { values: [anyText] } } : anyText,
  },
});

const structured = ({ path, where, orderBy }: QuerySide): object => ({
  from: [{ collectionId: path.split('/').at(-1) }],
  ...(where.length > 0 && { where: { compositeFilter: { op: 'AND', filters: where.map(filterOf) } } }),
  orderBy: orderBy.map(({ field, direction }) => ({
    field: { fieldPath: field },
    direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
  })),
});

const inWords = ({ equal, ordered }: NeededIndex): string =>
  [...equal, ...ordered]
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(arrayConfig ?? order ?? '').toLowerCase()}`)
    .join(', ');

/** A comparison of a younger contract is left to Firestore. */
const isKnown = ({ op }: QuerySide['where'][number]): boolean => Object.hasOwn(operators, op);

/** The indexes that a query needs and a file does not have, each in words: `markets contains, active ascending`. */
export const lackingIndexes = (query: QuerySide, file: object): string[] =>
  query.where.every(isKnown) ? missingIndexes(indexesOf(structured(query)), file as IndexesFile).map(inWords) : [];
