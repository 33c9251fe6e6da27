import { useHost } from '@posy/remote-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../shell-context';
import { afterSignOut } from './after-sign-out';

/**
 * Signs out and leaves the page: a new document has none of this person's data in memory. It asks first when edits wait
 * for a connection, because they would be lost.
 */
export const useSignOut = (): { isLeaving: boolean; signOut: () => void } => {
  const { formatMessage } = useIntl();
  const { location, notices, online, telemetry } = useHost();
  const { pushes, session } = useShell();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    const signedOut = pushes()
      .then(({ ownDevice }) => ownDevice.forget())
      // A failure to end pushes does not stop the sign-out.
      .catch((error: unknown) => telemetry.error('push', error))
      .then(() => session.signOut());
    signedOut.then(
      () => window.location.assign(afterSignOut(location.get())),
      (error: unknown) => {
        setLeaving(false);
        telemetry.error('sign-out', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'shell.account.signOutFailed' }) });
      },
    );
  };
  const signOut = (): void => {
    const count = session.waitingEdits.get();
    if (online.get() || count === 0) return leave();
    notices.show({
      tone: 'error',
      text: formatMessage({ id: 'shell.account.losesEdits' }, { count }),
      action: { label: formatMessage({ id: 'shell.account.signOutAnyway' }), run: leave },
      about: 'sign-out',
    });
  };
  return { isLeaving, signOut };
};
