import styled from '@emotion/styled';
import { paths, safeNext } from '@posy/shared-contracts';
import { useHost, useReadable, useSession, useTitle } from '@posy/remote-kit';
import { color, Heading, Link, Loading, Skeleton, Stack, Text } from '@posy/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { landingEntry } from '../../frame/navigation-entries';
import { LazyPosy } from '../../frame/lazy-art';
import { useShell } from '../../frame/shell-context';
import { DemoAccounts } from '../demo/demo-accounts';
import { AccountFields } from './account-fields';

const Split = styled.div`
  display: grid;
  gap: 24px;
  padding-inline: 20px;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-block-size: calc(100dvh - 69px);
    padding-inline: 0 20px;
  }
`;

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 432px;
  margin-inline: auto;
  align-self: center;
  padding-block: 8px 48px;
`;

const Aside = styled.aside`
  display: none;
  @media (min-width: 960px) {
    display: block;
    position: sticky;
    inset-block-start: 20px;
    block-size: calc(100dvh - 40px);
    margin-block-start: -48px;
    border-radius: 24px;
    overflow: hidden;
    background: ${color.peony.soft};
    color: ${color.peony.deep};
    & > div:first-of-type {
      position: absolute;
      inset: 40px 40px auto;
    }
    & > div:last-of-type {
      position: absolute;
      inset: auto -14% -60px;
      block-size: 86%;
    }
  }
`;

/** Where `next` leads, or where people like this one start. Couples without a date are asked for it first. */
const useAfterSignIn = (): void => {
  const host = useHost();
  const shell = useShell();
  const session = useSession();
  const { search } = useReadable(host.location);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (session.status !== 'signed-in' || hasLeft.current) return;
    const next = new URLSearchParams(search).get('next');
    const { prefix } = shell.market;
    const isNewCouple = session.user.kind === 'couple' && session.wedding?.date === null;
    if (session.user.kind === 'couple' && session.wedding === null) return;
    hasLeft.current = true;
    const entry = landingEntry(shell.releaseSet, session);
    const landing = entry === null ? paths.index(prefix) : `${paths.index(prefix)}/${entry.path}`;
    host.navigate(safeNext(next, isNewCouple ? paths.onboarding(prefix) : landing), { replace: true });
  }, [host, search, session, shell]);
};

/** Sign-up, and with `mode=login` log-in. Source: S2-signup. */
export const AccountScreen = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const session = useSession();
  const { search } = useReadable(useHost().location);
  const query = new URLSearchParams(search);
  const isLogin = query.get('mode') === 'login';
  const next = query.get('next') ?? undefined;
  useTitle(formatMessage({ id: isLogin ? 'shell.login.tab' : 'shell.signup.tab' }));
  useAfterSignIn();
  const other = (words: ReactNode) => (
    <Link href={paths.signup(market.prefix, isLogin ? { next } : { mode: 'login', next })}>{words}</Link>
  );
  return (
    <Split>
      <Column>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{formatMessage({ id: isLogin ? 'shell.login.title' : 'shell.signup.title' })}</Heading>
            <Text tone="soft">{formatMessage({ id: isLogin ? 'shell.login.lead' : 'shell.signup.lead' })}</Text>
          </Stack>
          {session.status === 'signed-in' ? (
            <Loading label={formatMessage({ id: 'shell.account.waiting' })}>
              <Skeleton height={280} />
            </Loading>
          ) : (
            <AccountFields key={isLogin ? 'login' : 'signup'} mode={isLogin ? 'login' : 'signup'} />
          )}
          <Text tone="soft">
            {formatMessage({ id: isLogin ? 'shell.login.new' : 'shell.signup.already' }, { link: other })}
          </Text>
          <DemoAccounts />
        </Stack>
      </Column>
      <Aside>
        <div>
          <Heading level={2}>{formatMessage({ id: 'shell.signup.asideTitle' })}</Heading>
          <Text tone="hue">{formatMessage({ id: 'shell.signup.asideBody' })}</Text>
        </div>
        <div aria-hidden>
          <LazyPosy seed="maya-tom" progress={1} label="" />
        </div>
      </Aside>
    </Split>
  );
};
