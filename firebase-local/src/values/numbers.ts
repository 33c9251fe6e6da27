import { invalid } from '../base/status';
import { type Value } from './value';

const maxInt64 = 2n ** 63n - 1n;
const minInt64 = -(2n ** 63n);

export const parseInt64 = (raw: unknown): bigint => {
  if (typeof raw === 'number' && Number.isSafeInteger(raw)) return BigInt(raw);
  if (typeof raw !== 'string' || !/^-?\d{1,19}$/.test(raw)) throw invalid('An integer value must be an int64.');
  const value = BigInt(raw);
  if (value > maxInt64 || value < minInt64) throw invalid('An integer value must be an int64.');
  return value;
};

export const parseDouble = (raw: unknown): number => {
  if (typeof raw === 'number') return raw;
  if (raw === 'NaN') return NaN;
  if (raw === 'Infinity') return Infinity;
  if (raw === '-Infinity') return -Infinity;
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : NaN;
  if (Number.isNaN(value)) throw invalid('A double value must be a number.');
  return value;
};

export const doubleValue = (value: number): Value => {
  if (Number.isFinite(value)) return { doubleValue: value };
  return { doubleValue: Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity' };
};

export const integerValue = (value: bigint): Value => {
  const bounded = value > maxInt64 ? maxInt64 : value < minInt64 ? minInt64 : value;
  return { integerValue: bounded.toString() };
};

/** The number in a value: a bigint for integers, so that none loses digits; null when it is no number. */
export const numberOf = (value: Value): bigint | number | null => {
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return parseDouble(value.doubleValue);
  return null;
};

/** NaN sorts before every number; JavaScript compares bigint and double exactly. */
export const compareNumbers = (a: bigint | number, b: bigint | number): number => {
  const aNaN = Number.isNaN(a);
  const bNaN = Number.isNaN(b);
  if (aNaN || bNaN) return aNaN ? (bNaN ? 0 : -1) : 1;
  return a < b ? -1 : a > b ? 1 : 0;
};
