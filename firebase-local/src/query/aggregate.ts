import { asArray, asObject, asString } from '../base/json';
import { invalid } from '../base/status';
import { getField } from '../values/field-path';
import { doubleValue, integerValue, numberOf } from '../values/numbers';
import { type StoredDocument, type Value } from '../values/value';
import { parseField } from './parse-filter';
import { type QueryField } from './query';

const maxAggregations = 5;
const maxInt64 = 2n ** 63n - 1n;

export type Aggregation = { alias: string } & (
  | { kind: 'count'; upTo: number | null }
  | { kind: 'sum' | 'avg'; field: QueryField }
);

const parseAggregation = (raw: unknown, index: number): Aggregation => {
  const item = asObject(raw, 'An aggregation');
  const alias = item.alias === undefined || item.alias === '' ? `field_${index + 1}` : asString(item.alias, 'alias');
  if (item.count !== undefined) {
    const upTo = asObject(item.count, 'count').upTo;
    const limit =
      upTo === undefined || upTo === null
        ? null
        : Number(typeof upTo === 'object' ? asObject(upTo, 'upTo').value : upTo);
    if (limit !== null && !(limit > 0)) throw invalid('upTo must be greater than zero.');
    return { alias, kind: 'count', upTo: limit };
  }
  for (const kind of ['sum', 'avg'] as const)
    if (item[kind] !== undefined) return { alias, kind, field: parseField(asObject(item[kind], kind).field) };
  throw invalid('An aggregation must be count, sum or avg.');
};

export const parseAggregations = (raw: unknown): Aggregation[] => {
  const aggregations = asArray(raw, 'aggregations').map(parseAggregation);
  if (aggregations.length === 0) throw invalid('An aggregation query needs an aggregation.');
  if (aggregations.length > maxAggregations)
    throw invalid(`The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}.`);
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length)
    throw invalid('The aliases of aggregations must differ.');
  return aggregations;
};

const valueAt = (document: StoredDocument, field: QueryField): Value | undefined =>
  field.key ? undefined : getField(document.fields, field.path);

const numbersOf = (documents: StoredDocument[], field: QueryField): (bigint | number)[] =>
  documents
    .map((document) => valueAt(document, field))
    .map((value) => (value ? numberOf(value) : null))
    .filter((number) => number !== null);

/** Integers add up exactly while they fit in an int64; otherwise the sum is a double. */
const sum = (numbers: (bigint | number)[]): Value => {
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const exact = integers.reduce((total, number) => total + number, 0n);
  const fits = exact <= maxInt64 && exact >= -maxInt64 - 1n;
  if (integers.length === numbers.length && fits) return integerValue(exact);
  return doubleValue(numbers.reduce<number>((total, number) => total + Number(number), 0));
};

const average = (numbers: (bigint | number)[]): Value => {
  if (numbers.length === 0) return { nullValue: null };
  return doubleValue(numbers.reduce<number>((total, number) => total + Number(number), 0) / numbers.length);
};

/** Documents that lack an aggregated field are left out of every aggregation of the query, as in Firestore. */
export const aggregate = (documents: StoredDocument[], aggregations: Aggregation[]): Record<string, Value> => {
  const complete = documents.filter((document) =>
    aggregations.every((one) => one.kind === 'count' || valueAt(document, one.field) !== undefined),
  );
  return Object.fromEntries(
    aggregations.map((one) => {
      if (one.kind === 'count')
        return [one.alias, integerValue(BigInt(Math.min(complete.length, one.upTo ?? Infinity)))];
      const numbers = numbersOf(complete, one.field);
      return [one.alias, one.kind === 'sum' ? sum(numbers) : average(numbers)];
    }),
  );
};
