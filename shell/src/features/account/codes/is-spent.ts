import type { AuthFailure } from '#session/account/account-actions';

/** Returns true when a code can never work again. */
export const isSpent = (failure: AuthFailure): boolean => failure === 'code-expired' || failure === 'code-invalid';
