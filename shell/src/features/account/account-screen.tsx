import { ErrorBoundary, lazyFeature, useHost, useReadable, useTitle } from '@posy/remote-kit';
import { carryQuery, paths, readQuery } from '@posy/shared-contracts/paths';
import { Heading, Link, Skeleton, Stack, Text } from '@posy/shared-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { catalogues as collaboration } from '../collaboration/messages';
import { DemoAccounts } from '../demo/demo-accounts';
import { AccountLayout } from './account-layout';
import { accountViewOf } from './account-view';
import { CodePanel } from './codes/code-panel';
import { ResetRequest } from './codes/reset-request';
import type { SignInMode } from './forms/sign-in-rules';
import { SignInBody } from './sign-in/sign-in-body';
import { useAfterSignIn } from './use-after-sign-in';

const InvitationReminder = lazyFeature(
  async () => (await import('../collaboration/accept/invitation-reminder')).InvitationReminder,
  collaboration,
);

const Head = ({ of }: { of: 'signup' | 'login' | 'reset' }) => {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={2}>
      <Heading level={1}>{formatMessage({ id: `shell.${of}.title` })}</Heading>
      <Text tone="soft">{formatMessage({ id: `shell.${of}.lead` })}</Text>
    </Stack>
  );
};

/** The head of the form: the plan of an invitation, or the form's purpose. */
const SignInHead = ({ mode, search }: { mode: SignInMode; search: string }) => {
  const { telemetry } = useHost();
  const { id, nonce } = readQuery(search);
  const [isBroken, setBroken] = useState(false);
  if (id === undefined || nonce === undefined || isBroken) return <Head of={mode} />;
  const failed = (error: unknown): void => {
    telemetry.error('late-parts', error);
    setBroken(true);
  };
  return (
    <ErrorBoundary onError={failed}>
      <Suspense fallback={<Skeleton height={148} />}>
        <InvitationReminder link={{ id, nonce }}>
          <Head of={mode} />
        </InvitationReminder>
      </Suspense>
    </ErrorBoundary>
  );
};

/** Sign-up or log-in, with a link to the other. An invited person is offered no example plan. */
const SignIn = ({ mode, search }: { mode: SignInMode; search: string }) => {
  const { market } = useShell();
  const isLogin = mode === 'login';
  const other = (words: ReactNode) => (
    <Link href={carryQuery(paths.signup(market.prefix, isLogin ? {} : { mode: 'login' }), search)}>{words}</Link>
  );
  return (
    <Stack gap={6}>
      <SignInHead mode={mode} search={search} />
      <SignInBody mode={mode} other={other} />
      {readQuery(search).nonce === undefined ? <DemoAccounts /> : null}
    </Stack>
  );
};

/** Sign-up, log-in with `mode=login`, and the targets of mails about an account. Source: S2-route-01, S2-route-02. */
export const AccountScreen = () => {
  const { formatMessage } = useIntl();
  const { search } = useReadable(useHost().location);
  const view = accountViewOf(search);
  useTitle(formatMessage({ id: `shell.${view.kind}.tab` }));
  useAfterSignIn(view.kind !== 'code');
  return (
    <AccountLayout>
      {view.kind === 'code' ? (
        <CodePanel key={view.code} mode={view.mode} code={view.code} email={view.email} />
      ) : view.kind === 'reset' ? (
        <Stack gap={6}>
          <Head of="reset" />
          <ResetRequest email={view.email} />
        </Stack>
      ) : (
        <SignIn mode={view.kind} search={search} />
      )}
    </AccountLayout>
  );
};
