import type { AuthFailure, AuthResult } from '#session/account/account-actions';

const failures: Record<string, AuthFailure> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/email-already-in-use': 'email-taken',
  'auth/invalid-email': 'invalid-email',
  'auth/invalid-new-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'offline',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/user-cancelled': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/account-exists-with-different-credential': 'account-exists',
  'auth/credential-already-in-use': 'credential-in-use',
  'auth/provider-already-linked': 'already-linked',
  'auth/user-mismatch': 'other-account',
  'auth/requires-recent-login': 'needs-recent-sign-in',
  'auth/user-token-expired': 'not-signed-in',
  'auth/invalid-user-token': 'not-signed-in',
  'auth/operation-not-allowed': 'not-offered',
  'auth/unauthorized-domain': 'not-offered',
  'auth/expired-action-code': 'code-expired',
  'auth/invalid-action-code': 'code-invalid',
  'auth/invalid-verification-code': 'second-factor-wrong',
  'auth/missing-code': 'second-factor-wrong',
  'auth/code-expired': 'second-factor-expired',
  'auth/invalid-multi-factor-session': 'second-factor-expired',
  'auth/multi-factor-info-not-found': 'second-factor-expired',
  'auth/maximum-second-factor-count-exceeded': 'second-factor-limit',
  'auth/unverified-email': 'email-unverified',
};

/** Translates Firebase Auth's error into ours. */
export const authFailureOf = (error: unknown): AuthFailure =>
  failures[(error as { code?: string }).code ?? ''] ?? 'unknown';

/** Runs an action that Firebase may reject; a failure becomes a result. */
export const trying = async (attempt: () => Promise<unknown>): Promise<AuthResult> => {
  try {
    await attempt();
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: authFailureOf(error) };
  }
};
