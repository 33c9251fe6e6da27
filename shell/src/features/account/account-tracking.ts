import type { Telemetry } from '@posy/shared-contracts/mount-props';
import type { AuthFailure } from '../../session/account-actions';
import { missingCurrentUser } from '../../session/missing-user';

/** What somebody tried with an account. */
export type AccountAttempt = 'login' | 'registration' | 'link-account' | 'password-reset' | 'change-email' | 'account';

/** A failure's reason as it is tracked. Source: S8-linking-01 for who is not signed in while linking. */
export const reasonOf = (failure: AuthFailure): string => (failure === 'not-signed-in' ? missingCurrentUser : failure);

/** Tells why an attempt failed. Never an address, a name or a password. Source: S8-account. */
export const trackFailure = (telemetry: Telemetry, kind: AccountAttempt, reason: string): void =>
  telemetry.error(kind, new Error(reason));
