import type { AccountAttempt as TrackedAttempt, MountProps } from '@posy/shared-contracts/mount-props';
import type { AuthFailure } from '#session/account/account-actions';
import { missingCurrentUser } from '#session/account/missing-user';

/** What somebody tried with an account. */
export type AccountAttempt = TrackedAttempt | 'change-email' | 'account';

const isTracked = (kind: AccountAttempt): kind is TrackedAttempt => kind !== 'change-email' && kind !== 'account';

/** A failure's reason as it is tracked. Source: S8-linking-01 for who is not signed in while linking. */
export const reasonOf = (failure: AuthFailure): string => (failure === 'not-signed-in' ? missingCurrentUser : failure);

/**
 * Reports why an attempt failed: the error reporting always, the analytics where that is agreed to. Never an address, a
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
