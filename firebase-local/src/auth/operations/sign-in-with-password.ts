import { AuthError } from '../auth-error';
import { type AuthContext, type Operation } from '../context';
import { emailAddress, requiredText } from '../fields';
import { passwordMatches } from '../passwords';
import { afterFirstFactor } from '../second-factors/after-first-factor';

const attemptsOf = ({ limits }: AuthContext, email: string, address: string) => [
  { key: `sign-in ${email} ${address}`, limit: limits.accountAndAddress },
  { key: `sign-in ${email}`, limit: limits.account },
  { key: `sign-in from ${address}`, limit: limits.address },
];

/**
 * `accounts:signInWithPassword`. Unknown address, missing password and wrong password are one answer, in one time.
 * Attempts are counted before the password is checked, so that many at once cannot slip through.
 */
export const signInWithPassword: Operation = async (context, { body, address }) => {
  const email = emailAddress(requiredText(body, 'email', 'MISSING_EMAIL'));
  const password = requiredText(body, 'password', 'MISSING_PASSWORD');
  const attempts = attemptsOf(context, email, address);
  context.limiter.take(attempts);
  const hash = context.users.byEmail(email)?.passwordHash ?? null;
  const matches = await passwordMatches(password, hash);
  const user = context.users.byEmail(email);
  // The hash is compared again: a password changed meanwhile must not let the old one in.
  if (!matches || user === null || user.passwordHash !== hash) throw new AuthError('INVALID_LOGIN_CREDENTIALS');
  context.limiter.forgive(attempts.map(({ key }) => key));
  if (user.disabled) throw new AuthError('USER_DISABLED');
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: user.uid,
    email,
    displayName: user.displayName ?? '',
    ...(user.photoUrl !== null && { profilePicture: user.photoUrl }),
    ...(await afterFirstFactor(context, user, 'password')),
  };
};
