import type { CollectionRef } from '@posy/shared-contracts/collections';
import {
  type FieldUpdate,
  type FirestoreWrite,
  type Identified,
  removeField,
  serverTime,
} from '@posy/shared-contracts/mount-props';
import { isEqual } from '../live/is-equal';
import { valueAt } from './apply-writes';

/** Changes and their undo, both as data. Changes are writes, or an area's own commands. */
export interface Edit<Change = FirestoreWrite> {
  readonly changes: readonly Change[];
  readonly undo: readonly Change[];
}

export const noEdit: Edit<never> = { changes: [], undo: [] };

/** Joins edits into one. The undo runs in reverse order. */
export const joinEdits = <Change>(...edits: readonly Edit<Change>[]): Edit<Change> => ({
  changes: edits.flatMap(({ changes }) => changes),
  undo: edits.toReversed().flatMap(({ undo }) => undo),
});

/** Returns the edit that undoes this one. */
export const reverse = <Change>({ changes, undo }: Edit<Change>): Edit<Change> => ({ changes: undo, undo: changes });

/** An area's edit as writes. */
export const writesOf = <Change>(edit: Edit<Change>, writeOf: (change: Change) => FirestoreWrite): Edit => ({
  changes: edit.changes.map(writeOf),
  undo: edit.undo.map(writeOf),
});

/** The fields of `wanted` that differ from `before`, and what they were; null when none does. */
export const differing = <T extends object>(
  before: T,
  wanted: Partial<T>,
): { now: Partial<T>; was: Partial<T> } | null => {
  const fields = (Object.keys(wanted) as (keyof T)[]).filter((field) => !isEqual(before[field], wanted[field]));
  if (fields.length === 0) return null;
  const pick = (from: Partial<T>): Partial<T> =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<T>;
  return { now: pick(wanted), was: pick(before) };
};

type Times = 'createdAt' | 'updatedAt';

/** A new document. The server sets its times. */
export const makeWrite = <T>(
  collection: CollectionRef<T>,
  { id, ...data }: Identified<object>,
  times: readonly Times[] = ['createdAt', 'updatedAt'],
): FirestoreWrite => {
  const now: Record<string, FieldUpdate> = Object.fromEntries(times.map((time) => [time, serverTime()]));
  return { kind: 'set', collection, id, data: { ...data, ...now } };
};

/** A deleted document, as it was. */
export const restoreWrite = <T>(collection: CollectionRef<T>, { id, ...data }: Identified<object>): FirestoreWrite => ({
  kind: 'set',
  collection,
  id,
  data,
});

/** Named fields of a document, by dotted paths. Undefined removes a field. */
export const updateWrite = <T>(
  collection: CollectionRef<T>,
  id: string,
  fields: object,
  times: readonly Times[] = ['updatedAt'],
): FirestoreWrite => {
  const data = Object.entries(fields).map(([field, value]) => [field, value === undefined ? removeField() : value]);
  const now = times.map((time) => [time, serverTime()]);
  return { kind: 'update', collection, id, data: Object.fromEntries([...data, ...now]) as Record<string, unknown> };
};

export const deleteWrite = <T>(collection: CollectionRef<T>, id: string): FirestoreWrite => ({
  kind: 'delete',
  collection,
  id,
});

/** Makes a document. */
export const makeDocument = <T>(
  collection: CollectionRef<T>,
  document: Identified<Partial<T>>,
  times?: readonly Times[],
): Edit => ({
  changes: [makeWrite(collection, document, times)],
  undo: [deleteWrite(collection, document.id)],
});

/** Deletes a document. Undoing brings it back as it was. */
export const deleteDocument = <T>(collection: CollectionRef<T>, document: Identified<object>): Edit => ({
  changes: [deleteWrite(collection, document.id)],
  undo: [restoreWrite(collection, document)],
});

/** Changes the fields of a document that differ, and nothing else of it: what others write beside them stays. */
export const changeFields = <T extends object>(
  collection: CollectionRef<T>,
  before: Identified<T>,
  wanted: Partial<T>,
  times?: readonly Times[],
): Edit => {
  const found = differing<T>(before, wanted);
  if (found === null) return noEdit;
  return {
    changes: [updateWrite(collection, before.id, found.now, times)],
    undo: [updateWrite(collection, before.id, found.was, times)],
  };
};

/** Writes fields of a document by their dotted paths, as they are given. Undoing puts each back, or takes it away. */
export const changePaths = <T extends object>(
  collection: CollectionRef<T>,
  before: Identified<Partial<T>>,
  fields: Readonly<Record<string, unknown>>,
  times: readonly Times[] = [],
): Edit => {
  const was = Object.fromEntries(Object.keys(fields).map((path) => [path, valueAt(before, path)]));
  return {
    changes: [updateWrite(collection, before.id, fields, times)],
    undo: [updateWrite(collection, before.id, was, times)],
  };
};
