import { Timestamp } from 'firebase-admin/firestore';

/** A stored value with every timestamp as ISO 8601 text: the form in which the contract's schemas read documents. */
export const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
};
