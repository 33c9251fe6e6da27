import { useHost } from '@posy/remote-kit';
import type { Notice } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Sent } from '@posy/remote-kit/edits';

/** Saves; `refusedLater` hears when the server refuses what was kept without a connection. */
type Work = (refusedLater: (error: unknown) => void) => Promise<Sent>;

/**
 * Runs a save and says how it went: a refusal leaves everything typed in place and offers another try. `saved` is asked
 * for the words once it worked; without a connection the person is told that it waits. Of what is said about the same
 * subject, the newest alone stays.
 */
export const useSave = (
  about: string,
): {
  isSaving: boolean;
  save: (work: Work, saved: (sent: Sent) => Notice | null) => void;
} => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const [isSaving, setSaving] = useState(false);
  const save = (work: Work, saved: (sent: Sent) => Notice | null): void => {
    const refused =
      (id: 'settings.notSaved' | 'settings.refusedLater') =>
      (error: unknown): void => {
        setSaving(false);
        host.telemetry.error('settings', error);
        const retry = { label: formatMessage({ id: 'settings.retry' }), run: () => save(work, saved) };
        host.notices.show({ tone: 'error', text: formatMessage({ id }), about, action: retry });
      };
    setSaving(true);
    work(refused('settings.refusedLater')).then((sent) => {
      setSaving(false);
      const told = saved(sent);
      const kept: Notice = { tone: 'info', text: formatMessage({ id: 'settings.savedOffline' }) };
      const notice = sent === 'kept' ? kept : told;
      if (notice !== null) host.notices.show({ ...notice, about });
    }, refused('settings.notSaved'));
  };
  return { isSaving, save };
};
