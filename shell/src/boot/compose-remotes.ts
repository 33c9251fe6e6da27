import { loadMessages, type Messages, zoneOfMarket } from '@posy/remote-kit';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { LocaleInfo, MountProps, Readable } from '@posy/shared-contracts/mount-props';
import { browserClock, browserTimeZone, inOneTab, savesData } from '../adapters/browser';
import { areComing } from '../adapters/document/coming-files';
import { watchViewport } from '../adapters/screen/viewport';
import { tabStorage } from '../adapters/storage/web-storages';
import { createSignUpAsks } from '../host/navigation/sign-up-asks';
import { createRemoteViews } from '../host/remote-views';
import { catalogues } from '../messages';
import type { BootData } from '../platform/boot-data';
import type { NewRelease } from '../platform/page/new-release';
import { createPageBus } from '../platform/page/page-bus';
import { createPreload } from '../platform/page/preload';
import { createReadableValue } from '../platform/readable';
import { isActiveAt } from '../platform/remotes/active-at';
import { faultsKey, withSwitchedFaults } from '../platform/remotes/faults/switched-faults';
import { createRemoteLoader } from '../platform/remotes/federation';
import { isOfContract } from '../platform/remotes/known-remotes';
import { warmApplications } from '../platform/remotes/late-applications';
import { warmRouter } from '../platform/remotes/offered-modules';
import { createSlots } from '../platform/remotes/slots';
import { type PageServices, warmTable } from './page-services';
import { withRetries } from './with-retries';

/** The shell's own name and version, as every remote has them. */
export const shellIdentity = ({ releaseSet }: BootData) => ({ name: 'shell', version: releaseSet.shell.version });

/** A member of the set as reports name it; what is none of them has no version. */
const identityOf = (boot: BootData, name: string) =>
  boot.releaseSet.remotes.find((remote) => remote.name === name) ?? { ...shellIdentity(boot), name };

const localeOf = ({ market }: PageServices) => {
  const { locale, catalogue } = market;
  const [timeZone, served] = [browserTimeZone(), zoneOfMarket(market)];
  const here: LocaleInfo = { market, locale, catalogue, timeZone };
  return createReadableValue<LocaleInfo>(here, timeZone === served ? here : { ...here, timeZone: served });
};

/** Composes the remotes of this page: their loader, their slots, the bus between them, and their mount props. */
export const composeRemotes = (boot: BootData, services: PageServices, newRelease: Readable<NewRelease | null>) => {
  const { navigation, notices, openItems, session, api, telemetryOf, market, online, tracking, seen } = services;
  const viewport = watchViewport(window, browserClock);
  const locale = localeOf(services);
  const remotes = boot.releaseSet.remotes.filter(isOfContract);
  const faults = tabStorage.getItem(faultsKey);
  const loader = withSwitchedFaults(createRemoteLoader({ after: browserClock.after, areComing }), faults, browserClock);
  const isSparing = (): boolean => savesData() || !online.get();
  const preload = createPreload({ remotes, loader, warm: warmApplications, isSparing });
  if (remotes.some((remote) => isActiveAt(remote, window.location.pathname))) {
    warmRouter();
    warmApplications();
    warmTable();
  }
  const messages: Promise<Messages> = withRetries(() => loadMessages(catalogues, market.catalogue), browserClock);
  const views = createRemoteViews({ messages, locale: market, nonce: boot.nonce, newRelease });
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
    report: (feature, remote, error) => telemetryOf(identityOf(boot, remote)).error(feature, error),
  });
  return { remotes, loader, views, propsFor, report, bus, signUpAsks, messages };
};
export type Composition = ReturnType<typeof composeRemotes>;
