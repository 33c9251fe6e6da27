import { useHost, useSession } from '@posy/remote-kit';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { Button, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { AuthFailure, CodePurpose } from '#session/account/account-actions';
import { FailureNotice } from '../forms/failure-notice';
import { useAttempt } from '../forms/use-attempt';
import { isSpent } from './is-spent';

interface Props {
  code: string;
  purpose: CodePurpose & { mode: Exclude<CodePurpose['mode'], 'resetPassword'> };
  /** Called when the code has expired meanwhile. */
  onSpent: (failure: AuthFailure) => void;
}

const onward = (market: MarketPrefix, { mode, email }: CodePurpose, isSignedIn: boolean): string => {
  if (mode === 'recoverEmail') return paths.signup(market, { mode: 'login', resetemail: email });
  if (mode === 'verifyEmail' && isSignedIn) return paths.settings(market);
  return paths.signup(market, { mode: 'login' });
};

/** Redeems a mail's code after a press of the reader: programs that open links in mails change nothing. */
export const ConfirmCode = ({ code, purpose, onSpent }: Props) => {
  const { formatMessage } = useIntl();
  const { notices, navigate } = useHost();
  const { session, market } = useShell();
  const isSignedIn = useSession().status === 'signed-in';
  const attempt = useAttempt(purpose.mode === 'verifyEmail' ? 'account' : 'change-email');
  const { mode, email, newEmail } = purpose;

  const confirm = async (): Promise<void> => {
    const result = await attempt.run(() => session.account.applyCode(code));
    if (result?.ok === false && isSpent(result.failure)) onSpent(result.failure);
    if (result?.ok !== true) return;
    const text = formatMessage({ id: `shell.code.${mode}.done` }, { email, newEmail: newEmail ?? '' });
    notices.show({ tone: 'success', text });
    navigate(onward(market.prefix, purpose, isSignedIn), { replace: true });
  };
  return (
    <Stack gap={5}>
      <FailureNotice failure={attempt.failure} />
      <Button kind="main" size="l" isWide isPending={attempt.isPending} onPress={() => void confirm()}>
        {formatMessage({ id: `shell.code.${mode}.submit` })}
      </Button>
    </Stack>
  );
};
