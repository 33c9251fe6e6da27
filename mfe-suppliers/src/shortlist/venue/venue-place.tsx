import {
  ErrorBoundary,
  joinCatalogues,
  lazyFeature,
  useHost,
  useLocaleInfo,
  useReadable,
  useSession,
} from '@posy/remote-kit';
import { Suspense, useEffect, useState } from 'react';
import { catalogues as first } from '#messages/index';
import { catalogues as shortlist } from '../messages/index';
import { catalogues as own } from '../own/messages/index';
import { halfWay, lastShown } from './asking/stored';
import { venueAsks } from './asking/venue-asks';
import { catalogues as venue } from './messages/index';
import type { VenuePopupProps } from './popup/venue-popup';
import { type Circumstances, whatToDo } from './rules/showing';

const LatePopup = lazyFeature<VenuePopupProps>(
  async () => (await import('./popup/venue-popup')).VenuePopup,
  joinCatalogues(first, shortlist, own, venue),
);

/** Loads the popup at a trigger, and shows it once nothing blocks it. */
const useOccasion = () => {
  const { clock, location, telemetry } = useHost();
  const session = useSession();
  const { catalogue } = useLocaleInfo();
  const { pathname } = useReadable(location);
  const { trigger, openKinds } = useReadable(venueAsks);
  const [isLoaded, setLoaded] = useState(false);
  const [shown, setShown] = useState<Circumstances['trigger'] | null>(null);
  const weddingId = session.status === 'signed-in' ? (session.wedding?.id ?? null) : null;
  useEffect(() => {
    if (weddingId !== null && halfWay.read(weddingId)?.isOpen === true) venueAsks.ask('resumed');
  }, [weddingId]);
  useEffect(() => {
    if (trigger === null || shown !== null) return;
    const circumstances = { session, pathname, openKinds, lastShownAt: lastShown.read(), now: clock.now() };
    const todo = whatToDo({ trigger, ...circumstances });
    if (todo === 'wait') return;
    if (todo === 'drop') return venueAsks.answered();
    if (isLoaded) {
      setShown(trigger);
      return venueAsks.answered();
    }
    LatePopup.load(catalogue).then(
      () => setLoaded(true),
      (error: unknown) => {
        telemetry.error('venue-confirmation', error);
        venueAsks.answered();
      },
    );
  }, [catalogue, clock, isLoaded, openKinds, pathname, session, shown, telemetry, trigger]);
  const isSettled = session.status === 'signed-in' && session.wedding?.bookings.venue === true;
  useEffect(() => {
    // The venue was booked meanwhile, on another device or on this page: there is nothing left to ask.
    if (shown === null || weddingId === null || !isSettled) return;
    halfWay.forget(weddingId);
    setShown(null);
  }, [isSettled, shown, weddingId]);
  return { shown, close: () => setShown(null) };
};

/** The place of the venue confirmation popup: renders nothing until a trigger. Source: S2-popup-02. */
export const VenuePlace = () => {
  const { telemetry } = useHost();
  const session = useSession();
  const { shown, close } = useOccasion();
  const wedding = session.status === 'signed-in' ? session.wedding : null;
  if (shown === null || wedding === null || session.status !== 'signed-in') return null;
  const failed = (error: unknown): void => {
    telemetry.error('venue-confirmation', error);
    close();
  };
  return (
    <ErrorBoundary onError={failed}>
      <Suspense fallback={null}>
        <LatePopup trigger={shown} wedding={wedding} uid={session.uid} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
};
