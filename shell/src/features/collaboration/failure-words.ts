import { ApiError } from '@posy/shared-contracts';
import type { IntlShape } from 'react-intl';

const codes = [
  'not-allowed',
  'already-member',
  'too-many-invitations',
  'address-not-taken',
  'too-many-letters',
  'too-many-members',
  'invitation-unknown',
  'invitation-used',
  'invitation-expired',
  'invitation-revoked',
  'invitation-for-another',
  'not-a-couple',
  'not-a-collaborator',
  'not-a-partner',
  'not-a-member',
  'owner-cannot-leave',
  'offline',
  'timeout',
] as const;
export type CollaborationFailure = (typeof codes)[number] | 'session-ended' | 'unknown';

/** Returns the reason why a call about members was rejected. */
export const failureOf = (error: unknown): CollaborationFailure => {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.status === 401) return 'session-ended';
  return codes.find((code) => code === error.code) ?? 'unknown';
};

/** Describes the reason of a failure. */
export const failureWords = ({ formatMessage }: IntlShape, error: unknown): string =>
  formatMessage({ id: `collab.failure.${failureOf(error)}` });
