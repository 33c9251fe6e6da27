import { FormErrors } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { AuthFailure } from '../../session/account-actions';

/** A failure's message; null for what needs no words: the person closed the window. */
export const failureMessage = (failure: AuthFailure) =>
  failure === 'popup-closed' ? null : (`shell.auth.${failure}` as const);

/** Why it did not work, read out when it appears; nothing when there is nothing to say. */
export const FailureNotice = ({ failure }: { failure: AuthFailure | null }) => {
  const { formatMessage } = useIntl();
  const id = failure === null ? null : failureMessage(failure);
  return id === null ? null : <FormErrors title={formatMessage({ id })} />;
};
