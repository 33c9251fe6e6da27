import { useHost } from '@posy/remote-kit';
import { FormErrors } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { AuthFailure } from '#session/account/account-actions';

/** A failure's message; null for what needs no words: the person closed the window. */
export const failureMessage = (failure: AuthFailure) =>
  failure === 'popup-closed' ? null : (`shell.auth.${failure}` as const);

/** Why it did not work, read out when it appears; nothing when there is nothing to say. */
export const FailureNotice = ({ failure }: { failure: AuthFailure | null }) => {
  const { formatMessage } = useIntl();
  const id = failure === null ? null : failureMessage(failure);
  return id === null ? null : <FormErrors title={formatMessage({ id })} />;
};

/** Says in a snackbar why something with an account did not work. An ended session is said by the page, with the way back. */
export const useFailureNotice = (): ((failure: AuthFailure) => void) => {
  const { formatMessage } = useIntl();
  const { notices, session } = useHost();
  return (failure) => {
    const id = failureMessage(failure);
    const isSaid = failure === 'not-signed-in' && session.get().status === 'signed-out';
    if (id !== null && !isSaid) notices.show({ tone: 'error', text: formatMessage({ id }) });
  };
};
