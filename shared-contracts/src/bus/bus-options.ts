import type { BusEvent } from '../events';
import type { ReactionLoader } from './delivery';
import type { DurableStore } from './durable-store';

/** The edges of the bus. */
export interface BusOptions {
  store: DurableStore;
  /** Runs the work in one tab at a time (Web Locks); skips it when another tab is at it. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  now: () => number;
  /** Calls back once after so many milliseconds, unless the returned function is called first; without it, handlers have no time limit. */
  after?: (milliseconds: number, run: () => void) => () => void;
  newId: () => string;
  /** Remotes whose manifest handles the durable event. */
  handlersOf: (event: string) => string[];
  loadReactions: ReactionLoader;
  /** Finds an event that the contract does not have, and that a remote declares; null when none does. */
  declared?: (event: string) => Promise<BusEvent | null>;
  /** Uid of the signed-in person, or null: durable events belong to a person. */
  uid: () => string | null;
  report: (problem: { remote: string; event: string; error: unknown }) => void;
  /** Notifies other tabs of this origin that durable events wait. */
  announce?: () => void;
}
