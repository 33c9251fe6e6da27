import { FirestoreError, type MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { reverse, type Edit } from '../../domain/guests/guest-edit';
import { commitGuests } from './guest-queries';

/** Where the guest list is changed. */
export interface GuestContext {
  host: MountProps;
  intl: IntlShape;
  weddingId: string;
}

/** Something that a person does to the guest list. */
export interface GuestDeed {
  edit: Edit;
  /** What is said of it, with the way back; null for what is seen where it happened. */
  told: string | null;
  emoji?: string;
}

const refuse = (context: GuestContext, deed: GuestDeed, error: unknown): void => {
  const { host, intl } = context;
  host.telemetry.error('guests', error);
  const isForbidden = error instanceof FirestoreError && error.failure === 'permission-denied';
  host.notices.show({
    tone: 'error',
    text: intl.formatMessage({ id: isForbidden ? 'guests.refused.access' : 'guests.refused' }),
    action: { label: intl.formatMessage({ id: 'planning.retry' }), run: () => performGuestEdit(context, deed) },
  });
};

/** Commits an edit, tells of it at once with the way back, and of a refusal with another try. */
export const performGuestEdit = (context: GuestContext, deed: GuestDeed): void => {
  const { host, intl, weddingId } = context;
  const { edit, told, emoji } = deed;
  if (edit.changes.length === 0) return;
  const undo = { edit: reverse(edit), told: null };
  if (told !== null)
    host.notices.show({
      tone: 'success',
      text: told,
      ...(emoji !== undefined && { emoji }),
      action: { label: intl.formatMessage({ id: 'planning.undo' }), run: () => performGuestEdit(context, undo) },
    });
  commitGuests(host, weddingId, edit.changes).catch((error: unknown) => refuse(context, deed, error));
};
