import { callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import type { EnquiryMessageFault } from '@posy/shared-contracts/rules';
import type { EnquiryEvent, EnquiryFailure } from './enquiry-machine';

const faults: Record<string, EnquiryMessageFault> = {
  'enquiry-message-too-short': 'too-short',
  'enquiry-message-too-long': 'too-long',
  'enquiry-message-too-many-links': 'too-many-links',
};

/** Rejections after many enquiries of this person or address: they end by themselves. */
const tooMany: readonly string[] = ['captcha-needed', 'captcha-used', 'too-many-requests'];

const failureOf = (error: unknown): EnquiryFailure =>
  error instanceof ApiError && tooMany.includes(error.code) ? 'too-many' : callFailure(error);

/** Returns the form's events for a failed send. A message that the server's check rejects must be changed. */
export const afterFailedSend = (error: unknown): EnquiryEvent[] => {
  if (error instanceof ApiError && error.code === 'enquiry-limit-reached') return [{ type: 'limit-reached' }];
  const failed: EnquiryEvent = { type: 'failed', failure: failureOf(error) };
  const fault = error instanceof ApiError ? faults[error.code] : undefined;
  return fault === undefined ? [failed] : [failed, { type: 'faulted', fault }];
};
