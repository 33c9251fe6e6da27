import { type Market, paths } from '@posy/shared-contracts';
import { readReleaseSet, type ReleaseSet } from '@posy/shared-contracts/manifest';
import { browserClock, browserFetch } from '../adapters/browser';
import { followNotifications, prepareOfflineStart } from '../adapters/device/offline-start';
import { readPageOverride } from '../adapters/document/page-override';
import { sendWeddingBucket } from '../adapters/document/wedding-bucket';
import { watchVisibility } from '../adapters/screen/page-visibility';
import { type NewRelease, watchReleases } from '../platform/page/new-release';
import { followRoute } from '../platform/place/head-of-route';
import { watchReach } from '../platform/reach';
import type { WritableReadable } from '../platform/readable';
import type { SessionHost } from '../session/session';
import { offerMeasures } from './measures/offer-measures';
import { type Inspected, offerInspector } from './offer-inspector';
import type { PageServices } from './page-services';

/** The services for the parts that start later. */
export interface LaterOptions {
  services: Pick<PageServices, 'navigation' | 'openItems' | 'missingCode' | 'consent'>;
  session: SessionHost['session'];
  market: Market;
  online: WritableReadable<boolean>;
  currentId: string;
  newRelease: WritableReadable<NewRelease | null>;
  report: (feature: string, error: unknown) => void;
  inspected: Inspected;
}

const readCurrent = async (): Promise<ReleaseSet | null> => {
  const answer = await browserFetch('/releases/current.json', { cache: 'no-cache' });
  return answer.ok ? readReleaseSet(await answer.json()).set : null;
};

/** Starts the work that the first screen does not need, in a chunk of its own. */
export const startLater = ({
  services,
  session,
  market,
  online,
  currentId,
  newRelease,
  report,
  inspected,
}: LaterOptions): void => {
  const { navigation, openItems } = services;
  const override = readPageOverride(document);
  watchReach({
    online,
    clock: browserClock,
    ask: () => browserFetch('/releases/current.json', { method: 'HEAD', cache: 'no-store' }),
  });
  followNotifications(navigation.navigate);
  followRoute(document, navigation.location, window.location.origin);
  watchReleases({
    // A new release is one that differs from what the page would have without its override.
    currentId: override?.deployed ?? currentId,
    read: readCurrent,
    clock: browserClock,
    visible: watchVisibility(),
    location: navigation.location,
    openItems,
    missing: services.missingCode,
    found: newRelease,
    reload: () => window.location.reload(),
  });
  // A visitor's browser stores nothing, and an override is this tab's alone: only signed-in people start offline. A new release set is stored before it is
  // loaded, so that loading it is quick.
  let storedId: string | null = null;
  const save = (): void => {
    const id = newRelease.get()?.set.id ?? currentId;
    if (session.get().status !== 'signed-in' || storedId === id || override !== null) return;
    storedId = id;
    prepareOfflineStart(paths.home(market.prefix), currentId).catch((error: unknown) => report('offline start', error));
  };
  session.subscribe(save);
  newRelease.subscribe(save);
  save();
  const sendBucket = (): void => {
    const now = session.get();
    if (now.status !== 'loading') sendWeddingBucket(document, now.status === 'signed-in' ? now.user.weddingId : null);
  };
  session.subscribe(sendBucket);
  sendBucket();
  offerInspector({ session, market, newRelease, report, inspected });
  offerMeasures({ consent: services.consent, location: navigation.location, set: inspected.boot.releaseSet, report });
};
