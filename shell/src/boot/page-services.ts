import { marketOfPath } from '@posy/shared-contracts';
import { createApiClient } from '@posy/shared-contracts/endpoints';
import type { Telemetry } from '@posy/shared-contracts/mount-props';
import { browserClock, browserFetch, loadScript, waitFor } from '../adapters/browser';
import { openNativeSignIn } from '../adapters/native-app';
import { sendFile } from '../adapters/send-file';
import { sessionHint } from '../adapters/session-hint';
import { createErrorReporter } from '../platform/error-reporter';
import { createNavigation } from '../platform/navigation';
import { createNotices } from '../platform/notices';
import { createOpenItems } from '../platform/open-items';
import { createSession } from '../session/session';
import type { BootData } from './boot-data';

/** Everything of the page that does not depend on remotes. */
export const createPageServices = (boot: BootData) => {
  const openItems = createOpenItems();
  // Before single-spa is started, so that a back step can close what is open.
  const navigation = createNavigation({ window, openItems });
  const notices = createNotices(browserClock);
  const origin = window.location.origin;
  const reporter = createErrorReporter({
    send: (body) => void api.call('reportError', { body }).catch(() => undefined),
    path: () => navigation.location.get().pathname,
  });
  const telemetryOf = ({ name, version }: { name: string; version: string }): Telemetry => ({
    error: (feature, error) => reporter.report({ feature, remote: name, version, error }),
  });
  const session = createSession({
    async connect() {
      const { connectFirebase } = await import('../session/firebase/connect');
      const report = telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version }).error;
      return connectFirebase({
        firebase: boot.firebase,
        origin,
        market: marketOfPath(window.location.pathname),
        clock: browserClock,
        native: openNativeSignIn(),
        loadScript,
        report,
      });
    },
    hint: sessionHint,
    newId: () => browserClock.newId().replaceAll('-', '').slice(0, 20),
    report: (feature, error) =>
      telemetryOf({ name: 'shell', version: boot.releaseSet.shell.version }).error(feature, error),
  });
  const api = createApiClient({
    fetch: browserFetch,
    sendFile,
    baseUrl: origin,
    idToken: session.idToken,
    wait: (milliseconds, signal) => waitFor(milliseconds, signal),
  });
  return { openItems, navigation, notices, session, api, telemetryOf };
};
