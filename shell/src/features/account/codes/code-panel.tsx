import { type AuthActionMode, paths } from '@posy/shared-contracts';
import { Button, ButtonLink, Heading, Loading, Skeleton, Stack, Text } from '@posy/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { AuthFailure, CodeResult } from '#session/account/account-actions';
import { failureMessage } from '../forms/failure-notice';
import { useAttempt } from '../forms/use-attempt';
import { ConfirmCode } from './confirm-code';
import { isSpent } from './is-spent';
import { NewPassword } from './new-password';

interface Props {
  mode: AuthActionMode;
  code: string;
  /** The e-mail address in the link; the one of the code takes precedence. */
  email: string;
}

/** Explains why a code does not work, with the next step. */
const FailedCode = ({
  mode,
  email,
  failure,
  onRetry,
}: Omit<Props, 'code'> & { failure: AuthFailure; onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const reset = paths.signup(market.prefix, { mode: 'login', resetemail: email });
  return (
    <Stack gap={5} align="start">
      <Stack gap={2} role="alert">
        <Heading level={1}>{formatMessage({ id: 'shell.code.failed.title' })}</Heading>
        <Text tone="soft">{formatMessage({ id: failureMessage(failure) ?? 'shell.auth.unknown' })}</Text>
      </Stack>
      {isSpent(failure) ? null : (
        <Button kind="main" onPress={onRetry}>
          {formatMessage({ id: 'shell.code.failed.retry' })}
        </Button>
      )}
      {mode === 'resetPassword' ? (
        <ButtonLink kind={isSpent(failure) ? 'main' : 'line'} href={reset}>
          {formatMessage({ id: 'shell.code.failed.newReset' })}
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.signup(market.prefix, { mode: 'login' })}>
          {formatMessage({ id: 'shell.code.failed.onward' })}
        </ButtonLink>
      )}
    </Stack>
  );
};

/** The target of a mail's link: its code is checked first, and redeemed when the reader confirms. */
export const CodePanel = ({ mode, code, email }: Props) => {
  const { formatMessage } = useIntl();
  const { session } = useShell();
  const attempt = useAttempt(mode === 'resetPassword' ? 'password-reset' : 'account');
  const [result, setResult] = useState<CodeResult | null>(null);
  const settle = useRef(attempt.settle);
  const look = useCallback(async (): Promise<void> => {
    setResult(null);
    const read = await session.account.readCode(code);
    if (!read.ok) settle.current(read);
    setResult(read);
  }, [code, session]);
  useEffect(() => void look(), [look]);
  const spent = (failure: AuthFailure): void => setResult({ ok: false, failure });

  if (result === null)
    return (
      <Loading label={formatMessage({ id: 'shell.code.checking' })}>
        <Skeleton height={220} />
      </Loading>
    );
  if (!result.ok) return <FailedCode mode={mode} email={email} failure={result.failure} onRetry={() => void look()} />;
  const words = result.mode === 'resetPassword' ? 'newPassword' : result.mode;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{formatMessage({ id: `shell.code.${words}.title` })}</Heading>
        <Text tone="soft">
          {formatMessage({ id: `shell.code.${words}.lead` }, { email: result.email, newEmail: result.newEmail ?? '' })}
        </Text>
      </Stack>
      {result.mode === 'resetPassword' ? (
        <NewPassword code={code} email={result.email} onSpent={spent} />
      ) : (
        <ConfirmCode code={code} purpose={{ ...result, mode: result.mode }} onSpent={spent} />
      )}
    </Stack>
  );
};
