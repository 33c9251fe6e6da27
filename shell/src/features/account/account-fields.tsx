import { useHost, useOnline } from '@posy/remote-kit';
import { Button } from '@posy/shared-ui';
import { Form, FormErrors, PasswordField, TextField } from '@posy/shared-ui/forms';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../../frame/shell-context';
import type { AuthFailure, AuthResult } from '../../session/session-types';
import { accountFaults, type AccountFaults, type AccountForm, type AccountMode } from './account-form';

const empty: AccountForm = { name: '', email: '', password: '' };

type Attempt = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; failure: AuthFailure };

/** The common list is large: it is loaded when it is needed, and without it the server still refuses. */
const loadIsCommon = async (): Promise<(password: string) => boolean> => {
  try {
    return (await import('./common-passwords')).isCommonPassword;
  } catch {
    return () => false;
  }
};

/** The fields of sign-up or log-in. What was typed stays whatever happens. */
export const AccountFields = ({ mode }: { mode: AccountMode }) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { session, market } = useShell();
  const online = useOnline();
  const [form, setForm] = useState(empty);
  const [faults, setFaults] = useState<AccountFaults>({});
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  useEffect(() => session.warmUp(), [session]);

  const set = (field: keyof AccountForm) => (value: string) => {
    setForm({ ...form, [field]: value });
    setFaults({ ...faults, [field]: undefined });
  };
  const send = async (): Promise<AuthResult> => {
    const email = form.email.trim();
    if (!online) return { ok: false, failure: 'offline' };
    if (mode === 'login') return session.logIn(email, form.password);
    return session.signUp({ name: form.name.trim(), email, password: form.password, market });
  };
  const submit = async (): Promise<void> => {
    const found = accountFaults(form, mode, mode === 'signup' ? await loadIsCommon() : () => false);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setAttempt({ state: 'sending' });
    const result = await send();
    if (result.ok) return;
    host.telemetry.error(mode, new Error(result.failure));
    setAttempt({ state: 'failed', failure: result.failure });
  };
  const error = (field: keyof AccountForm) => {
    const id = faults[field];
    return id === undefined ? undefined : formatMessage({ id });
  };
  const isSignup = mode === 'signup';
  return (
    <Form onSubmit={() => void submit()}>
      {attempt.state === 'failed' ? (
        <FormErrors title={formatMessage({ id: `shell.auth.${attempt.failure}` })} />
      ) : null}
      {isSignup ? (
        <TextField
          label={formatMessage({ id: 'shell.signup.name' })}
          autoComplete="given-name"
          maxLength={80}
          value={form.name}
          onChange={set('name')}
          error={error('name')}
        />
      ) : null}
      <TextField
        label={formatMessage({ id: 'shell.signup.email' })}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={form.email}
        onChange={set('email')}
        error={error('email')}
      />
      <PasswordField
        label={formatMessage({ id: 'shell.signup.password' })}
        labels={{
          show: formatMessage({ id: 'shell.signup.showPassword' }),
          hide: formatMessage({ id: 'shell.signup.hidePassword' }),
        }}
        autoComplete={isSignup ? 'new-password' : 'current-password'}
        value={form.password}
        onChange={set('password')}
        help={isSignup ? formatMessage({ id: 'shell.signup.passwordHelp' }) : undefined}
        error={error('password')}
      />
      <Button type="submit" kind="main" size="l" isWide isPending={attempt.state === 'sending'}>
        {formatMessage({ id: isSignup ? 'shell.signup.submit' : 'shell.login.submit' })}
      </Button>
    </Form>
  );
};
