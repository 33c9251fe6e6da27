import type { Composition } from '../composition';

/** Kinds of what keeps a composition from users. */
export type FaultKind =
  | 'contract'
  | 'unreadable manifest'
  | 'lent modules'
  | 'shared range'
  | 'second copy'
  | 'base path'
  | 'missing module'
  | 'declared event'
  | 'published event'
  | 'handled event'
  | 'bytes'
  | 'call'
  | 'document'
  | 'index'
  | 'app'
  | 'words';

/** A reason for which a composition would not work. */
export interface Fault {
  kind: FaultKind;
  /** Members between which it is; a deploy of either of them is refused. `server` is the running server, `app` the native app. */
  parties: readonly string[];
  /** Names both and says what is the matter, without a full stop. */
  what: string;
  /** Advice, when the order of deploys is not the cause. */
  todo?: string;
}

/** Finds the faults of one kind, or of a few that are seen together. */
export type Rule = (composition: Composition) => Fault[];
