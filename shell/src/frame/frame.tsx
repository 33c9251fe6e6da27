import styled from '@emotion/styled';
import { useHost, useReadable, useServing, useSession, useWasServed } from '@posy/remote-kit';
import { media } from '@posy/shared-ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { QuietBoundary } from '../host/quiet-boundary';
import { ScreenPlace } from '../host/screen-place';
import { useShell } from '../host/shell-context';
import { ConnectionBar } from './connection-bar';
import { CountryInfo } from './country-info';
import { Footer } from './footer';
import { Header } from './header/header';
import { SectionTabs } from './header/tab-bar';
import { ConsentPlace, LateParts } from './late-parts';
import { NewVersionPlace } from './new-version-place';
import { NoticePlace } from './notice-place';
import { SignUpPlace } from './sign-up-place';
import { useFreshPage } from './use-fresh-page';
import { useRoomAbove } from './use-room-above';
import { useSessionEnd } from './use-session-end';

const LostWedding = lazy(async () => ({
  default: (await import('./lost-wedding/lost-wedding-watch')).LostWeddingWatch,
}));

/**
 * The screen reserves space for the lines above it within itself, so that its content does not move when a line
 * appears.
 */
const Below = styled.div`
  position: relative;
`;

const Lines = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  ${media.print} {
    display: none;
  }
`;

const Main = styled.main`
  min-block-size: calc(100dvh - var(--posy-above, 69px) + var(--posy-lines, 0px));
  padding-block-start: var(--posy-lines, 0px);
  outline: none;
  ${media.print} {
    padding-block-start: 0;
  }
  ${media.phone} {
    min-block-size: calc(100dvh - var(--posy-above, 61px) + var(--posy-lines, 0px));
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

/**
 * A remote's screen that came with the document is not rendered by the frame: it stays unchanged until the remote
 * hydrates it.
 */
const useServedOutlet = (isRemote: boolean) => {
  const serving = useServing();
  const [wasServed] = useState(useWasServed() && isRemote);
  return wasServed
    ? { dangerouslySetInnerHTML: { __html: serving?.outlet ?? '' }, suppressHydrationWarning: true }
    : {};
};

/** Everything around the screens. `main` contains a screen of the shell, or the outlet of the remotes. */
export const Frame = ({ fallback }: { fallback: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { isRemotePath, isBarePath, onOutlet, parts } = useShell();
  const place = useReadable(useHost().location);
  const { pathname } = place;
  const session = useSession();
  const outlet = useRef<HTMLDivElement>(null);
  const main = useFreshPage(place);
  useSessionEnd();
  const above = useRoomAbove();
  useEffect(() => {
    if (outlet.current !== null) onOutlet(outlet.current);
  }, [onOutlet]);
  const isRemote = isRemotePath(pathname);
  const served = useServedOutlet(isRemote);
  const screen = isRemote ? null : parts.screenOf(pathname);
  const isBare = screen?.frame === 'bare' || (isRemote && isBarePath(pathname));
  const hasTabs = !isBare && session.status !== 'signed-out';
  const hasFooter = screen?.frame === 'public' || (screen?.frame === 'open' && !hasTabs);
  return (
    <>
      <SkipLink href="#main">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      {isRemote && isBare ? null : <Header isBare={isBare} />}
      <Below>
        <Lines ref={above}>
          <ConnectionBar />
          <ConsentPlace isAlone={isRemote && isBare} />
        </Lines>
        <Main id="main" tabIndex={-1} ref={main} data-tabs={hasTabs || undefined}>
          <div ref={outlet} hidden={!isRemote} {...served} />
          {screen === null ? null : <ScreenPlace key={screen.id} screen={screen} fallback={fallback} />}
        </Main>
      </Below>
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
