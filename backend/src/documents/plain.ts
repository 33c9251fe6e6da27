import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';

const plainMap = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));

/** Returns the JSON form of a value that is no plain map. */
const plainInstance = (value: object): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  // A vector, and whatever else the database may once hold.
  if ('toArray' in value && typeof value.toArray === 'function') return (value.toArray as () => unknown)();
  return plainMap(value);
};

/** A stored value with every timestamp as ISO 8601 text: the form in which the contract's schemas read documents. */
export const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null ? plainInstance(value) : value;
};
