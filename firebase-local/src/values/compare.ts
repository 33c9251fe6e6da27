import { compareNumbers, numberOf } from './numbers';
import { comparePaths, compareStrings } from './strings';
import { type DocumentFields, type Value } from './value';

/** Vectors are maps with a marker; they sort between arrays and maps. */
export const vectorOf = (value: Value): Value[] | null => {
  if (!('mapValue' in value)) return null;
  const fields = value.mapValue.fields;
  const marker = fields && Object.hasOwn(fields, '__type__') ? fields.__type__ : undefined;
  const content = fields && Object.hasOwn(fields, 'value') ? fields.value : undefined;
  if (!marker || !('stringValue' in marker) || marker.stringValue !== '__vector__') return null;
  return content && 'arrayValue' in content ? (content.arrayValue.values ?? []) : null;
};

/** The place of a value's type in Firestore's cross-type ordering. */
export const typeOrder = (value: Value): number => {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if ('integerValue' in value || 'doubleValue' in value) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  if ('arrayValue' in value) return 8;
  return vectorOf(value) ? 9 : 10;
};

const compareLists = (a: Value[], b: Value[]): number => {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return a.length === b.length ? 0 : -1;
};

const compareMaps = (a: DocumentFields, b: DocumentFields): number => {
  const left = Object.keys(a).sort(compareStrings);
  const right = Object.keys(b).sort(compareStrings);
  for (const [index, key] of left.entries()) {
    const otherKey = right[index];
    if (otherKey === undefined) return 1;
    const keyOrder = compareStrings(key, otherKey);
    if (keyOrder !== 0) return keyOrder;
    const order = compareValues(a[key] as Value, b[otherKey] as Value);
    if (order !== 0) return order;
  }
  return left.length === right.length ? 0 : -1;
};

const compareVectors = (a: Value[], b: Value[]): number =>
  a.length === b.length ? compareLists(a, b) : a.length - b.length;

/** Firestore's order over all values; 0 exactly where `==` holds (1 equals 1.0, NaN equals NaN). */
export const compareValues = (a: Value, b: Value): number => {
  const types = typeOrder(a) - typeOrder(b);
  if (types !== 0) return types;
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  const left = numberOf(a);
  const right = numberOf(b);
  if (left !== null && right !== null) return compareNumbers(left, right);
  if ('timestampValue' in a && 'timestampValue' in b) return compareStrings(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) return compareBytes(a.bytesValue, b.bytesValue);
  if ('referenceValue' in a && 'referenceValue' in b) return comparePaths(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) return comparePoints(a.geoPointValue, b.geoPointValue);
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  if ('mapValue' in a && 'mapValue' in b) {
    const vectors = [vectorOf(a), vectorOf(b)];
    if (vectors[0] && vectors[1]) return compareVectors(vectors[0], vectors[1]);
    return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  }
  return 0;
};

const compareBytes = (a: string, b: string): number =>
  Buffer.compare(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'));

interface GeoPointValue {
  latitude?: number;
  longitude?: number;
}

const comparePoints = (a: GeoPointValue, b: GeoPointValue): number =>
  (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);

/** Compares exactly, including types: unlike in `compareValues`, 1 is not 1.0. */
export const sameFields = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && sameFields(value, right.get(key)))
  );
};
