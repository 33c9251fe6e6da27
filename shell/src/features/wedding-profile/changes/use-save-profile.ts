import { useHost } from '@posy/remote-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { undoOf, type ProfileChange } from './profile-changes';
import { saveProfile } from './profile-queries';
import { aboutProfile, useSaveFailure } from './use-save-failure';

/** Saves changes of the profile, says so, and offers to put them back. Resolves to whether they are saved. */
export const useSaveProfile = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const tellFailure = useSaveFailure();
  const [isSaving, setSaving] = useState(false);
  const attempt = async (changes: readonly ProfileChange[]): Promise<(() => Promise<boolean>) | null> => {
    const session = host.session.get();
    if (session.status !== 'signed-in' || session.wedding === null) return null;
    const { uid, wedding } = session;
    try {
      await saveProfile(host, { wedding, changes, uid });
    } catch (error) {
      tellFailure(error);
      return null;
    }
    return async () => (await attempt([...changes].reverse().map((change) => undoOf(wedding, change)))) !== null;
  };
  const tellUndone = (): void =>
    host.notices.show({ tone: 'info', text: formatMessage({ id: 'shell.profile.undone' }), about: aboutProfile });
  const tell = (undo: () => Promise<boolean>): void => {
    const isOnline = host.online.get();
    const takeBack = async (): Promise<void> => {
      if (await undo()) tellUndone();
    };
    host.notices.show({
      tone: isOnline ? 'success' : 'info',
      text: formatMessage({ id: isOnline ? 'shell.profile.saved' : 'shell.profile.offline' }),
      about: aboutProfile,
      action: { label: formatMessage({ id: 'shell.profile.undo' }), run: () => void takeBack() },
    });
  };
  const save = async (changes: readonly ProfileChange[]): Promise<boolean> => {
    setSaving(true);
    const undo = await attempt(changes);
    setSaving(false);
    if (undo !== null) tell(undo);
    return undo !== null;
  };
  return { save, isSaving };
};
