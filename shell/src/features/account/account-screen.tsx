import { keepQuery, paths, readQuery } from '@posy/shared-contracts/paths';
import { lazyFeature, useHost, useReadable, useSession, useTitle } from '@posy/remote-kit';
import { Heading, Link, Loading, Skeleton, Stack, Text } from '@posy/shared-ui';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { QuietBoundary } from '#host/quiet-boundary';
import { useShell } from '#host/shell-context';
import { catalogues as collaboration } from '../collaboration/messages';
import { DemoAccounts } from '../demo/demo-accounts';
import { AccountLayout } from './account-layout';
import { Agreement } from './agreement';
import { accountViewOf } from './account-view';
import { CodePanel } from './codes/code-panel';
import { ResetRequest } from './codes/reset-request';
import { SignInPanel } from './sign-in/sign-in-panel';
import type { SignInMode } from './sign-in/sign-in-rules';
import { useAfterSignIn } from './use-after-sign-in';

const InvitationReminder = lazyFeature(
  async () => (await import('../collaboration/accept/invitation-reminder')).InvitationReminder,
  collaboration,
);

const Titled = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Stack gap={6}>
    <Stack gap={2}>
      <Heading level={1}>{title}</Heading>
      <Text tone="soft">{lead}</Text>
    </Stack>
    {children}
  </Stack>
);

/** Sign-up or log-in, with the way to the other. */
const SignIn = ({ mode, search }: { mode: SignInMode; search: string }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const session = useSession();
  const isLogin = mode === 'login';
  const other = (words: ReactNode) => (
    <Link href={keepQuery(paths.signup(market.prefix, isLogin ? {} : { mode: 'login' }), search)}>{words}</Link>
  );
  return (
    <Titled title={formatMessage({ id: `shell.${mode}.title` })} lead={formatMessage({ id: `shell.${mode}.lead` })}>
      {session.status === 'signed-in' ? (
        <Loading label={formatMessage({ id: 'shell.account.waiting' })}>
          <Skeleton height={280} />
        </Loading>
      ) : (
        <SignInPanel key={mode} mode={mode} />
      )}
      <Text tone="soft">
        {formatMessage({ id: isLogin ? 'shell.login.new' : 'shell.signup.already' }, { link: other })}
      </Text>
      {isLogin ? null : <Agreement />}
      <DemoAccounts />
    </Titled>
  );
};

/** Sign-up, with `mode=login` log-in, and what mails about an account lead to. Source: S2-route-01, S2-route-02. */
export const AccountScreen = () => {
  const { formatMessage } = useIntl();
  const { search } = useReadable(useHost().location);
  const view = accountViewOf(search);
  useTitle(formatMessage({ id: `shell.${view.kind}.tab` }));
  useAfterSignIn(view.kind !== 'code');
  const { id, nonce } = readQuery(search);
  const invitation = id === undefined || nonce === undefined || view.kind === 'code' ? null : { id, nonce };
  return (
    <AccountLayout>
      {invitation === null ? null : (
        <QuietBoundary>
          <Suspense fallback={null}>
            <InvitationReminder link={invitation} />
          </Suspense>
        </QuietBoundary>
      )}
      {view.kind === 'code' ? (
        <CodePanel key={view.code} mode={view.mode} code={view.code} email={view.email} />
      ) : view.kind === 'reset' ? (
        <Titled title={formatMessage({ id: 'shell.reset.title' })} lead={formatMessage({ id: 'shell.reset.lead' })}>
          <ResetRequest email={view.email} />
        </Titled>
      ) : (
        <SignIn mode={view.kind} search={search} />
      )}
    </AccountLayout>
  );
};
