import { FirestoreError, type MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import type { IntlShape } from 'react-intl';
import { subjectOf, undoOn, type Edit } from '../rules/guest-edit';
import { commitGuests } from './guest-queries';
import { knownList } from './known-list';

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
}

/** Also a guest whom somebody else has just removed is refused: that is not about access. */
const mayEdit = ({ session }: MountProps): boolean => {
  const person = session.get();
  if (person.status !== 'signed-in' || person.wedding === null) return false;
  return accessOf(person.wedding, person.uid, 'guests') === 'edit';
};

const refuse = (context: GuestContext, deed: GuestDeed, error: unknown): void => {
  const { host, intl } = context;
  host.telemetry.error('guests', error);
  const isForbidden = error instanceof FirestoreError && error.failure === 'permission-denied' && !mayEdit(host);
  const again = (): void => void performGuestEdit(context, deed);
  host.notices.show({
    tone: 'error',
    text: intl.formatMessage({ id: isForbidden ? 'guests.refused.access' : 'guests.refused' }),
    about: subjectOf(deed.edit),
    action: { label: intl.formatMessage({ id: 'planning.retry' }), run: again },
  });
};

/** Takes an edit back where nobody has gone on from it since. */
const undoEdit = (context: GuestContext, edit: Edit): void => {
  const { host, intl, weddingId } = context;
  const changes = undoOn(knownList(host.firestore, weddingId), edit);
  if (changes.length > 0) return void performGuestEdit(context, { edit: { changes, undo: edit.changes }, told: null });
  host.notices.show({
    tone: 'info',
    text: intl.formatMessage({ id: 'guests.undo.changed-since' }),
    about: subjectOf(edit),
  });
};

const announce = (context: GuestContext, text: string, edit: Edit): void => {
  const { host, intl } = context;
  const action = { label: intl.formatMessage({ id: 'planning.undo' }), run: () => undoEdit(context, edit) };
  host.notices.show({ tone: 'success', text, about: subjectOf(edit), action });
};

/**
 * Commits an edit, tells of it at once with the way back, and of a refusal with another try. Resolves to whether the
 * server took it, which without a connection is later.
 */
export const performGuestEdit = async (context: GuestContext, deed: GuestDeed): Promise<boolean> => {
  if (deed.edit.changes.length === 0) return true;
  if (deed.told !== null) announce(context, deed.told, deed.edit);
  try {
    await commitGuests(context.host, context.weddingId, deed.edit.changes);
    return true;
  } catch (error) {
    refuse(context, deed, error);
    return false;
  }
};
