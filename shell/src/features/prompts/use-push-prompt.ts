import { nativeConstants } from '@posy/shared-contracts/constants';
import { useHost, useReadable } from '@posy/remote-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStore } from '#adapters/storage/json-store';
import { useShell } from '#host/shell-context';
import { pushShowingsKey } from '#adapters/storage/device-keys';
import { isPushPlace, mayAskForPush, pushShowingsSchema, tickThatAsks } from '#pushes/push-rule';

/** Shows the question after a pause, if it may be shown then. Source: S9-delay-05. */
const useAsking = (): { isAsking: boolean; ask: () => void; close: () => void } => {
  const { clock, location, online, telemetry } = useHost();
  const { pushes } = useShell();
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<() => void>(() => undefined);
  const askIfAllowed = useCallback(async (): Promise<void> => {
    const { push } = await pushes();
    // Without a connection a yes would come to nothing: the next occasion asks.
    if (push === null || !online.get()) return;
    const permission = await push.permission();
    const showings = deviceStore.read(pushShowingsKey, pushShowingsSchema);
    const now = clock.now();
    if (!mayAskForPush({ permission, pathname: location.get().pathname, showings, now })) return;
    deviceStore.write(pushShowingsKey, { count: (showings?.count ?? 0) + 1, lastAt: now });
    setAsking(true);
  }, [clock, location, online, pushes]);
  const ask = useCallback((): void => {
    cancel.current();
    const run = (): void => void askIfAllowed().catch((error: unknown) => telemetry.error('push', error));
    cancel.current = clock.after(nativeConstants.pushPromptDelayMs, run);
  }, [askIfAllowed, clock, telemetry]);
  useEffect(() => () => cancel.current(), []);
  return { isAsking, ask, close: () => setAsking(false) };
};

/**
 * The push prompt's occasions: an enquiry or a message sent, the third tick, and coming to the inbox or home. Nobody is
 * asked two things at once: arriving somewhere is no occasion while the question about tracking is open.
 */
export const usePushPrompt = (): { isAsking: boolean; close: () => void } => {
  const { bus, location } = useHost();
  const { consent } = useShell();
  const { isAsking, ask, close } = useAsking();
  const { pathname } = useReadable(location);
  useEffect(() => {
    if (isPushPlace(pathname) && !consent.state.get().isAsking) ask();
  }, [ask, consent, pathname]);
  useEffect(() => {
    let ticks = 0;
    const stops = [
      bus.subscribe('enquiry.sent', ask),
      bus.subscribe('message.sent', ask),
      bus.subscribe('task.completed', () => {
        ticks += 1;
        if (ticks === tickThatAsks) ask();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [ask, bus]);
  return { isAsking, close };
};
