import * as v from 'valibot';
import type { CollectionRef } from './every-collection';

/** A document that was read, with the repair that it needed, or the reason why it was left out. */
export type ReadDocument<T> =
  | { ok: true; value: T & { id: string }; problem?: string }
  | { ok: false; path: string; problem: string };

/** Reads one stored document, timestamps already as ISO 8601 text. Never throws. */
export const readDocument = <T>(collection: CollectionRef<T>, id: string, data: unknown): ReadDocument<T> => {
  const read = v.safeParse(collection.schema, data);
  if (read.success) return { ok: true, value: { ...read.output, id } };
  const problem = v.summarize(read.issues);
  const repaired = collection.repaired === undefined ? null : v.safeParse(collection.repaired, data);
  if (repaired?.success === true) return { ok: true, value: { ...repaired.output, id }, problem };
  return { ok: false, path: `${collection.path}/${id}`, problem };
};
