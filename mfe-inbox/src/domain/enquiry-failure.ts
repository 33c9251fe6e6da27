import { ApiError } from '@posy/shared-contracts';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import type { EnquiryMessageFault } from '@posy/shared-contracts/rules';
import type { EnquiryEvent, EnquiryFailure } from './enquiry-machine';

const faults: Record<string, EnquiryMessageFault> = {
  'enquiry-message-too-short': 'too-short',
  'enquiry-message-too-long': 'too-long',
  'enquiry-message-too-many-links': 'too-many-links',
};

/** Why a call did not do its work, in the few kinds that people can act on. */
export const callFailure = (error: unknown): EnquiryFailure => {
  if (error instanceof FirestoreError) return error.failure === 'unavailable' ? 'connection' : 'server';
  if (!(error instanceof ApiError)) return 'server';
  if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'aborted') return 'connection';
  if (error.status === 401) return 'session';
  return error.kind === 'refused' ? 'refused' : 'server';
};

/** What a failed send means for the form. A message that the server's check refuses goes back to be changed. */
export const afterFailedSend = (error: unknown): EnquiryEvent[] => {
  if (error instanceof ApiError && error.code === 'enquiry-limit-reached') return [{ type: 'limit-reached' }];
  const failed: EnquiryEvent = { type: 'failed', failure: callFailure(error) };
  const fault = error instanceof ApiError ? faults[error.code] : undefined;
  return fault === undefined ? [failed] : [failed, { type: 'faulted', fault }];
};
