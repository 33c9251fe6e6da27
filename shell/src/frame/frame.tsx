import styled from '@emotion/styled';
import { parsePath } from '@posy/shared-contracts';
import { useHost, useOnline, useReadable, useSession } from '@posy/remote-kit';
import { media, OfflineBar, SnackbarRegion } from '@posy/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { screenOf } from '../features/screens';
import { CountryInfo } from './country-info';
import { Footer } from './footer';
import { Header } from './header';
import { ScreenPlace } from './screen-place';
import { useShell } from './shell-context';
import { SectionTabs } from './tab-bar';
import { useSessionEnd } from './use-session-end';

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
`;

const Notices = () => {
  const { formatMessage } = useIntl();
  const { notices } = useShell();
  const shown = useReadable(notices.shown);
  const holdAll = (held: boolean) => () => shown.forEach(({ id }) => notices.hold(id, held));
  const items = shown.map(({ id, text, emoji, tone, action }) => ({
    id,
    message: text,
    ...(emoji === undefined ? {} : { emoji }),
    tone: tone === 'error' ? ('error' as const) : ('calm' as const),
    ...(action === undefined
      ? {}
      : {
          action: {
            label: action.label,
            onPress: () => {
              notices.close(id);
              action.run();
            },
          },
        }),
    onClose: () => notices.close(id),
    closeLabel: formatMessage({ id: 'shell.notices.close' }),
  }));
  return (
    <SnackbarRegion
      label={formatMessage({ id: 'shell.notices.label' })}
      items={items}
      onPause={holdAll(true)}
      onResume={holdAll(false)}
    />
  );
};

/** After a change of page: to the top, and the focus to the content, so that the keyboard goes on from there. */
const useFreshPage = (pathname: string) => {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    const earlier = parsePath(before.current).segments;
    const now = parsePath(pathname).segments;
    before.current = pathname;
    // One step deeper or back within an area is a drawer beside its list: both keep their place.
    if (earlier[0] === now[0] && Math.min(earlier.length, now.length) === 1) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};

/** Everything around the screens. A screen of the shell, or the outlet of the remotes, stands in `main`. */
export const Frame = ({ fallback }: { fallback: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { isRemotePath, isBarePath, onOutlet } = useShell();
  const { pathname } = useReadable(useHost().location);
  const online = useOnline();
  const session = useSession();
  const outlet = useRef<HTMLDivElement>(null);
  const main = useFreshPage(pathname);
  useSessionEnd();
  useEffect(() => {
    if (outlet.current !== null) onOutlet(outlet.current);
  }, [onOutlet]);
  const isRemote = isRemotePath(pathname);
  const screen = isRemote ? null : screenOf(pathname);
  const isBare = screen?.frame === 'bare' || (isRemote && isBarePath(pathname));
  const hasTabs = !isBare && session.status === 'signed-in';
  return (
    <>
      <SkipLink href="#main">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      {isRemote && isBare ? null : <Header isBare={isBare} />}
      {online ? null : <OfflineBar>{formatMessage({ id: 'shell.offline' })}</OfflineBar>}
      <Main id="main" tabIndex={-1} ref={main} data-tabs={hasTabs || undefined}>
        <div ref={outlet} hidden={!isRemote} />
        {screen === null ? null : <ScreenPlace key={screen.id} screen={screen} fallback={fallback} />}
      </Main>
      {screen?.frame === 'public' ? <Footer /> : null}
      {hasTabs ? <SectionTabs /> : null}
      <CountryInfo />
      <Notices />
    </>
  );
};
