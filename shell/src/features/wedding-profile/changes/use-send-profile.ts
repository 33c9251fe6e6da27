import { useHost } from '@posy/remote-kit';
import type { Session } from '@posy/shared-contracts/mount-props';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import type { Sent } from '@posy/remote-kit/edits';
import type { ProfileChange } from './profile-changes';
import { saveProfile, type ProfileEdit } from './profile-queries';
import { aboutProfile, useSaveFailure } from './use-save-failure';

/** An edit of the wedding that the session shows. Throws when that is another one by now, or nobody is signed in. */
const editOf = (session: Session, weddingId: string, changes: readonly ProfileChange[]): ProfileEdit => {
  if (session.status !== 'signed-in') throw new FirestoreError('unauthenticated', 'Nobody is signed in.');
  const { uid, wedding } = session;
  if (wedding?.id !== weddingId) throw new FirestoreError('permission-denied', 'This is not their wedding any more.');
  return { wedding, changes, uid };
};

export interface SendProfile {
  /** Saves the edit. Rejects when it is refused; a refusal after the form went on is told, with another try. */
  send: (edit: ProfileEdit) => Promise<Sent>;
  /** The edit that changes make of the wedding as it is now. Throws when this person cannot change it any more. */
  editNow: (weddingId: string, changes: readonly ProfileChange[]) => ProfileEdit;
}

/** Saving the profile, whatever happens in the middle: nothing is refused without a word. */
export const useSendProfile = (): SendProfile => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const tellFailure = useSaveFailure();
  const send = (edit: ProfileEdit): Promise<Sent> => saveProfile(host, edit, (error) => tellLater(edit, error));
  const again = async (edit: ProfileEdit): Promise<void> => {
    try {
      const sent = await send(edit);
      const id = sent === 'sent' ? 'shell.profile.saved' : 'shell.profile.offline';
      host.notices.show({ tone: 'info', text: formatMessage({ id }), about: aboutProfile });
    } catch (error) {
      tellFailure(error);
    }
  };
  const tellLater = (edit: ProfileEdit, error: unknown): void => {
    host.telemetry.error('wedding-profile', error);
    host.notices.show({
      tone: 'error',
      text: formatMessage({ id: 'shell.profile.refusedLater' }),
      about: aboutProfile,
      action: { label: formatMessage({ id: 'shell.profile.again' }), run: () => void again(edit) },
    });
  };
  return { send, editNow: (weddingId, changes) => editOf(host.session.get(), weddingId, changes) };
};
