import { useHost } from '@posy/remote-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { afterSignOut } from './after-sign-out';
import { useShell } from './shell-context';

/** Signs out and leaves the page: a fresh document keeps nothing of this person in memory. */
export const useSignOut = (): { isLeaving: boolean; signOut: () => void } => {
  const { formatMessage } = useIntl();
  const { location, notices, telemetry } = useHost();
  const { session } = useShell();
  const [isLeaving, setLeaving] = useState(false);
  const signOut = (): void => {
    setLeaving(true);
    session.signOut().then(
      () => window.location.assign(afterSignOut(location.get())),
      (error: unknown) => {
        setLeaving(false);
        telemetry.error('sign-out', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'shell.account.signOutFailed' }) });
      },
    );
  };
  return { isLeaving, signOut };
};
