import { type CallFailure, callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';

/** Why a translation did not come. */
export type TranslateFault = Exclude<CallFailure, 'refused'> | 'unavailable' | 'too-many' | 'gone';

const faultOfCode: Readonly<Record<string, TranslateFault>> = {
  'translation-unavailable': 'unavailable',
  'too-many-requests': 'too-many',
  'translation-failed': 'server',
};

/** The reason in a failed call. What is refused otherwise is a message, or a conversation, that is the reader's no more. */
export const translateFault = (error: unknown): TranslateFault => {
  const known = error instanceof ApiError ? faultOfCode[error.code] : undefined;
  if (known !== undefined) return known;
  const failure = callFailure(error);
  return failure === 'refused' ? 'gone' : failure;
};
