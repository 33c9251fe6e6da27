import { type FieldUpdate, fieldUpdateKind, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import {
  deleteField,
  doc,
  type DocumentData,
  type Firestore as FirestoreSdk,
  increment,
  serverTimestamp,
  Timestamp,
  type WriteBatch,
} from 'firebase/firestore';

/** Converts timestamps to ISO text, at any depth. */
export const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

const sdkValue = (value: unknown): unknown => {
  const kind = fieldUpdateKind(value);
  if (kind === 'increment') return increment((value as FieldUpdate).by);
  if (kind === 'server-time') return serverTimestamp();
  if (kind === 'remove') return deleteField();
  if (Array.isArray(value)) return value.map(sdkValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sdkValue(inner)]));
};

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`: merging takes nested data, updating takes paths. */
const nested = (data: Record<string, unknown>): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(data)) {
    const parts = path.split('.');
    const last = parts.pop() as string;
    let target = result;
    for (const part of parts) target = (target[part] ??= {}) as Record<string, unknown>;
    target[last] = sdkValue(value);
  }
  return result;
};

/** Adds one write of the port to a batch of the SDK. */
export const addTo = (batch: WriteBatch, sdk: FirestoreSdk, write: FirestoreWrite): void => {
  const reference = doc(sdk, write.collection.path, write.id);
  if (write.kind === 'delete') batch.delete(reference);
  else if (write.kind === 'set') batch.set(reference, sdkValue(write.data) as DocumentData);
  else if (write.kind === 'merge') batch.set(reference, nested(write.data), { merge: true });
  else
    batch.update(
      reference,
      Object.fromEntries(Object.entries(write.data).map(([path, value]) => [path, sdkValue(value)])),
    );
};
