import type { AccountAttempt as TrackedAttempt, MountProps } from '@posy/shared-contracts/mount-props';
import type { AuthFailure } from '#session/account/account-actions';
import { missingCurrentUser } from '#session/account/missing-user';

/** The kinds of attempts with an account. */
export type AccountAttempt = TrackedAttempt | 'change-email' | 'account';

const isTracked = (kind: AccountAttempt): kind is TrackedAttempt => kind !== 'change-email' && kind !== 'account';

/** Returns the tracked reason of a failure. Source: S8-linking-01 for linking while nobody is signed in. */
export const reasonOf = (failure: AuthFailure): string => (failure === 'not-signed-in' ? missingCurrentUser : failure);

/**
 * Reports why an attempt failed: always to error reporting, and to analytics if the person agreed. Never an address, a
 * name or a password. Source: S8-account.
 */
export const trackFailure = (
  { telemetry, tracking }: Pick<MountProps, 'telemetry' | 'tracking'>,
  kind: AccountAttempt,
  reason: string,
): void => {
  telemetry.error(kind, new Error(reason));
  if (isTracked(kind)) tracking.accountFailure({ attempt: kind, reason });
};
