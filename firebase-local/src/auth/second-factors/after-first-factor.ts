import { factorMembers } from '../accounts/factor-info';
import { startSession } from '../accounts/sessions';
import { type AuthContext } from '../context/context';
import { type User } from '../store/user-store';

/**
 * Answers a correct password or identity: with tokens or, for an account with second factors, with the credential that
 * `mfaSignIn:finalize` takes along with a code.
 */
export const afterFirstFactor = async (context: AuthContext, user: User, signInProvider: string): Promise<object> => {
  const factors = context.factors.of(user.uid);
  if (factors.length === 0) return startSession(context, user, { signInProvider });
  const { token } = context.challenges.issue({ kind: 'sign-in', uid: user.uid, detail: signInProvider });
  return { mfaPendingCredential: token, ...factorMembers(factors) };
};
