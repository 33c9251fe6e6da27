import { type CallFailure, callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';

/** What became of one enquiry of several. */
export type Fate =
  | { status: 'waiting' }
  | { status: 'sending' }
  | { status: 'sent'; conversationId: string }
  | { status: 'failed'; failure: CallFailure }
  /** The category has its most open enquiries: another has to be closed first. */
  | { status: 'full' };

/** One enquiry of several. Its `clientId` stays, so that trying again cannot send it twice. */
export interface Letter {
  supplierId: string;
  name: string;
  type: string;
  slug: string;
  clientId: string;
  fate: Fate;
}

/** What a failed send means for its enquiry alone. */
export const fateAfter = (error: unknown): Fate =>
  error instanceof ApiError && error.code === 'enquiry-limit-reached'
    ? { status: 'full' }
    : { status: 'failed', failure: callFailure(error) };

/** The same enquiries, with what became of one of them. */
export const withFate = (letters: readonly Letter[], supplierId: string, fate: Fate): Letter[] =>
  letters.map((letter) => (letter.supplierId === supplierId ? { ...letter, fate } : letter));

/** Those that did not arrive: only they are tried again. */
export const unsent = (letters: readonly Letter[]): Letter[] =>
  letters.filter(({ fate }) => fate.status === 'failed' || fate.status === 'full');

/** Whether some are still on their way. */
export const isUnderWay = (letters: readonly Letter[]): boolean =>
  letters.some(({ fate }) => fate.status === 'waiting' || fate.status === 'sending');

/** How many arrived. */
export const sentOf = (letters: readonly Letter[]): number =>
  letters.filter(({ fate }) => fate.status === 'sent').length;
