import { paths } from '@posy/shared-contracts';
import { useHost, useReadable } from '@posy/remote-kit';
import { Button } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../../../frame/shell-context';
import { loadIsCommon } from '../common-passwords-loader';
import { FailureNotice } from '../failure-notice';
import { PasswordInput } from '../password-input';
import { newPasswordFault, type FieldFault } from '../sign-in/sign-in-rules';
import { useAttempt } from '../use-attempt';

/** Sets a new password with the code of a reset mail, and logs in with it. */
export const NewPassword = ({ code, email }: { code: string; email: string }) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { session, market } = useShell();
  const { search } = useReadable(host.location);
  const attempt = useAttempt('password-reset');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FieldFault>();

  const submit = async (): Promise<void> => {
    const found = newPasswordFault(password, await loadIsCommon());
    setFault(found);
    if (found !== undefined) return;
    const result = await attempt.run(() => session.account.setPasswordByCode(code, password));
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
