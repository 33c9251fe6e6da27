import { type DocumentFields, type Value } from '@posy/firebase-local';

/** Values that plain JavaScript has no form for, as a test writes them. */
export class Wire {
  constructor(
    /** The value as the database stores it. */
    readonly value: Value,
    /** The value as a reader of the document gets it. */
    readonly read: unknown,
  ) {}
}

/** A time of the server's. */
export const instant = (iso: string): Wire => new Wire({ timestampValue: iso }, iso);
/** A whole number that JavaScript cannot hold. */
export const long = (digits: string): Wire => new Wire({ integerValue: digits }, Number(digits));

/** A test's value as the database stores it. */
export const toWire = (value: unknown): Value => {
  if (value instanceof Wire) return value.value;
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? { integerValue: String(value) }
      : { doubleValue: Number.isFinite(value) || Object.is(value, -0) ? value : (String(value) as 'NaN') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  return { mapValue: { fields: toFields(value as Record<string, unknown>) } };
};

/** A test's document as the database stores it. */
export const toFields = (document: Record<string, unknown>): DocumentFields =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, toWire(value)]));

/** Returns a test's value as a reader of the document gets it. */
export const asRead = (value: unknown): unknown => {
  if (value instanceof Wire) return value.read;
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asRead(member)]));
};
