import { startSession } from '../accounts/sessions';
import { AuthError } from '../base/auth-error';
import { requiredText } from '../base/fields';
import { type AuthContext, type Operation } from '../context/context';
import { type FactorChallenge } from '../store/challenge-store';
import { type User } from '../store/user-store';
import { checkCode, verificationInfoOf } from './check-code';

/**
 * Returns the user who passed the first factor. A change of the account after that (password, address) removes the
 * challenge.
 */
const holderOf = ({ users }: AuthContext, { uid }: FactorChallenge): User => {
  const user = users.byUid(uid);
  if (user === null) throw new AuthError('INVALID_MFA_PENDING_CREDENTIAL');
  if (user.disabled) throw new AuthError('USER_DISABLED');
  return user;
};

/** `mfaSignIn:finalize`: the code of an authenticator app completes a sign-in. Each code counts once. */
export const finalizeSignIn: Operation = async (context, { body }) => {
  const pending = requiredText(body, 'mfaPendingCredential', 'MISSING_MFA_PENDING_CREDENTIAL');
  const id = requiredText(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
  const info = verificationInfoOf(body);
  const open = context.challenges.attempt(pending, 'sign-in');
  if (open === null) throw new AuthError('INVALID_MFA_PENDING_CREDENTIAL');
  const user = holderOf(context, open);
  const factor = context.factors.of(user.uid).find((known) => known.id === id);
  if (factor === undefined) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND');
  const step = checkCode(context, factor, info);
  if (!context.factors.use(id, step)) throw new AuthError('INVALID_CODE');
  context.challenges.consume(pending);
  const { idToken, refreshToken } = await startSession(context, user, {
    signInProvider: open.detail,
    secondFactor: id,
  });
  return { idToken, refreshToken };
};
