import { typeOrder } from '#values/compare';
import { numberOf } from '#values/numbers';
import { type Value } from '#values/value';

// Keys keep Firestore's order without being exact: a smaller value never has a greater key, but different values may
// share one (long strings are cut, lists and maps have their type only). Readers of the index must check the documents.
const maxBytes = 120;

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, maxBytes);

/** The bits of a double, arranged to order as bytes: NaN first, both zeros alike. */
const doubleKey = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if ((bytes[0] ?? 0) < 0x80) bytes[0] = (bytes[0] ?? 0) | 0x80;
  else for (const [index, byte] of bytes.entries()) bytes[index] = ~byte & 0xff;
  return bytes;
};

/** Segment by segment, numeric ids (`__id7__`) first and all alike. */
const referenceKey = (path: string): Buffer => {
  const segments = path
    .split('/')
    .map((segment) => (/^__id-?\d+__$/.test(segment) ? '\u0001' : `\u0002${segment}\u0000`));
  const numeric = segments.indexOf('\u0001');
  return cut(Buffer.from((numeric === -1 ? segments : segments.slice(0, numeric + 1)).join('')));
};

const contentKey = (value: Value): Buffer => {
  const number = numberOf(value);
  if (number !== null) return doubleKey(Number(number));
  if ('booleanValue' in value) return Buffer.from([value.booleanValue ? 1 : 0]);
  if ('timestampValue' in value) return Buffer.from(value.timestampValue);
  if ('stringValue' in value) return cut(Buffer.from(value.stringValue));
  if ('bytesValue' in value) return cut(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return referenceKey(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return Buffer.concat([doubleKey(latitude), doubleKey(longitude)]);
  }
  return Buffer.alloc(0);
};

/** The place of a value in a field's index. */
export const indexKey = (value: Value): Buffer => Buffer.concat([Buffer.from([typeOrder(value)]), contentKey(value)]);

/** Returns the lower and upper bound of the keys of a value's type. */
export const typeBounds = (value: Value): { from: Buffer; to: Buffer } => {
  const type = typeOrder(value);
  return { from: Buffer.from([type]), to: Buffer.from([type + 1]) };
};

/** The first key after all values that have this one. */
export const afterKey = (key: Buffer): Buffer => Buffer.concat([key, Buffer.from([0])]);

/** Returns true when every value with this one's key is equal to it, so that the index alone can decide. */
export const hasExactKey = (value: Value): boolean => {
  const number = numberOf(value);
  if (number !== null) return Number.isNaN(number) || Math.abs(Number(number)) < 2 ** 53;
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) < maxBytes;
  return 'booleanValue' in value || 'nullValue' in value;
};
