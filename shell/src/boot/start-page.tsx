import { isWithin } from '@posy/shared-contracts';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { LocaleInfo, MountProps } from '@posy/shared-contracts/mount-props';
import { loadMessages, createQueryClient, RemoteRoot, type Messages } from '@posy/remote-kit';
import { createRoot } from 'react-dom/client';
import { browserClock, browserTimeZone, inOneTab, savesData } from '../adapters/browser';
import { reloadOnNewRelease } from '../adapters/development-reload';
import { watchInstallPrompt } from '../adapters/install-prompt';
import { deviceStore } from '../adapters/json-store';
import { createSeenEntries } from '../adapters/seen-entries';
import type { Pushes } from '../pushes/pushes';
import { watchViewport } from '../adapters/viewport';
import { createSignUpAsks } from '../host/sign-up-asks';
import { frameParts } from '../features/frame-parts';
import { Frame } from '../frame/frame';
import { PageLoading, createRemoteViews } from '../host/remote-views';
import { ShellProvider, type ShellServices } from '../host/shell-context';
import { catalogues } from '../messages';
import { isActiveAt } from '../platform/active-at';
import { isOwnHome } from '../platform/own-home';
import { createRemoteLoader } from '../platform/federation';
import { isOfContract } from '../platform/known-remotes';
import { startByChunk, startLateApplications, warmApplications } from '../platform/late-applications';
import type { NewRelease } from '../platform/new-release';
import { announceNavigation, announceOpenItems, announcePlan } from '../platform/announce';
import { warmOfferedModules, warmRouter } from '../platform/offered-modules';
import { createPageBus } from '../platform/page-bus';
import { createPreload } from '../platform/preload';
import { createReadableValue } from '../platform/readable';
import { createSlots } from '../platform/slots';
import type { BootData } from '../platform/boot-data';
import { tellBootFailed } from './boot-failed';
import { createPageServices, warmTable } from './page-services';
import { patiently } from './patiently';
import { startWhenQuiet } from './start-when-quiet';

/** Starts the page: session, bus, slots, remotes, and the frame around them. */
export const startPage = (boot: BootData): void => {
  const services = createPageServices(boot);
  const { navigation, notices, openItems, session, api, telemetryOf, market, online, tracking, seen } = services;
  document.documentElement.lang = market.locale;
  const install = watchInstallPrompt();
  const newRelease = createReadableValue<NewRelease | null>(null);
  const viewport = watchViewport(window, browserClock);
  const locale = createReadableValue<LocaleInfo>({
    market,
    locale: market.locale,
    catalogue: market.catalogue,
    timeZone: browserTimeZone(),
  });
  const telemetry = telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version });
  const remotes = boot.releaseSet.remotes.filter(isOfContract);
  const loader = createRemoteLoader(browserClock);
  const preload = createPreload({
    remotes,
    loader,
    warm: warmApplications,
    isSparing: () => savesData() || !online.get(),
  });
  if (remotes.some((remote) => isActiveAt(remote, window.location.pathname))) {
    warmRouter();
    warmApplications();
    warmTable();
  }
  const messages = patiently(() => loadMessages(catalogues, market.catalogue), browserClock);
  const views = createRemoteViews({ messages, locale: market, nonce: boot.nonce });

  const signUpAsks = createSignUpAsks(session.session);
  const propsFor = ({ name, version }: { name: string; version: string }): MountProps => ({
    remote: { name, version },
    session: session.session,
    bus: bus.forRemote(name),
    api,
    firestore: session.firestore,
    locale,
    location: navigation.location,
    navigate: navigation.navigate,
    askToSignUp: signUpAsks.ask,
    preload,
    notices,
    slots,
    openItems,
    telemetry: telemetryOf({ name, version }),
    tracking,
    seen,
    clock: browserClock,
    online,
    viewport,
    ...(services.nativeApp && { device: services.nativeApp.device }),
    nonce: boot.nonce,
  });
  const report = (remote: ReleasedRemote, error: unknown): void => telemetryOf(remote).error('remote', error);
  const slots = createSlots({ remotes, loader, propsFor, views, report });
  const bus = createPageBus({
    remotes,
    loader,
    propsFor,
    store: services.durableEvents,
    inOneTab,
    clock: browserClock,
    uid: () => {
      const now = session.session.get();
      return now.status === 'signed-in' ? now.uid : null;
    },
    report: (feature, remote, error) => telemetryOf({ name: remote, version: '' }).error(feature, error),
  });

  const shellProps = propsFor({ name: 'shell', version: boot.releaseSet.shell.version });
  let pushes: Promise<Pushes> | null = null;
  const openPushes = (): Promise<Pushes> => {
    const report = (error: unknown): void => telemetry.error('push', error);
    pushes ??= import('../pushes/pushes').then((module) =>
      module.openPushes({ app: services.nativeApp, firebase: boot.firebase, api, report }),
    );
    pushes.catch(() => (pushes = null));
    return pushes;
  };
  let started = false;
  const shell: ShellServices = {
    market,
    parts: frameParts,
    releaseSet: { ...boot.releaseSet, remotes },
    session,
    notices,
    socialProviders: boot.firebase.providers,
    goodbyes: new Set(),
    seenEntries: createSeenEntries(deviceStore),
    demo: boot.demo,
    install,
    newRelease,
    isBarePath: (pathname) =>
      remotes.some(({ manifest }) => manifest.bareBasePaths.some((basePath) => isWithin(pathname, basePath))),
    isRemotePath: (pathname) =>
      !isOwnHome(session.session.get(), pathname) && remotes.some((remote) => isActiveAt(remote, pathname)),
    onOutlet(outlet) {
      if (started) return;
      started = true;
      const start = startByChunk((error) => telemetry.error('single-spa', error));
      const { location } = navigation;
      const isOwn = (pathname: string): boolean => isOwnHome(session.session.get(), pathname);
      const onOwnChanged = (listener: () => void) => session.session.subscribe(listener);
      const parts = { remotes, loader, outlet, propsFor, views, report, isOwn, onOwnChanged };
      startLateApplications({ ...parts, location, start });
    },
    consent: services.consent,
    pushes: openPushes,
    leftAt: navigation.leftAt,
    signUpAsks,
    askToRate: services.nativeApp?.askToRate ?? null,
  };

  let announced: string | null | undefined;
  const announceSession = (): void => {
    const now = session.session.get();
    if (now.status === 'loading') return;
    const uid = now.status === 'signed-in' ? now.uid : null;
    const weddingId = now.status === 'signed-in' ? now.user.weddingId : null;
    if (announced === uid) return;
    announced = uid;
    void shellProps.bus.publish('session.changed', { uid, weddingId });
    if (uid === null) return;
    warmOfferedModules();
    warmApplications();
    bus.startReactions();
    bus.keepDelivering();
  };
  session.session.subscribe(announceSession);
  announceSession();
  online.subscribe(() => {
    if (!online.get()) return;
    bus.keepDelivering();
    session.recountEdits();
  });

  const app = services.nativeApp;
  const reportApp = (error: unknown): void => telemetry.error('native app', error);
  if (app !== null)
    import('./bridge-app')
      .then(({ bridgeApp }) => bridgeApp({ app, services, market, bus: shellProps.bus, report: reportApp }))
      .catch(reportApp);
  const root = createRoot(document.getElementById('root') as HTMLElement, { identifierPrefix: 'shell-' });
  const render = (catalogue: Messages): void =>
    root.render(
      <RemoteRoot
        host={shellProps}
        queryClient={createQueryClient()}
        messages={catalogue}
        onError={(error) => telemetry.error('frame', error)}
      >
        <ShellProvider value={shell}>
          <Frame fallback={<PageLoading />} />
        </ShellProvider>
      </RemoteRoot>,
    );
  messages.then(render).catch((error: unknown) => {
    telemetry.error('boot', error);
    tellBootFailed();
  });
  startWhenQuiet({
    services,
    session: session.session,
    market,
    online,
    currentId: boot.releaseSet.id,
    newRelease,
    report: telemetry.error,
  });
  // What it tells is for operators: a page without it is whole.
  import('../platform/tell-unknown')
    .then(({ tellUnknown }) => tellUnknown(boot, (remote, error) => telemetryOf(remote).error('release set', error)))
    .catch(() => undefined);
  announceNavigation(shellProps.bus, navigation.location);
  announceOpenItems(shellProps.bus, openItems);
  announcePlan(shellProps.bus, session.session);
  exposeTrace(() => bus.trace());
  if (boot.development) reloadOnNewRelease(boot.releaseSet.id, browserClock);
};

/** What the bus did lately, for people who look into a page and for journeys. Read only. */
const exposeTrace = (trace: () => unknown): void => {
  Object.defineProperty(window, 'posyTrace', { value: trace, writable: false });
};
