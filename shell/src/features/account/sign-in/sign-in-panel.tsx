import { Stack } from '@posy/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { CodeStep } from '#features/second-factor/code/code-step-part';
import { useShell } from '#host/shell-context';
import type { SocialProvider } from '#platform/social-providers';
import type { AccountToLink, AuthResult } from '#session/account/account-actions';
import { FailureNotice } from '../forms/failure-notice';
import type { SignInMode } from '../forms/sign-in-rules';
import { useAttempt } from '../forms/use-attempt';
import { LinkAccount } from './link-account';
import { SignInForm } from './sign-in-form';
import { SocialButtons } from './social-buttons';
import { WaitingForPlan } from './waiting-for-plan';

/**
 * All ways to log in: providers first, then e-mail and password; or linking the existing account of a provider's
 * e-mail.
 */
export const SignInPanel = ({ mode }: { mode: SignInMode }) => {
  const { session } = useShell();
  const kind = mode === 'login' ? 'login' : 'registration';
  const social = useAttempt(kind);
  const byPassword = useAttempt(kind);
  const [toLink, setToLink] = useState<AccountToLink | null>(null);
  const take = (result: AuthResult | null): void => {
    if (result !== null && !result.ok && result.account !== undefined) setToLink(result.account);
  };
  const afterRedirect = useRef((result: AuthResult | null) => {
    if (result !== null) void social.run(async () => result).then(take);
  });
  useEffect(() => void session.account.afterRedirect().then(afterRedirect.current), [session]);

  const choose = async (provider: SocialProvider): Promise<void> =>
    take(await social.run(() => session.account.continueWith(provider)));
  const leaveLink = (): void => {
    setToLink(null);
    social.clear();
  };
  const question = social.question ?? byPassword.question;
  if (question !== null) return <CodeStep question={question} />;
  if (toLink !== null) return <LinkAccount account={toLink} onLeave={leaveLink} />;
  return (
    <Stack gap={5}>
      <FailureNotice failure={social.failure} />
      {social.isDone ? <WaitingForPlan /> : null}
      <SocialButtons isPending={social.isPending} onChoose={(provider) => void choose(provider)} />
      <SignInForm mode={mode} attempt={byPassword} />
    </Stack>
  );
};
