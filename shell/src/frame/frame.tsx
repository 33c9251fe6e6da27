import styled from '@emotion/styled';
import { useHost, useReadable, useSession } from '@posy/remote-kit';
import { media } from '@posy/shared-ui';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { QuietBoundary } from '../host/quiet-boundary';
import { ConnectionBar } from './connection-bar';
import { CountryInfo } from './country-info';
import { Footer } from './footer';
import { Header } from './header/header';
import { ConsentPlace, LateParts } from './late-parts';
import { NoticePlace } from './notice-place';
import { NewVersionPlace } from './new-version-place';
import { ScreenPlace } from '../host/screen-place';
import { useShell } from '../host/shell-context';
import { SignUpPlace } from './sign-up-place';
import { SectionTabs } from './header/tab-bar';
import { useFreshPage } from './use-fresh-page';
import { useSessionEnd } from './use-session-end';

const LostWedding = lazy(async () => ({
  default: (await import('./lost-wedding/lost-wedding-watch')).LostWeddingWatch,
}));

const Main = styled.main`
  min-block-size: calc(100dvh - 69px);
  outline: none;
  ${media.phone} {
    min-block-size: calc(100dvh - 61px);
    &[data-tabs] {
      padding-block-end: 76px;
    }
  }
`;

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: -100px;
  inset-inline-start: 16px;
  z-index: 99;
  padding: 12px 16px;
  background: var(--posy-surface);
  &:focus {
    inset-block-start: 12px;
  }
  ${media.print} {
    display: none;
  }
`;

/** Everything around the screens. A screen of the shell, or the outlet of the remotes, stands in `main`. */
export const Frame = ({ fallback }: { fallback: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { isRemotePath, isBarePath, onOutlet, parts } = useShell();
  const place = useReadable(useHost().location);
  const { pathname } = place;
  const session = useSession();
  const outlet = useRef<HTMLDivElement>(null);
  const main = useFreshPage(place);
  useSessionEnd();
  useEffect(() => {
    if (outlet.current !== null) onOutlet(outlet.current);
  }, [onOutlet]);
  const isRemote = isRemotePath(pathname);
  const screen = isRemote ? null : parts.screenOf(pathname);
  const isBare = screen?.frame === 'bare' || (isRemote && isBarePath(pathname));
  const hasTabs = !isBare && session.status !== 'signed-out';
  const hasFooter = screen?.frame === 'public' || (screen?.frame === 'open' && !hasTabs);
  return (
    <>
      <SkipLink href="#main">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      {isRemote && isBare ? null : <Header isBare={isBare} />}
      <ConnectionBar />
      <ConsentPlace isAlone={isRemote && isBare} />
      <Main id="main" tabIndex={-1} ref={main} data-tabs={hasTabs || undefined}>
        <div ref={outlet} hidden={!isRemote} />
        {screen === null ? null : <ScreenPlace key={screen.id} screen={screen} fallback={fallback} />}
      </Main>
      {hasFooter ? <Footer /> : null}
      {hasTabs ? <SectionTabs /> : null}
      <CountryInfo />
      {session.status === 'signed-in' ? (
        <QuietBoundary>
          <Suspense fallback={null}>
            <LostWedding />
          </Suspense>
        </QuietBoundary>
      ) : null}
      <NoticePlace />
      <NewVersionPlace />
      <SignUpPlace />
      <LateParts isAlone={isRemote && isBare} />
    </>
  );
};
