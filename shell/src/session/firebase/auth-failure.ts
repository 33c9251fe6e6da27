import type { AuthFailure } from '../session-types';

const failures: Record<string, AuthFailure> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/email-already-in-use': 'email-taken',
  'auth/invalid-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'offline',
};

/** Firebase Auth's error as one of ours. */
export const authFailureOf = (error: unknown): AuthFailure =>
  failures[(error as { code?: string }).code ?? ''] ?? 'unknown';
