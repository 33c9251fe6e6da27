import type { AuthFailure } from '#session/account/account-actions';

/** Whether a code is of no use any more, however often it is tried. */
export const isSpent = (failure: AuthFailure): boolean => failure === 'code-expired' || failure === 'code-invalid';
