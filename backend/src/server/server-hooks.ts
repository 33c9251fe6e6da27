import { type FastifyBaseLogger } from 'fastify';
import { type StartError } from '../config/config';
import { type Progress } from '../seed';

/** Parts that the caller of the server may observe and replace. */
export interface ServerHooks {
  /** Hears, in words for a person, what a long start is busy with. */
  progress?: Progress;
  log?: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** Called when the server cannot go on, with a message for the operator; by default the process ends. */
  failed?: (error: StartError) => void;
  /** Cost of guessing a new password (`AuthOptions`). Tests have nothing to guard. */
  passwordCost?: number;
  /** Time between two searches for letters about reviews that are due, in milliseconds. */
  decisionLettersMs?: number;
  /** Asks services of others. */
  fetch?: typeof globalThis.fetch;
}
