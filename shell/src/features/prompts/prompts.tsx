import { storageKeys } from '@posy/shared-contracts/constants';
import { useHost, useSignedIn } from '@posy/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import * as v from 'valibot';
import { deviceStore, tabStore } from '#adapters/storage/json-store';
import { useShell } from '#host/shell-context';
import { ratingAskedKey } from '#adapters/storage/device-keys';
import { mayAskToRate } from './rating-rule';
import { useArrivingPushes } from './use-arriving-pushes';
import { useIconCount } from './use-icon-count';
import { useLostEditsWord } from './use-lost-edits-word';
import { useNoRoomWord } from './use-no-room-word';
import { usePushPrompt } from './use-push-prompt';
import { useStorageWord } from './use-storage-word';
import { isVenueReminderDue, venueShownSchema } from './venue-reminder';

const PushDialog = lazy(async () => ({ default: (await import('./push-dialog')).PushDialog }));

/** Asks for the venue popup when its time has come; whoever shows suppliers shows it. Source: S4-venue-trigger-05. */
const useVenueReminder = (): void => {
  const { bus, clock } = useHost();
  const person = useSignedIn();
  useEffect(() => {
    if (person === null) return;
    const now = clock.now();
    const lastShownAt = deviceStore.read(storageKeys.venueConfirmationShown, venueShownSchema);
    if (!isVenueReminderDue({ person, lastShownAt, now })) return;
    deviceStore.write(storageKeys.venueConfirmationShown, new Date(now).toISOString());
    void bus.publish('venue-confirmation.requested', { trigger: 'reminder' });
  }, [bus, clock, person]);
};

/** Has the app ask for a rating when the time has come; browsers have nothing to rate. Source: S9-app-rating. */
const useRatingPrompt = (): void => {
  const { clock } = useHost();
  const { askToRate } = useShell();
  const person = useSignedIn();
  useEffect(() => {
    if (person === null || askToRate === null) return;
    const wasAsked = tabStore.read(ratingAskedKey, v.literal(true)) ?? false;
    if (!mayAskToRate({ person, wasAsked, now: clock.now() })) return;
    tabStore.write(ratingAskedKey, true);
    askToRate();
  }, [askToRate, clock, person]);
};

/** What the product asks and says by itself while somebody is signed in. */
export const Prompts = () => {
  const { isAsking, close } = usePushPrompt();
  useStorageWord();
  useLostEditsWord();
  useNoRoomWord();
  useVenueReminder();
  useRatingPrompt();
  useArrivingPushes();
  useIconCount();
  return isAsking ? (
    <Suspense fallback={null}>
      <PushDialog onClose={close} />
    </Suspense>
  ) : null;
};
