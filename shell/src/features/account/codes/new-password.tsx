import { useHost, useReadable } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { type AuthFailure, type AuthResult, isPasswordRight } from '#session/account/account-actions';
import { FailureNotice } from '../forms/failure-notice';
import { type FieldFault, newPasswordFault } from '../forms/sign-in-rules';
import { useAttempt } from '../forms/use-attempt';
import { loadIsCommon } from '../password/common-passwords-loader';
import { PasswordInput } from '../password/password-input';
import { isSpent } from './is-spent';

interface Props {
  code: string;
  email: string;
  /** Called when the code expired while the password was chosen. */
  onSpent: (failure: AuthFailure) => void;
}

/**
 * Sets the password. When an earlier answer was lost the code may be used up by it: then the new password already logs
 * in.
 */
const useSetPassword = ({ code, email }: Props): ((password: string) => Promise<AuthResult>) => {
  const { account } = useShell().session;
  const hasLostAnswer = useRef(false);
  return async (password) => {
    const result = await account.setPasswordByCode(code, password);
    if (result.ok) return result;
    if (result.failure === 'code-invalid' && hasLostAnswer.current) {
      const entered = await account.logIn(email, password);
      return isPasswordRight(entered) ? { ok: true } : result;
    }
    hasLostAnswer.current = result.failure === 'offline';
    return result;
  };
};

/** Sets a new password with the code of a reset mail, and logs in with it. */
export const NewPassword = (props: Props) => {
  const { email, onSpent } = props;
  const { formatMessage } = useIntl();
  const host = useHost();
  const { session, market } = useShell();
  const { search } = useReadable(host.location);
  const attempt = useAttempt('password-reset');
  const set = useSetPassword(props);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FieldFault>();

  const submit = async (): Promise<void> => {
    const found = newPasswordFault(password, await loadIsCommon());
    setFault(found);
    if (found !== undefined) return;
    const result = await attempt.run(() => set(password));
    if (result?.ok === false && isSpent(result.failure)) onSpent(result.failure);
    if (result?.ok !== true) return;
    const { ok } = await session.account.logIn(email, password);
    const done = ok ? 'shell.code.newPassword.done' : 'shell.code.newPassword.logIn';
    host.notices.show({ tone: 'success', text: formatMessage({ id: done }) });
    const next = new URLSearchParams(search).get('next') ?? undefined;
    host.navigate(paths.signup(market.prefix, { mode: 'login', next }), { replace: true });
  };
  return (
    <Form onSubmit={() => void submit()}>
      <FailureNotice failure={attempt.failure} />
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label={formatMessage({ id: 'shell.code.newPassword.label' })}
        kind="new"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setFault(undefined);
        }}
        fault={fault}
      />
      <Button type="submit" kind="main" size="l" isWide isPending={attempt.isPending}>
        {formatMessage({ id: 'shell.code.newPassword.submit' })}
      </Button>
    </Form>
  );
};
