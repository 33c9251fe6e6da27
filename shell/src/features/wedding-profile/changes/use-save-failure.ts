import { useHost } from '@posy/remote-kit';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';

/** Refused for good: this person may not change the wedding any more, or there is none. */
const isRefusal = (error: unknown): boolean =>
  error instanceof FirestoreError && ['permission-denied', 'not-found'].includes(error.failure);

/** What every word about a saved profile is about: the newest alone stays. */
export const aboutProfile = 'wedding profile';

/** Says in words that the profile was not saved, and reports why. */
export const useSaveFailure = (): ((error: unknown) => void) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  return (error) => {
    host.telemetry.error('wedding-profile', error);
    const id = isRefusal(error) ? 'shell.profile.refused' : 'shell.profile.failed';
    host.notices.show({ tone: 'error', text: formatMessage({ id }), about: aboutProfile });
  };
};
