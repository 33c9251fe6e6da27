import { Slot, useHost, useSignedIn } from '@posy/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import * as v from 'valibot';
import { ratingAskedKey } from '#adapters/storage/device-keys';
import { tabStore } from '#adapters/storage/json-store';
import { useShell } from '#host/shell-context';
import { useArrivingPushes } from './pushes/use-arriving-pushes';
import { usePushPrompt } from './pushes/use-push-prompt';
import { useReadPushes } from './pushes/use-read-pushes';
import { mayAskToRate } from './rating-rule';
import { useIconCount } from './use-icon-count';
import { useJoinedWord } from './use-joined-word';
import { useLostEditsWord } from './use-lost-edits-word';
import { useNoRoomWord } from './use-no-room-word';
import { useStorageWord } from './use-storage-word';

const PushDialog = lazy(async () => ({ default: (await import('./pushes/push-dialog')).PushDialog }));

const noProps = {};

/** Has the app ask for a rating when the conditions are met; browsers have nothing to rate. Source: S9-app-rating. */
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

/** The prompts and notices that appear by themselves while a person is signed in. */
export const Prompts = () => {
  const { isAsking, close } = usePushPrompt();
  useStorageWord();
  useLostEditsWord();
  useNoRoomWord();
  useJoinedWord();
  useRatingPrompt();
  useArrivingPushes();
  useIconCount();
  useReadPushes();
  return (
    <>
      {/* Its content opens over the page; nothing is visible while it loads, or fails to load. */}
      <div hidden>
        <Slot name="venue-confirmation" props={noProps} />
      </div>
      {isAsking ? (
        <Suspense fallback={null}>
          <PushDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
