import type { Readable } from '@posy/shared-contracts/mount-props';
import type { Circumstances } from '../rules/showing';

/** This page's state of the popup: its trigger, and the open items. */
export interface VenueAsks {
  /** The first trigger that was not handled yet. */
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
    /** Several triggers at once are handled once. */
    ask(trigger: Circumstances['trigger']): void {
      if (now.trigger === null) change({ trigger });
    },
    answered: () => change({ trigger: null }),
    opened: (openKinds: readonly string[]) => change({ openKinds }),
    reset: () => change(nothing),
  };
};

/** Connects the triggering events, which are received without a screen, with the place that renders the popup. */
export const venueAsks: Readable<VenueAsks> & ReturnType<typeof createAsks> = createAsks();
