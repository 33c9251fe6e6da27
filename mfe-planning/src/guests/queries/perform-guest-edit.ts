import { aboutOf, type EditPlace, performEdit, writesOf } from '@posy/remote-kit/edits';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { editPlace } from '#plan/edits/edit-place';
import { openAt } from '#plan/edits/open-at';
import type { Edit } from '../rules/guest-edit';
import { commitGuests } from './commit-guests';
import { guestWriteOf } from './guest-writes';

/** Where the guest list is changed. */
export interface GuestContext {
  host: MountProps;
  intl: IntlShape;
  weddingId: string;
}

/** Where guests are written: the wedding's totals go with them. */
export const guestPlace = ({ host, intl, weddingId }: GuestContext): EditPlace => ({
  ...editPlace(host, intl, 'guests', 'guests'),
  commit: (writes) => commitGuests(host, weddingId, writes),
});

/** Something that a person does to the guest list. */
export interface GuestEdit {
  edit: Edit;
  /** What is said of it, with the way back; null for what is seen where it happened. */
  notice: string | null;
  /** Where who was added can be looked at. */
  at?: string;
}

/** Resolves to whether the server took it, which without a connection is later. */
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
