import * as v from 'valibot';
import type { CollectionRef } from './collections';

/** A document that was read, or why it was left out. */
export type ReadDocument<T> = { ok: true; value: T & { id: string } } | { ok: false; path: string; problem: string };

/** Reads one stored document, timestamps already as ISO 8601 text. Never throws. */
export const readDocument = <T>(collection: CollectionRef<T>, id: string, data: unknown): ReadDocument<T> => {
  const read = v.safeParse(collection.schema, data);
  return read.success
    ? { ok: true, value: { ...read.output, id } }
    : { ok: false, path: `${collection.path}/${id}`, problem: v.summarize(read.issues) };
};

/** Reads many: what does not fit is reported and left out, so that one bad document never empties a screen. */
export const readDocuments = <T>(
  collection: CollectionRef<T>,
  documents: readonly { id: string; data: unknown }[],
  report: (path: string, problem: string) => void,
): (T & { id: string })[] =>
  documents.flatMap(({ id, data }) => {
    const read = readDocument(collection, id, data);
    if (read.ok) return [read.value];
    report(read.path, read.problem);
    return [];
  });
