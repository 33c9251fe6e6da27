import { marketOfPath } from '@posy/shared-contracts';
import type { Telemetry } from '@posy/shared-contracts/mount-props';
import { browserClock, loadScript } from '../adapters/browser';
import type { BrowserDurableStore } from '../adapters/storage/durable-events-db';
import { forgetInTab, forgetOnDevice } from '../adapters/storage/personal-storage';
import { leftDocuments, sessionHint } from '../adapters/storage/session-hint';
import { waitFor } from '../adapters/wait-for';
import type { NativeApp } from '../native/native-app';
import type { BootData } from '../platform/boot-data';
import { leaveWithOtherTabs } from '../session/leave-with-other-tabs';
import { createSession } from '../session/session';
import { deviceEditMarks } from '../session/waiting/device-edit-marks';
import { createWaitingEdits } from '../session/waiting/waiting-edits';

interface SessionParts {
  boot: BootData;
  durableEvents: BrowserDurableStore;
  nativeApp: NativeApp | null;
  isOnline: () => boolean;
  report: Telemetry['error'];
}

/**
 * The session over Firebase, which loads when a person signs in or did before; it ends together with that of other
 * tabs.
 */
export const openSession = ({ boot, durableEvents, nativeApp, isOnline, report }: SessionParts) => {
  const session = createSession({
    async forget() {
      forgetOnDevice();
      await durableEvents.forgetAll();
    },
    async connect() {
      const { connectFirebase } = await import('../session/firebase/connect');
      return connectFirebase({
        firebase: boot.firebase,
        origin: window.location.origin,
        market: marketOfPath(window.location.pathname),
        clock: browserClock,
        isOnline,
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
    report,
    wait: waitFor,
  });
  leaveWithOtherTabs({
    session: session.session,
    onSetElsewhere: leftDocuments.onSetElsewhere,
    forget: forgetInTab,
    reload: () => window.location.reload(),
  });
  return session;
};
