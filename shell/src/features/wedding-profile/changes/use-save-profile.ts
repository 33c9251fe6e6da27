import type { Sent } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProfileChange } from './profile-changes';
import { useProfileEdit } from './use-profile-edit';

/**
 * Saves changes of one wedding's profile with a notice and an undo. Resolves to true when they are saved; `saved` is
 * also called when a retry from the notice worked.
 */
export const useSaveProfile = (wedding: Identified<Wedding>) => {
  const { formatMessage } = useIntl();
  const edit = useProfileEdit();
  const [isSaving, setSaving] = useState(false);
  const notice = (sent: Sent) =>
    sent === 'sent'
      ? { text: formatMessage({ id: 'shell.profile.saved' }) }
      : { tone: 'info' as const, text: formatMessage({ id: 'shell.profile.offline' }) };
  const save = async (changes: readonly ProfileChange[], onSaved?: () => void): Promise<boolean> => {
    setSaving(true);
    const undoneNotice = { text: formatMessage({ id: 'shell.profile.undone' }) };
    const sent = await edit(wedding, changes, {
      notice,
      undoneNotice,
      ...(onSaved === undefined ? {} : { onSaved }),
    });
    setSaving(false);
    return sent !== 'refused';
  };
  return { save, isSaving };
};
