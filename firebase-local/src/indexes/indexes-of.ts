import { parseQuery } from '../query/parse-query';
import { databaseNames } from '../values/names';
import { type NeededIndex, requiredIndexes } from './required-index';

const names = databaseNames('posy-local');

/** The indexes that production needs for a query that nobody has asked yet, written as Firestore's REST API has it (`structuredQuery`). */
export const indexesOf = (structuredQuery: object): NeededIndex[] =>
  requiredIndexes(parseQuery(structuredQuery, names.root, names));
