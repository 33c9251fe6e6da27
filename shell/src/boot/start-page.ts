import type { MountProps } from '@posy/shared-contracts/mount-props';
import { browserClock } from '../adapters/browser';
import type { BootData } from '../platform/boot-data';
import type { NewRelease } from '../platform/page/new-release';
import { announceNavigation, announceOpenItems, announcePlan } from '../platform/place/announce';
import { createReadableValue } from '../platform/readable';
import { composeRemotes, shellIdentity } from './compose-remotes';
import { followSession } from './follow-session';
import { createPageServices, type PageServices } from './page-services';
import { renderPage } from './render-page';
import { createShellServices } from './shell-services';
import { startWhenQuiet } from './start-when-quiet';

/** Connects the page with the app around it, if there is one. */
const bridge = (services: PageServices, host: MountProps): void => {
  const { nativeApp: app, market } = services;
  if (app === null) return;
  const report = (error: unknown): void => host.telemetry.error('native app', error);
  import('./bridge-app').then(({ bridgeApp }) => bridgeApp({ app, services, market, host, report })).catch(report);
};

/** Reports parts of the release set that this page does not know; the page works without them. */
const reportUnknown = (boot: BootData, { telemetryOf }: PageServices): void =>
  void import('../platform/remotes/report-unknown-parts')
    .then((module) =>
      module.reportUnknownParts(boot, (remote, error) => telemetryOf(remote).error('release set', error)),
    )
    .catch(() => undefined);

/** Reloads the page after each build; a visitor's page loads none of this code. */
const reloadWhileDeveloping = (currentId: string): void =>
  void import('../adapters/document/development/development-reload').then(({ reloadOnNewRelease }) =>
    reloadOnNewRelease(currentId, browserClock),
  );

/** Exposes the latest events of the bus, read only, for inspection and for journeys. */
const exposeTrace = (trace: () => unknown): void => {
  Object.defineProperty(window, 'posyTrace', { value: trace, writable: false });
};

/** Starts the page: its services, the remotes, and the frame around them. */
export const startPage = (boot: BootData): void => {
  const services = createPageServices(boot);
  const { navigation, openItems, session, market, online } = services;
  document.documentElement.lang = market.locale;
  const newRelease = createReadableValue<NewRelease | null>(null);
  const composition = composeRemotes(boot, services, newRelease);
  const host = composition.propsFor(shellIdentity(boot));
  const shell = createShellServices(boot, services, composition, newRelease);
  followSession(services, composition, host.bus);
  bridge(services, host);
  renderPage(host, shell, composition.messages);
  const { id: currentId } = boot.releaseSet;
  const report = host.telemetry.error;
  const inspected = {
    boot,
    bus: composition.bus,
    problems: services.problems,
    openItems: openItems.kinds,
    api: host.api,
    app: services.nativeApp?.link ?? null,
  };
  startWhenQuiet({ services, session: session.session, market, online, currentId, newRelease, report, inspected });
  reportUnknown(boot, services);
  announceNavigation(host.bus, navigation.location);
  announceOpenItems(host.bus, openItems);
  announcePlan(host.bus, session.session);
  exposeTrace(() => composition.bus.trace());
  if (boot.development) reloadWhileDeveloping(currentId);
};
