import { invalid } from './status';

/** An object that came over the wire: nothing about it is known yet. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown, what: string): JsonObject => {
  if (!isObject(value)) throw invalid(`${what} must be an object.`);
  return value;
};

/** An absent list is empty, as in proto3 JSON. */
export const asArray = (value: unknown, what: string): unknown[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`${what} must be a list.`);
  return value;
};

export const asString = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw invalid(`${what} must be a string.`);
  return value;
};

/** A non-negative int32, also in its wrapped form `{value}`, or null when absent. */
export const asCount = (value: unknown, what: string): number | null => {
  if (value === undefined || value === null) return null;
  const number = Number(isObject(value) ? (value.value ?? 0) : value);
  if (!Number.isInteger(number) || number < 0 || number > 2147483647) throw invalid(`${what} must not be negative.`);
  return number;
};

/** An enum by its name, also when it was sent by its number (`names` in the order of the numbers, from 0). */
export const asEnum = <T extends string>(value: unknown, names: readonly T[], what: string): T => {
  const name = typeof value === 'number' ? names[value] : names.find((known) => known === value);
  if (name === undefined) throw invalid(`${what} is not known: ${String(value)}.`);
  return name;
};

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The request body is not JSON.');
  }
};

/** Own property only: names come from users, and `constructor` is a legal field name. */
export const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
