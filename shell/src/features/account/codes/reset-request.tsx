import { useHost, useReadable } from '@posy/remote-kit';
import { paths, readQuery, withQuery } from '@posy/shared-contracts/paths';
import { Button, Callout, Link, Stack, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { accountDraft } from '#adapters/stored/account-draft';
import { useShell } from '#host/shell-context';
import { EmailInput } from '../forms/email-input';
import { FailureNotice } from '../forms/failure-notice';
import { emailFault, type FieldFault } from '../forms/sign-in-rules';
import { useAttempt } from '../forms/use-attempt';
import { useCoolDown } from './use-cool-down';

/**
 * Asks for the mail that resets a password. The answer never shows whether an account exists. Source: S7-auth-04,
 * S8-success-02.
 */
export const ResetRequest = ({ email: filled }: { email: string }) => {
  const { formatMessage } = useIntl();
  const { notices, location } = useHost();
  const { search } = useReadable(location);
  const { session, market } = useShell();
  const attempt = useAttempt('password-reset');
  const coolDown = useCoolDown();
  const [email, setEmail] = useState(() => filled || accountDraft.read().email);
  const [fault, setFault] = useState<FieldFault>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => session.warmUp(), [session]);
  const type = (typed: string): void => {
    setEmail(typed);
    accountDraft.write({ ...accountDraft.read(), email: typed });
  };

  const send = async (): Promise<void> => {
    const address = email.trim();
    setFault(emailFault(email));
    if (emailFault(email) !== undefined) return;
    const result = await attempt.run(() => session.account.sendPasswordReset(address));
    if (result?.ok !== true) return;
    attempt.clear();
    coolDown.start();
    setSentTo(address);
    notices.show({ tone: 'success', text: formatMessage({ id: 'shell.reset.notice' }, { email: address }) });
  };
  const logIn = paths.signup(market.prefix, { mode: 'login' });
  const back = (
    <Link href={withQuery(logIn, { ...readQuery(search), resetemail: undefined })}>
      {formatMessage({ id: 'shell.reset.back' })}
    </Link>
  );
  if (sentTo !== null)
    return (
      <Stack gap={5} align="start">
        <Callout hue="fern" role="status" title={formatMessage({ id: 'shell.reset.sentTitle' })}>
          {formatMessage({ id: 'shell.reset.sent' }, { email: sentTo })}
        </Callout>
        <FailureNotice failure={attempt.failure} />
        <Stack gap={2} align="start">
          <Button isDisabled={coolDown.left > 0} isPending={attempt.isPending} onPress={() => void send()}>
            {formatMessage({ id: 'shell.reset.again' })}
          </Button>
          {coolDown.left > 0 ? (
            <Text size="small" tone="soft" role="timer">
              {formatMessage({ id: 'shell.reset.againIn' }, { seconds: coolDown.left })}
            </Text>
          ) : null}
        </Stack>
        <Button kind="plain" onPress={() => setSentTo(null)}>
          {formatMessage({ id: 'shell.reset.otherEmail' })}
        </Button>
        {back}
      </Stack>
    );
  return (
    <Form onSubmit={() => void send()}>
      <FailureNotice failure={attempt.failure} />
      <EmailInput autoComplete="username" value={email} onChange={type} fault={fault} />
      <Button type="submit" kind="main" size="l" isWide isPending={attempt.isPending}>
        {formatMessage({ id: 'shell.reset.submit' })}
      </Button>
      {back}
    </Form>
  );
};
