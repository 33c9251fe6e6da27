import { fieldUpdateKind, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { isEqual } from '../live/is-equal';
import { valueAt } from './apply-writes';
import type { Edit } from './edit';
import { fieldsOf, isServers, placeOf, wholeDocument } from './ledger';

/** The page's knowledge when an edit is undone. */
export interface UndoContext {
  /** The document as it is shown; null when it is gone, undefined when this page does not read it. */
  known: (collectionPath: string, id: string) => object | null | undefined;
  /** Returns true when this page wrote there again since the edit. */
  isNewer: (write: FirestoreWrite, field: string) => boolean;
}

/** Returns true when a document's field still has the value that an edit wrote. */
const stillHas = (document: object, field: string, wrote: unknown): boolean =>
  fieldUpdateKind(wrote) === 'remove' ? valueAt(document, field) == null : isEqual(valueAt(document, field), wrote);

/**
 * Returns true when a document still has all values that an edit wrote into it. `place` is the prefix of its fields.
 */
const stillHasAll = (document: object, written: ReadonlyMap<string, unknown>, place: string): boolean =>
  [...written].every(
    ([field, wrote]) =>
      !field.startsWith(place) || isServers(wrote) || stillHas(document, field.slice(place.length), wrote),
  );

/** The part of one undoing write that still stands, or null. */
const standing = (
  back: FirestoreWrite,
  written: ReadonlyMap<string, unknown>,
  look: UndoContext,
): FirestoreWrite | null => {
  const known = look.known(back.collection.path, back.id);
  if (back.kind === 'set') return known == null ? back : null;
  if (known === null && back.kind !== 'merge') return null;
  if (back.kind === 'delete') {
    if (look.isNewer(back, wholeDocument)) return null;
    return known == null || stillHasAll(known, written, placeOf(back, '')) ? back : null;
  }
  const stands = (field: string): boolean =>
    !look.isNewer(back, field) && (known == null || stillHas(known, field, written.get(placeOf(back, field))));
  const fields = fieldsOf(back).filter(stands);
  if (fields.length === 0) return null;
  const times = Object.keys(back.data).filter((field) => isServers(back.data[field]));
  return { ...back, data: Object.fromEntries([...fields, ...times].map((field) => [field, back.data[field]])) };
};

/**
 * Returns the writes that undo an edit now: a field that anybody has changed since stays as it is, and so does a
 * document that is gone. The undo of an older edit never overwrites a newer one.
 */
export const standingUndo = ({ changes, undo }: Edit, look: UndoContext): FirestoreWrite[] => {
  const written = new Map(
    changes.flatMap((write) =>
      write.kind === 'delete'
        ? []
        : Object.entries(write.data).map(([field, value]) => [placeOf(write, field), value] as const),
    ),
  );
  return undo.flatMap((back) => standing(back, written, look) ?? []);
};
