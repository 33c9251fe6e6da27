import { useHost, useReadable } from '@posy/remote-kit';
import { personConstants } from '@posy/shared-contracts/constants';
import { carryQuery, paths } from '@posy/shared-contracts/paths';
import { Button, Link } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { accountDraft } from '#adapters/stored/account-draft';
import { useShell } from '#host/shell-context';
import type { AccountActions, AuthResult } from '#session/account/account-actions';
import { EmailInput } from '../forms/email-input';
import { FailureNotice } from '../forms/failure-notice';
import { type SignInFaults, signInFaults, type SignInInput, type SignInMode } from '../forms/sign-in-rules';
import type { Attempt } from '../forms/use-attempt';
import { loadIsCommon } from '../password/common-passwords-loader';
import { PasswordInput } from '../password/password-input';
import { WaitingForPlan } from './waiting-for-plan';

const send = (account: AccountActions, mode: SignInMode, form: SignInInput): Promise<AuthResult> => {
  const email = form.email.trim();
  if (mode === 'login') return account.logIn(email, form.password);
  return account.signUp({ name: form.name.trim(), email, password: form.password });
};

/** The form's values, its faults, and sending it. Name and address survive a reload in this tab. */
const useSignInForm = (mode: SignInMode, attempt: Attempt) => {
  const { session } = useShell();
  const [form, setForm] = useState<SignInInput>(() => ({ ...accountDraft.read(), password: '' }));
  const [faults, setFaults] = useState<SignInFaults>({});
  useEffect(() => session.warmUp(), [session]);
  return {
    form,
    faults,
    set: (field: keyof SignInInput) => (value: string) => {
      const next = { ...form, [field]: value };
      setForm(next);
      setFaults({ ...faults, [field]: undefined });
      accountDraft.write(next);
    },
    submit: async (): Promise<void> => {
      if (attempt.isPending) return;
      const found = signInFaults(form, mode, mode === 'signup' ? await loadIsCommon() : () => false);
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      const result = await attempt.run(() => send(session.account, mode, form));
      if (result?.ok === true) accountDraft.clear();
    },
  };
};

/** Sign-up or log-in by e-mail and password. The typed values survive every failure. */
export const SignInForm = ({ mode, attempt }: { mode: SignInMode; attempt: Attempt }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { search } = useReadable(useHost().location);
  const { form, faults, set, submit } = useSignInForm(mode, attempt);
  const isSignup = mode === 'signup';
  const reset = paths.signup(market.prefix, { mode: 'login', resetemail: form.email.trim() });
  return (
    <Form onSubmit={() => void submit()}>
      <FailureNotice failure={attempt.failure} />
      {attempt.isDone ? <WaitingForPlan /> : null}
      {isSignup ? (
        <TextField
          label={formatMessage({ id: 'shell.signup.name' })}
          name="name"
          autoComplete="given-name"
          maxLength={personConstants.nameLength}
          value={form.name}
          onChange={set('name')}
          error={faults.name === undefined ? undefined : formatMessage({ id: faults.name })}
        />
      ) : null}
      <EmailInput autoComplete="username" value={form.email} onChange={set('email')} fault={faults.email} />
      <PasswordInput
        label={formatMessage({ id: 'shell.signup.password' })}
        kind={isSignup ? 'new' : 'current'}
        value={form.password}
        onChange={set('password')}
        fault={faults.password}
      />
      {isSignup ? null : <Link href={carryQuery(reset, search)}>{formatMessage({ id: 'shell.login.forgot' })}</Link>}
      <Button type="submit" kind="main" size="l" isWide isPending={attempt.isPending}>
        {formatMessage({ id: isSignup ? 'shell.signup.submit' : 'shell.login.submit' })}
      </Button>
    </Form>
  );
};
