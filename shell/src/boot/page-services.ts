import { createApiClient } from '@posy/shared-contracts/endpoints';
import { marketOfPath } from '@posy/shared-contracts';
import type { Telemetry } from '@posy/shared-contracts/mount-props';
import { browserClock, browserFetch, loadScript, refusesTracking, watchOnline } from '../adapters/browser';
import { openDurableEvents } from '../adapters/storage/lazy-durable-events';
import { deviceEditMarks } from '../session/waiting/device-edit-marks';
import { deviceStore } from '../adapters/storage/json-store';
import { forgetPersonalStorage } from '../adapters/storage/personal-storage';
import { openNativeApp } from '../native/native-app';
import { sendFile } from '../adapters/device/send-file';
import { leftDocuments, sessionHint } from '../adapters/storage/session-hint';
import { waitFor } from '../adapters/wait-for';
import { createConsent } from '../host/consent/consent-host';
import { createErrorReporter } from '../platform/error-reporter';
import { createNavigation } from '../platform/place/navigation';
import { createNotices } from '../platform/notices/notices';
import { createOpenItems } from '../platform/place/open-items';
import { createScrollMemory } from '../platform/place/scroll-memory';
import { leaveWithOtherTabs } from '../session/leave-with-other-tabs';
import { createSeen } from '../session/seen';
import { createSession } from '../session/session';
import { createWaitingEdits } from '../session/waiting/waiting-edits';
import { createLazyTracking } from '../tracking/lazy-tracking';
import type { BootData } from '../platform/boot-data';

/** The tables of calls; asked for again after a failure. */
const loadFirstPageCalls = async () => (await import('./first-page-calls')).firstPageEndpoints;
const loadLaterCalls = async () => (await import('./later-calls')).laterEndpoints;

/** Loads what a first screen calls, beside its remote. */
export const warmTable = (): void => void loadFirstPageCalls().catch(() => undefined);

/** Everything of the page that does not depend on remotes. */
export const createPageServices = (boot: BootData) => {
  const openItems = createOpenItems();
  // Before single-spa is started, so that a back step can close what is open.
  const navigation = createNavigation({
    window,
    openItems,
    scroll: createScrollMemory({ window, newId: browserClock.newId }),
  });
  const notices = createNotices(browserClock);
  const origin = window.location.origin;
  const reporter = createErrorReporter({
    send: (body) => void api.call('reportError', { body }).catch(() => undefined),
    path: () => navigation.location.get().pathname,
  });
  const telemetryOf = ({ name, version }: { name: string; version: string }): Telemetry => ({
    error: (feature, error) => reporter.report({ feature, remote: name, version, error }),
  });
  const online = watchOnline();
  const durableEvents = openDurableEvents();
  const nativeApp = openNativeApp();
  const session = createSession({
    async forget() {
      forgetPersonalStorage(
        () => localStorage,
        () => sessionStorage,
      );
      await durableEvents.forgetAll();
    },
    async connect() {
      const { connectFirebase } = await import('../session/firebase/connect');
      const report = telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version }).error;
      return connectFirebase({
        firebase: boot.firebase,
        origin,
        market: marketOfPath(window.location.pathname),
        clock: browserClock,
        isOnline: online.get,
        left: leftDocuments,
        isLasting: durableEvents.isLasting,
        native: nativeApp?.signIn ?? null,
        loadScript,
        report,
      });
    },
    hint: sessionHint,
    newId: () => browserClock.newId().replaceAll('-', '').slice(0, 20),
    waitingEdits: createWaitingEdits(deviceEditMarks, browserClock.newId),
    report: (feature, error) =>
      telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version }).error(feature, error),
  });
  leaveWithOtherTabs({
    session: session.session,
    onSetElsewhere: leftDocuments.onSetElsewhere,
    forget: () => forgetPersonalStorage(() => sessionStorage),
    reload: () => window.location.reload(),
  });
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
  });
  const tracking = createLazyTracking({
    // A call that begins while the page is left goes on without it.
    api: apiOver((input, init) => browserFetch(input, { ...init, keepalive: true })),
    isAllowed: () => consent.state.get().isAllowed,
    online,
    session: session.session,
    market: market.prefix,
    locale: market.locale,
    store: deviceStore,
    report: (error) => telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version }).error('tracking', error),
  });
  const seen = createSeen(session, (error) =>
    telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version }).error('seen', error),
  );
  return {
    openItems,
    navigation,
    notices,
    session,
    api,
    telemetryOf,
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
