import type { Readable } from '@posy/shared-contracts/mount-props';
import type { Circumstances } from '../rules/showing';

/** What this page knows of the popup: what asks for it, and what is open over the page. */
export interface VenueAsks {
  /** The first that asked and was not answered yet. */
  trigger: Circumstances['trigger'] | null;
  openKinds: readonly string[];
}

const nothing: VenueAsks = { trigger: null, openKinds: [] };

const createAsks = () => {
  let now = nothing;
  const listeners = new Set<() => void>();
  const change = (changes: Partial<VenueAsks>): void => {
    now = { ...now, ...changes };
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Several that ask at once are answered once. */
    ask(trigger: Circumstances['trigger']): void {
      if (now.trigger === null) change({ trigger });
    },
    answered: () => change({ trigger: null }),
    opened: (openKinds: readonly string[]) => change({ openKinds }),
    reset: () => change(nothing),
  };
};

/** Between the events that ask, which are heard without a screen, and the place where the popup shows. */
export const venueAsks: Readable<VenueAsks> & ReturnType<typeof createAsks> = createAsks();
