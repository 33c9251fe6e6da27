import { fieldUpdateKind, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { isEqual } from '../live/is-equal';
import { valueAt } from './apply-writes';
import type { Edit } from './edit';
import { fieldsOf, isServers, placeOf, wholeDocument } from './ledger';

/** What a page knows when an edit is to be taken back. */
export interface Look {
  /** The document as it is shown; null when it is gone, undefined when this page does not read it. */
  known: (collectionPath: string, id: string) => object | null | undefined;
  /** Whether this page wrote there again since the edit. */
  isNewer: (write: FirestoreWrite, field: string) => boolean;
}

/** Whether a document still has what an edit wrote into a field. */
const stillHas = (document: object, field: string, wrote: unknown): boolean =>
  fieldUpdateKind(wrote) === 'remove' ? valueAt(document, field) == null : isEqual(valueAt(document, field), wrote);

/** Whether a document still has everything that an edit wrote into it. Its place is how each field's begins. */
const stillHasAll = (document: object, written: ReadonlyMap<string, unknown>, place: string): boolean =>
  [...written].every(
    ([field, wrote]) =>
      !field.startsWith(place) || isServers(wrote) || stillHas(document, field.slice(place.length), wrote),
  );

/** The part of one undoing write that still stands, or null. */
const standing = (back: FirestoreWrite, written: ReadonlyMap<string, unknown>, look: Look): FirestoreWrite | null => {
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
 * What takes an edit back as things are now: a field that was changed again since stays as it is, whoever changed it, and
 * so does a document that is gone. The undoing of an older edit never wipes a newer one.
 */
export const standingUndo = ({ changes, undo }: Edit, look: Look): FirestoreWrite[] => {
  const written = new Map(
    changes.flatMap((write) =>
      write.kind === 'delete'
        ? []
        : Object.entries(write.data).map(([field, value]) => [placeOf(write, field), value] as const),
    ),
  );
  return undo.flatMap((back) => standing(back, written, look) ?? []);
};
