import { type CallFailure, callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';

/** The reasons of a failed translation. */
export type TranslateFault = Exclude<CallFailure, 'refused'> | 'unavailable' | 'too-many' | 'gone';

const faultOfCode: Readonly<Record<string, TranslateFault>> = {
  'translation-unavailable': 'unavailable',
  'too-many-requests': 'too-many',
  'translation-failed': 'server',
};

/**
 * Returns the reason of a failed call. Any other rejection means that the reader has lost the message or the
 * conversation.
 */
export const translateFault = (error: unknown): TranslateFault => {
  const known = error instanceof ApiError ? faultOfCode[error.code] : undefined;
  if (known !== undefined) return known;
  const failure = callFailure(error);
  return failure === 'refused' ? 'gone' : failure;
};
