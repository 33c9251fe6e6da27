import type { TraceEntry } from '@posy/shared-contracts/bus';
import { useEffect, useState } from 'react';
import { federationInstances, readPage } from '#adapters/inspector/read-page';
import type { NativeLogEntry } from '#native/native-link';
import type { SeenProblem } from '#platform/error-reporter';
import { type RemoteFacts, remoteFacts } from '#platform/inspected/remote-facts';
import { type SharedModuleFacts, sharedModules } from '#platform/inspected/shared-modules';
import type { InspectedPage } from './inspected-page';

/** The state of the page at one moment. */
export interface Observed {
  remotes: readonly RemoteFacts[];
  shared: readonly SharedModuleFacts[];
  trace: readonly TraceEntry[];
  problems: readonly SeenProblem[];
  /** Null in a browser. */
  appMessages: readonly NativeLogEntry[] | null;
}

/** Interval between two looks at the page, in milliseconds. */
const everyMs = 1000;

const observe = ({ releaseSet, bus, problems, appMessages }: InspectedPage): Observed => ({
  remotes: remoteFacts(releaseSet, readPage(), problems()),
  shared: sharedModules(federationInstances()),
  trace: bus.trace(),
  problems: problems(),
  appMessages: appMessages?.() ?? null,
});

/** Looks at the page once a second, while the inspector is open and at no other time. */
export const useObserved = (page: InspectedPage): Observed => {
  const [observed, setObserved] = useState(() => observe(page));
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      setObserved(observe(page));
      cancel = page.clock.after(everyMs, look);
    };
    cancel = page.clock.after(everyMs, look);
    return () => cancel();
  }, [page]);
  return observed;
};
