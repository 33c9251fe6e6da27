import { marketOfPath } from '@posy/shared-contracts';
import { createApiClient } from '@posy/shared-contracts/endpoints';
import type { Telemetry } from '@posy/shared-contracts/mount-props';
import { browserClock, browserFetch, refusesTracking, watchOnline } from '../adapters/browser';
import { sendFile } from '../adapters/device/send-file';
import { isShownAgain } from '../adapters/document/shown-again';
import { isNarrowPage } from '../adapters/screen/use-wide-page';
import { deviceStore } from '../adapters/storage/json-store';
import { openDurableEvents } from '../adapters/storage/lazy-durable-events';
import { tabStorage } from '../adapters/storage/web-storages';
import { waitFor } from '../adapters/wait-for';
import { createConsent } from '../host/consent/consent-host';
import { isSecondScreen } from '../host/consent/second-screen';
import { openNativeApp } from '../native/native-app';
import { createOpenItems } from '../platform/back/open-items';
import type { BootData } from '../platform/boot-data';
import { createErrorReporter } from '../platform/error-reporter';
import { isMissingCode } from '../platform/loading/missing-code';
import { createNotices } from '../platform/notices/notices';
import { createNavigation } from '../platform/place/navigation';
import { createScrollMemory } from '../platform/place/scroll-memory';
import { createReadableValue } from '../platform/readable';
import { createSeen } from '../session/seen';
import { createLazyTracking } from '../tracking/lazy-tracking';
import { openSession } from './open-session';

/** The tables of endpoints; a failed load is repeated. */
const loadFirstPageCalls = async () => (await import('./calls/first-page-calls')).firstPageEndpoints;
const loadLaterCalls = async () => (await import('./calls/later-calls')).laterEndpoints;

/** Loads the endpoints of a first screen in parallel with its remote. */
export const warmTable = (): void => void loadFirstPageCalls().catch(() => undefined);

/** The page's services that do not depend on remotes. */
export const createPageServices = (boot: BootData) => {
  const openItems = createOpenItems();
  // It is made before single-spa starts, so that a back step can close what is open.
  const navigation = createNavigation({
    window,
    openItems,
    scroll: createScrollMemory({ window, newId: browserClock.newId, storage: tabStorage, isAgain: isShownAgain() }),
  });
  const notices = createNotices(browserClock, isNarrowPage);
  const origin = window.location.origin;
  const reporter = createErrorReporter({
    send: (body) => void api.call('reportError', { body: { ...body, set: boot.releaseSet.id } }).catch(() => undefined),
    path: () => navigation.location.get().pathname,
    now: () => performance.now(),
  });
  const missingCode = createReadableValue(0);
  const telemetryOf = ({ name, version }: { name: string; version: string }): Telemetry => ({
    error: (feature, error) => {
      if (isMissingCode(error)) missingCode.set(missingCode.get() + 1);
      reporter.report({ feature, remote: name, version, error });
    },
  });
  const online = watchOnline();
  const durableEvents = openDurableEvents();
  const nativeApp = openNativeApp();
  const reportAs = telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version }).error;
  const session = openSession({ boot, durableEvents, nativeApp, isOnline: online.get, report: reportAs });
  const apiOver = (fetch: typeof browserFetch) =>
    createApiClient({
      tables: [loadFirstPageCalls, loadLaterCalls],
      fetch,
      sendFile,
      baseUrl: origin,
      idToken: session.idToken,
      wait: (milliseconds, signal) => waitFor(milliseconds, signal),
    });
  const api = apiOver(browserFetch);
  const market = marketOfPath(window.location.pathname);
  const consent = createConsent({
    market: market.prefix,
    store: deviceStore,
    clock: browserClock,
    refusedByBrowser: refusesTracking(),
    isSecondScreen: isSecondScreen(document.referrer, window.location),
  });
  const tracking = createLazyTracking({
    // A call that begins while the page is left continues without it.
    api: apiOver((input, init) => browserFetch(input, { ...init, keepalive: true })),
    isAllowed: () => consent.state.get().isAllowed,
    online,
    session: session.session,
    market: market.prefix,
    locale: market.locale,
    store: deviceStore,
    report: (error) => reportAs('tracking', error),
  });
  const seen = createSeen(session, (error) => reportAs('seen', error));
  return {
    openItems,
    navigation,
    notices,
    session,
    api,
    telemetryOf,
    problems: reporter.problems,
    missingCode,
    market,
    online,
    durableEvents,
    consent,
    tracking,
    nativeApp,
    seen,
  };
};
export type PageServices = ReturnType<typeof createPageServices>;
