import { type CallFailure, callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';

/** The result of one of several enquiries. */
export type SendState =
  | { status: 'waiting' }
  | { status: 'sending' }
  | { status: 'sent'; conversationId: string }
  | { status: 'failed'; failure: CallFailure }
  /** The category has reached its limit: another enquiry must be closed first. */
  | { status: 'full' };

/** One of several enquiries. Its `clientId` stays, so that a retry cannot send it twice. */
export interface Letter {
  supplierId: string;
  name: string;
  type: string;
  slug: string;
  clientId: string;
  state: SendState;
}

/** Returns the result of a failed send, for its enquiry alone. */
export const stateAfter = (error: unknown): SendState =>
  error instanceof ApiError && error.code === 'enquiry-limit-reached'
    ? { status: 'full' }
    : { status: 'failed', failure: callFailure(error) };

/** Returns the enquiries with the result of one of them. */
export const withState = (letters: readonly Letter[], supplierId: string, state: SendState): Letter[] =>
  letters.map((letter) => (letter.supplierId === supplierId ? { ...letter, state } : letter));

/** Returns the enquiries that failed: only they are retried. */
export const unsent = (letters: readonly Letter[]): Letter[] =>
  letters.filter(({ state }) => state.status === 'failed' || state.status === 'full');

/** Returns true while some are being sent. */
export const isUnderWay = (letters: readonly Letter[]): boolean =>
  letters.some(({ state }) => state.status === 'waiting' || state.status === 'sending');

/** Counts the sent enquiries. */
export const sentOf = (letters: readonly Letter[]): number =>
  letters.filter(({ state }) => state.status === 'sent').length;
