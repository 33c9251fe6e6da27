import { createApiClient } from '@posy/shared-contracts/endpoints';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { Readable } from '@posy/shared-contracts/mount-props';
import { browserFetch } from '#adapters/browser';
import { sendFile } from '#adapters/device/send-file';
import { readPage } from '#adapters/inspector/read-page';
import { landingPath } from '#adapters/screen/landing-path';
import { watchVitals } from '#adapters/screen/page-vitals';
import { whenHidden } from '#adapters/screen/when-hidden';
import { waitFor } from '#adapters/wait-for';
import type { ConsentHost } from '#host/consent/consent-host';
import { measurePage } from '#tracking/measures/measure-page';

export interface MeasureOptions {
  consent: Pick<ConsentHost, 'state'>;
  location: Readable<{ pathname: string }>;
  set: ReleaseSet;
  report: (feature: string, error: unknown) => void;
}

const loadCalls = async () => (await import('../calls/later-calls')).laterEndpoints;

/** Starts the measures of this page. */
export const startMeasuring = ({ consent, location, set }: MeasureOptions): void => {
  const api = createApiClient({
    tables: [loadCalls],
    // A call that begins while the page is left continues without it.
    fetch: (input, init) => browserFetch(input, { ...init, keepalive: true }),
    sendFile,
    baseUrl: window.location.origin,
    // Numbers belong to nobody.
    idToken: () => Promise.resolve(null),
    wait: waitFor,
  });
  // A page that is left loads nothing any more.
  void loadCalls().catch(() => undefined);
  measurePage({
    set,
    landing: landingPath(),
    location,
    isAllowed: () => consent.state.get().isAllowed,
    watchVitals,
    readPage,
    whenHidden,
    // Without a connection they are lost: the next page has its own.
    send: (body) => void api.call('measurePage', { body }).catch(() => undefined),
  });
};
