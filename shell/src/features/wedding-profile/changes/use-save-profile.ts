import { useHost } from '@posy/remote-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Sent } from '@posy/remote-kit/edits';
import { undoOf, type ProfileChange } from './profile-changes';
import { aboutProfile, useSaveFailure } from './use-save-failure';
import { useSendProfile } from './use-send-profile';

/** Saved changes, and the changes that put them back. */
interface Saved {
  sent: Sent;
  undo: ProfileChange[];
}

/**
 * Saves changes of one wedding's profile, says so, and offers to put them back, which changes no other wedding that this
 * person turns to meanwhile. Resolves to whether they are saved.
 */
export const useSaveProfile = (weddingId: string) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const tellFailure = useSaveFailure();
  const { send, editNow } = useSendProfile();
  const [isSaving, setSaving] = useState(false);
  const attempt = async (changes: readonly ProfileChange[]): Promise<Saved | null> => {
    try {
      const edit = editNow(weddingId, changes);
      const sent = await send(edit);
      return { sent, undo: [...changes].reverse().map((change) => undoOf(edit.wedding, change)) };
    } catch (error) {
      tellFailure(error);
      return null;
    }
  };
  const takeBack = async (undo: readonly ProfileChange[]): Promise<void> => {
    if ((await attempt(undo)) === null) return;
    host.notices.show({ tone: 'info', text: formatMessage({ id: 'shell.profile.undone' }), about: aboutProfile });
  };
  const tell = ({ sent, undo }: Saved): void =>
    host.notices.show({
      tone: sent === 'sent' ? 'success' : 'info',
      text: formatMessage({ id: sent === 'sent' ? 'shell.profile.saved' : 'shell.profile.offline' }),
      about: aboutProfile,
      action: { label: formatMessage({ id: 'shell.profile.undo' }), run: () => void takeBack(undo) },
    });
  const save = async (changes: readonly ProfileChange[]): Promise<boolean> => {
    setSaving(true);
    const saved = await attempt(changes);
    setSaving(false);
    if (saved !== null) tell(saved);
    return saved !== null;
  };
  return { save, isSaving };
};
