import type { AuthActionMode } from '@posy/shared-contracts';
import {
  ActionCodeOperation,
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  reload,
  sendPasswordResetEmail,
} from 'firebase/auth';
import type { AccountActions } from '#session/account/account-actions';
import { authFailureOf, trying } from './auth-failure';

const modes: Record<string, AuthActionMode> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

type Codes = Pick<AccountActions, 'sendPasswordReset' | 'readCode' | 'setPasswordByCode' | 'applyCode'>;

/** The one-time codes of mails. `returnTo` is the page that a mail's link continues to. */
export const createActionCodes = (auth: Auth, returnTo: string): Codes => ({
  async sendPasswordReset(email) {
    const sent = await trying(() => sendPasswordResetEmail(auth, email, { url: returnTo }));
    // The existence of an account must stay secret, even in projects whose server reveals it.
    return !sent.ok && sent.failure === 'wrong-credentials' ? { ok: true } : sent;
  },
  async readCode(code) {
    try {
      const { operation, data } = await checkActionCode(auth, code);
      const mode = modes[operation];
      if (mode === undefined) return { ok: false, failure: 'code-invalid' };
      // For a change the SDK calls the new address `email`, and the old one `previousEmail`.
      const isChange = mode === 'verifyAndChangeEmail';
      const before = isChange ? data.previousEmail : data.email;
      return { ok: true, mode, email: before ?? '', newEmail: isChange ? (data.email ?? null) : null };
    } catch (error) {
      return { ok: false, failure: authFailureOf(error) };
    }
  },
  setPasswordByCode: (code, password) => trying(() => confirmPasswordReset(auth, code, password)),
  applyCode: (code) =>
    trying(async () => {
      await applyActionCode(auth, code);
      await auth.authStateReady();
      // A changed e-mail ends the account's sessions: reading the account again signs its person out here, at once.
      if (auth.currentUser !== null) await reload(auth.currentUser).catch(() => undefined);
    }),
});
