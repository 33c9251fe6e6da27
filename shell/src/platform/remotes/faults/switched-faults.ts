import type { Clock } from '@posy/shared-contracts/mount-props';
import type { RemoteLoader } from '../federation';

/** Storage key of this tab's faults: `{"mfe-reviews":"down"}`. */
export const faultsKey = 'posy-faults';

/** Adds this tab's faults to a loader. A tab without any, which is every visitor's, loads none of their code. */
export const withSwitchedFaults = (loader: RemoteLoader, faults: string | null, clock: Clock): RemoteLoader =>
  faults === null
    ? loader
    : {
        ...loader,
        load: async (...asked) =>
          (await import('./load-with-fault')).loadWithFault({ loader, faults, clock }, ...asked),
      };
