import { aboutOf, type EditPlace, performEdit, writesOf } from '@posy/remote-kit/edits';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { editPlace } from '#plan/edits/edit-place';
import { openAt } from '#plan/edits/open-at';
import type { GuestListEdit } from '../rules/guest-edit';
import { commitGuests } from './commit-guests';
import { guestWriteOf } from './guest-writes';

/** The services and the data that a guest edit needs. */
export interface GuestContext {
  host: MountProps;
  intl: IntlShape;
  weddingId: string;
}

/** Returns the place where guest edits are committed, together with the wedding's totals. */
export const guestPlace = ({ host, intl, weddingId }: GuestContext): EditPlace => ({
  ...editPlace(host, intl, 'guests', 'guests'),
  commit: (writes) => commitGuests(host, weddingId, writes),
});

/** A command that a person gives on the guest list. */
export interface GuestEdit {
  edit: GuestListEdit;
  /** The text of the undo notice; null when the edit is visible where it was made. */
  notice: string | null;
  /** Address of the added guests. */
  at?: string;
}

/** Resolves to true once the server accepted the edit, which takes until the connection returns. */
export const performGuestEdit = (context: GuestContext, { edit, notice, at }: GuestEdit): Promise<boolean> => {
  const writes = writesOf(edit, guestWriteOf(context.weddingId));
  const open = at === undefined ? undefined : openAt(context.host, context.intl, at);
  return performEdit(guestPlace(context), {
    edit: writes,
    about: aboutOf(writes.changes),
    notice: notice === null ? null : { text: notice, ...(open === undefined ? {} : { open }) },
    refused: context.intl.formatMessage({ id: 'guests.refused' }),
  }).taken;
};
