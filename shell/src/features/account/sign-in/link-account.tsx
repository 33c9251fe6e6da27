import { useHost } from '@posy/remote-kit';
import { Button, Heading, Stack, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeStep } from '#features/second-factor/code/code-step-part';
import { useShell } from '#host/shell-context';
import type { SocialProvider } from '#platform/social-providers';
import type { AccountToLink, Proof } from '#session/account/account-actions';
import { FailureNotice } from '../forms/failure-notice';
import { providerBrands } from '../forms/provider-brands';
import { useAttempt } from '../forms/use-attempt';
import { PasswordInput } from '../password/password-input';
import { WaitingForPlan } from './waiting-for-plan';

interface Props {
  account: AccountToLink;
  onLeave: () => void;
}

/**
 * The person already has an account: they log in to it once, and the provider is then linked to it. Source: S7-auth-03.
 */
export const LinkAccount = ({ account, onLeave }: Props) => {
  const { formatMessage } = useIntl();
  const { notices } = useHost();
  const { session } = useShell();
  const attempt = useAttempt('link-account');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const provider = providerBrands[account.provider].name;
  const others = account.methods.filter((method): method is SocialProvider => method !== 'password');

  const link = async (proof: Proof): Promise<void> => {
    const result = await attempt.run(() => session.account.linkAccount(proof));
    if (result === null) return;
    if (result.ok) notices.show({ tone: 'success', text: formatMessage({ id: 'shell.link.done' }, { provider }) });
    else if (result.isSignedIn === true)
      notices.show({ tone: 'error', text: formatMessage({ id: 'shell.link.later' }, { provider }) });
  };
  const submit = (): void => {
    setMissing(password === '');
    if (password !== '') void link({ method: 'password', password });
  };
  if (attempt.question !== null) return <CodeStep question={attempt.question} />;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {formatMessage({ id: 'shell.link.title' })}
        </Heading>
        <Text tone="soft">{formatMessage({ id: 'shell.link.lead' }, { email: account.email, provider })}</Text>
      </Stack>
      <FailureNotice failure={attempt.failure} />
      {attempt.isDone ? <WaitingForPlan /> : null}
      {account.methods.includes('password') ? (
        <Form onSubmit={submit}>
          <input hidden type="text" name="username" autoComplete="username" value={account.email} readOnly />
          <PasswordInput
            label={formatMessage({ id: 'shell.signup.password' })}
            kind="current"
            value={password}
            onChange={setPassword}
            fault={isMissing && password === '' ? 'shell.form.password-required' : undefined}
          />
          <Button type="submit" kind="main" size="l" isWide isPending={attempt.isPending}>
            {formatMessage({ id: 'shell.link.submit' }, { provider })}
          </Button>
        </Form>
      ) : null}
      {others.map((method) => {
        const { name, Icon } = providerBrands[method];
        return (
          <Button
            key={method}
            isWide
            icon={<Icon />}
            isDisabled={attempt.isPending}
            onPress={() => void link({ method })}
          >
            {formatMessage({ id: 'shell.link.by' }, { provider: name })}
          </Button>
        );
      })}
      <Button kind="plain" isDisabled={attempt.isPending} onPress={onLeave}>
        {formatMessage({ id: 'shell.link.cancel' })}
      </Button>
    </Stack>
  );
};
