import { useHost } from '@posy/remote-kit';
import { FormErrors } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { AuthFailure } from '#session/account/account-actions';

/** Returns the message id of a failure; null when no message is needed, because the person closed the window. */
export const failureMessage = (failure: AuthFailure) =>
  failure === 'popup-closed' ? null : (`shell.auth.${failure}` as const);

/** The message of a failure, read out when it appears; renders nothing without one. */
export const FailureNotice = ({ failure }: { failure: AuthFailure | null }) => {
  const { formatMessage } = useIntl();
  const id = failure === null ? null : failureMessage(failure);
  return id === null ? null : <FormErrors title={formatMessage({ id })} />;
};

/** Shows a failure of an account in a notice. The page itself reports an ended session, with a link to log in. */
export const useFailureNotice = (): ((failure: AuthFailure) => void) => {
  const { formatMessage } = useIntl();
  const { notices, session } = useHost();
  return (failure) => {
    const id = failureMessage(failure);
    const isSaid = failure === 'not-signed-in' && session.get().status === 'signed-out';
    if (id !== null && !isSaid) notices.show({ tone: 'error', text: formatMessage({ id }) });
  };
};
