import { asArray, asObject, asString } from '../base/json';
import { invalid } from '../base/status';
import { doubleValue, integerValue, parseDouble, parseInt64 } from './numbers';
import { normalizeTimestamp } from './timestamp';
import { type DocumentFields, type Value } from './value';

const maxDepth = 20;
const maxKeyBytes = 1500;

const normalizeArray = (raw: unknown, depth: number): Value => {
  const values = asArray(asObject(raw ?? {}, 'An array value').values, 'values').map((item) => {
    const value = normalizeValue(item, depth + 1);
    if ('arrayValue' in value) throw invalid('Cannot store an array directly inside an array.');
    return value;
  });
  return { arrayValue: values.length > 0 ? { values } : {} };
};

const normalizeMap = (raw: unknown, depth: number): Value => {
  const fields = normalizeFields(asObject(raw ?? {}, 'A map value').fields, depth + 1, true);
  return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
};

const normalizePoint = (raw: unknown): Value => {
  const point = asObject(raw, 'A geo point');
  const latitude = parseDouble(point.latitude ?? 0);
  const longitude = parseDouble(point.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw invalid('A geo point is out of range.');
  return { geoPointValue: { ...(latitude !== 0 && { latitude }), ...(longitude !== 0 && { longitude }) } };
};

const normalizeBytes = (raw: unknown): Value => {
  const text = asString(raw, 'A bytes value').replace(/-/g, '+').replace(/_/g, '/');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalid('A bytes value must be base64.');
  return { bytesValue: Buffer.from(text, 'base64').toString('base64') };
};

/** A lone surrogate has no UTF-8 form: it becomes U+FFFD, as on the wire of Firestore. */
const wellFormed = (text: string): string => (/[\ud800-\udfff]/.test(text) ? Buffer.from(text).toString() : text);

const kinds: Record<string, (raw: unknown, depth: number) => Value> = {
  nullValue: () => ({ nullValue: null }),
  booleanValue: (raw) => {
    if (typeof raw !== 'boolean') throw invalid('A boolean value must be true or false.');
    return { booleanValue: raw };
  },
  integerValue: (raw) => integerValue(parseInt64(raw)),
  doubleValue: (raw) => doubleValue(parseDouble(raw)),
  timestampValue: (raw) => ({ timestampValue: normalizeTimestamp(asString(raw, 'A timestamp')) }),
  stringValue: (raw) => ({ stringValue: wellFormed(asString(raw, 'A string value')) }),
  bytesValue: normalizeBytes,
  referenceValue: (raw) => ({ referenceValue: asString(raw, 'A reference value') }),
  geoPointValue: normalizePoint,
  arrayValue: normalizeArray,
  mapValue: normalizeMap,
};

/** Checks a value from the wire and brings it to the one form in which it is stored and compared. */
export const normalizeValue = (raw: unknown, depth = 1): Value => {
  if (depth > maxDepth) throw invalid(`Values cannot be nested deeper than ${maxDepth} levels.`);
  const entries = Object.entries(asObject(raw, 'A value'));
  const [kind, content] = entries[0] ?? [];
  const normalize = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (entries.length !== 1 || !normalize)
    throw invalid(
      `A value must have exactly one known type, not "${entries
        .map(([key]) => key)
        .join(', ')
        .slice(0, 100)}".`,
    );
  return normalize(content, depth);
};

/** The fields of a document or map. Only a vector may use a reserved key. */
export const normalizeFields = (raw: unknown, depth = 1, isMap = false): DocumentFields => {
  const fields: DocumentFields = {};
  for (const [key, value] of Object.entries(asObject(raw ?? {}, 'fields'))) {
    if (key === '') throw invalid('A field name cannot be empty.');
    if (/^__.*__$/s.test(key) && !(isMap && key === '__type__'))
      throw invalid(`The field name "${key.slice(0, 100)}" is reserved.`);
    if (Buffer.byteLength(key) > maxKeyBytes) throw invalid('A field name is limited to 1,500 bytes.');
    fields[key] = normalizeValue(value, depth);
  }
  return fields;
};
