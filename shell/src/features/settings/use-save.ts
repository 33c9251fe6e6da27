import { useHost } from '@posy/remote-kit';
import type { Notice } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/**
 * Runs a save and says how it went: a refusal leaves everything typed in place and offers another try. `saved` is asked
 * for the words once it worked; offline the person is told that it waits. Of what is said about the same subject, the
 * newest alone stays.
 */
export const useSave = (
  about: string,
): {
  isSaving: boolean;
  save: (work: () => Promise<void>, saved: () => Notice | null) => void;
} => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const [isSaving, setSaving] = useState(false);
  const save = (work: () => Promise<void>, saved: () => Notice | null): void => {
    setSaving(true);
    work().then(
      () => {
        setSaving(false);
        const notice: Notice | null = host.online.get()
          ? saved()
          : { tone: 'info', text: formatMessage({ id: 'settings.savedOffline' }) };
        if (notice !== null) host.notices.show({ ...notice, about });
      },
      (error: unknown) => {
        setSaving(false);
        host.telemetry.error('settings', error);
        host.notices.show({
          tone: 'error',
          text: formatMessage({ id: 'settings.notSaved' }),
          about,
          action: { label: formatMessage({ id: 'settings.retry' }), run: () => save(work, saved) },
        });
      },
    );
  };
  return { isSaving, save };
};
