import { fieldUpdateKind, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';

const writeSchema = v.object({
  path: v.string(),
  id: v.string(),
  kind: v.picklist(['set', 'update', 'merge', 'delete']),
  /** The values that can be compared later, by dotted paths: not those that the server computes. */
  data: v.record(v.string(), v.unknown()),
});
type SentWrite = v.InferOutput<typeof writeSchema>;

/** An edit that the server has not answered yet, as it is stored on this device. */
export const sentEditSchema = v.object({ mark: v.string(), uid: v.string(), writes: v.array(writeSchema) });
export type SentEdit = v.InferOutput<typeof sentEditSchema>;

/** Longest edit that is stored, in characters: longer ones would fill the storage, and are sent all the same. */
const longest = 4000;
/** Set by the server's clock, or for it. */
const times: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

const isComputed = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return value === undefined;
  return fieldUpdateKind(value) !== null || Object.values(value).some(isComputed);
};

const sentWrite = (write: FirestoreWrite): SentWrite => {
  const fields = write.kind === 'delete' ? [] : Object.entries(write.data);
  const data = Object.fromEntries(fields.filter(([name, value]) => !times.has(name) && !isComputed(value)));
  return { path: write.collection.path, id: write.id, kind: write.kind, data };
};

/** Returns the stored form of an edit; null when it is too long. */
export const sentEdit = (mark: string, uid: string, writes: readonly FirestoreWrite[]): SentEdit | null => {
  const edit = { mark, uid, writes: writes.map(sentWrite) };
  return JSON.stringify(edit).length > longest ? null : edit;
};

const isSameField = (a: string, b: string): boolean => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

const withoutFieldsOf = (earlier: SentWrite, later: SentWrite): SentWrite[] => {
  if (earlier.path !== later.path || earlier.id !== later.id) return [earlier];
  if (later.kind === 'set' || later.kind === 'delete' || earlier.kind === 'delete') return [];
  const overwritten = Object.keys(later.data);
  const left = Object.entries(earlier.data).filter(([name]) => !overwritten.some((field) => isSameField(name, field)));
  return left.length === 0 ? [] : [{ ...earlier, data: Object.fromEntries(left) }];
};

/**
 * Removes the fields from earlier edits that a later one writes again: only the last value can be found on the server.
 */
export const withoutOverwritten = (earlier: readonly SentEdit[], later: SentEdit): SentEdit[] =>
  earlier.map((edit) => ({
    ...edit,
    writes: later.writes.reduce<SentWrite[]>(
      (left, write) => left.flatMap((own) => withoutFieldsOf(own, write)),
      edit.writes,
    ),
  }));

const at = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
      data,
    );

const isEqual = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Array.isArray(a) === Array.isArray(b) && [...names].every((name) => isEqual(at(a, name), at(b, name)));
};

/** Returns true when a document is as a write left it; `stored` is null when there is none. */
export const isStored = ({ kind, data }: SentWrite, stored: Record<string, unknown> | null): boolean => {
  if (kind === 'delete' || stored === null) return (kind === 'delete') === (stored === null);
  return Object.entries(data).every(([path, value]) => isEqual(at(stored, path), value));
};
