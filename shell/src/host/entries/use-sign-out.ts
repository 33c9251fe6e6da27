import { useHost } from '@posy/remote-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../shell-context';
import { afterSignOut } from './after-sign-out';

/**
 * Signs out and leaves the page: a fresh document keeps nothing of this person in memory. Edits that wait for a
 * connection would be lost: then it asks first.
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
      // Pushes that could not be ended keep nobody here.
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
