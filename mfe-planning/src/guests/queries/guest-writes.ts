import { deleteWrite, makeWrite, restoreWrite, updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { FirestoreWrite } from '@posy/shared-contracts/mount-props';
import type { GuestChange } from '../rules/guest-edit';
import type { GuestFields } from '../rules/guest-item';

const dotted = (map: 'contacts' | 'rsvp', fields: GuestFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields[map] ?? {}).map(([key, value]) => [`${map}.${key}`, value]));

/**
 * Each contact and each answer is written as a field of its own, so that another member's change to the others stays.
 */
const fieldsOf = (fields: GuestFields): Record<string, unknown> => {
  const { contacts: _contacts, rsvp: _rsvp, ...plain } = fields;
  return { ...plain, ...dotted('contacts', fields), ...dotted('rsvp', fields) };
};

/** A change of the guest list as a write. */
export const guestWriteOf =
  (weddingId: string) =>
  (change: GuestChange): FirestoreWrite => {
    const collection = collections.guests(weddingId);
    switch (change.kind) {
      case 'create':
        return makeWrite(collection, change.guest);
      case 'restore':
        return restoreWrite(collection, change.guest);
      case 'update':
        return updateWrite(collection, change.id, fieldsOf(change.fields));
      case 'delete':
        return deleteWrite(collection, change.id);
    }
  };
