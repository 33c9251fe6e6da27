import { useHost, useOpenItem, useReadable } from '@posy/remote-kit';
import { nativeConstants } from '@posy/shared-contracts/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { pushShowingsKey } from '#adapters/storage/device-keys';
import { deviceStore } from '#adapters/storage/json-store';
import { useShell } from '#host/shell-context';
import {
  isInConversation,
  isPushPlace,
  mayAskForPush,
  promptAfterTicks,
  pushShowingsSchema,
  usefulActs,
} from '#pushes/push-rule';

/**
 * Shows the question after a pause, if it is allowed then: never over an open dialog or a conversation. After it was
 * closed or left it is not shown again for a while. Source: S9-delay-05.
 */
const useAsking = (): { isAsking: boolean; ask: () => void; close: () => void } => {
  const { bus, clock, location, online, telemetry } = useHost();
  const { pushes } = useShell();
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<() => void>(() => undefined);
  const page = useRef({ isAnyOpen: false, isDue: false, restedAt: 0 });
  const close = useCallback((): void => setAsking(false), []);
  // It counts as open from the decision on, so that nothing else opens while its texts load.
  useOpenItem('dialog', isAsking, close);
  const askIfAllowed = useCallback(async (): Promise<void> => {
    const { push } = await pushes();
    // Without a connection a consent could not be registered: the next occasion asks.
    if (push === null || !online.get()) return;
    const permission = await push.permission();
    const showings = deviceStore.read(pushShowingsKey, pushShowingsSchema);
    const now = clock.now();
    if (!mayAskForPush({ permission, pathname: location.get().pathname, showings, now })) return;
    page.current.isDue = page.current.isAnyOpen || isInConversation(location.get());
    if (page.current.isDue) return;
    deviceStore.write(pushShowingsKey, { count: (showings?.count ?? 0) + 1, lastAt: now });
    setAsking(true);
  }, [clock, location, online, pushes]);
  const ask = useCallback((): void => {
    cancel.current();
    const run = (): void => void askIfAllowed().catch((error: unknown) => telemetry.error('push', error));
    const rest = page.current.restedAt - clock.now();
    cancel.current = clock.after(Math.max(nativeConstants.pushPromptDelayMs, rest), run);
  }, [askIfAllowed, clock, telemetry]);
  useEffect(
    () =>
      bus.subscribe('open-items.changed', ({ kinds }) => {
        page.current.isAnyOpen = kinds.length > 0;
        page.current.restedAt = clock.now() + nativeConstants.promptRestMs;
        if (page.current.isDue && kinds.length === 0) ask();
      }),
    [ask, bus, clock],
  );
  useEffect(
    () =>
      location.subscribe(() => {
        if (page.current.isDue && !page.current.isAnyOpen && !isInConversation(location.get())) ask();
      }),
    [ask, location],
  );
  useEffect(() => () => cancel.current(), []);
  return { isAsking, ask, close };
};

/** A sign-out removes it. */
const hasActedKey = 'posy-has-acted';

/**
 * The occasions of the push prompt: an enquiry or a message was sent, a website was published, or the third task was
 * ticked; and, after the person has done something useful on this device, a visit to the inbox or home. There is only
 * one question at a time: a visit is no occasion while the question about tracking is open.
 */
export const usePushPrompt = (): { isAsking: boolean; close: () => void } => {
  const { bus, location } = useHost();
  const { consent } = useShell();
  const { isAsking, ask, close } = useAsking();
  const { pathname } = useReadable(location);
  useEffect(() => {
    const hasActed = deviceStore.read(hasActedKey, v.literal(true)) ?? false;
    if (isPushPlace(pathname) && hasActed && !consent.state.get().isAsking) ask();
  }, [ask, consent, pathname]);
  useEffect(() => {
    let ticks = 0;
    const stops = [
      ...usefulActs.map((act) => bus.subscribe(act, () => deviceStore.write(hasActedKey, true))),
      bus.subscribe('enquiry.sent', ask),
      bus.subscribe('message.sent', ask),
      bus.subscribe('website.published', ask),
      bus.subscribe('task.completed', () => {
        ticks += 1;
        if (ticks === promptAfterTicks) ask();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [ask, bus]);
  return { isAsking, close };
};
