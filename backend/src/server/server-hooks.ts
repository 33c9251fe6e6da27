import { type FastifyBaseLogger } from 'fastify';
import { type StartError } from '../config/config';
import { type Progress } from '../seed';

/** What the caller of the server may watch and replace. */
export interface ServerHooks {
  /** Hears, in words for a person, what a long start is busy with. */
  progress?: Progress;
  log?: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** Hears that the server cannot go on, in words for whoever runs it; by default the process ends. */
  failed?: (error: StartError) => void;
  /** What guessing a new password costs (`AuthOptions`). Tests have nothing to guard. */
  passwordCost?: number;
  /** Asks services of others. */
  fetch?: typeof globalThis.fetch;
}
