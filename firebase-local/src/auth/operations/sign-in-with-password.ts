import { AuthError } from '../base/auth-error';
import { emailAddress, requiredText } from '../base/fields';
import { userWith } from '../claims/address-claims';
import { type AuthContext, type Operation } from '../context/context';
import { afterFirstFactor } from '../second-factors/after-first-factor';

/** An account is limited per address: guesses elsewhere lock nobody out, but leave each address fewer tries. */
const attemptsOf = ({ limits, limiter }: AuthContext, email: string, network: string) => {
  const all = { key: `sign-in ${email}`, limit: limits.account };
  const own = limiter.isSpent(all) ? limits.suspected : limits.accountAndAddress;
  return {
    all,
    counted: [
      { key: `sign-in ${email} ${network}`, limit: own },
      { key: `sign-in from ${network}`, limit: limits.address },
    ],
  };
};

/**
 * `accounts:signInWithPassword`. Unknown address, missing password and wrong password are one answer, in one time.
 * Attempts are counted before the password is checked, so that many at once cannot slip through.
 */
export const signInWithPassword: Operation = async (context, { body, network }) => {
  const email = emailAddress(requiredText(body, 'email', 'MISSING_EMAIL'));
  const password = requiredText(body, 'password', 'MISSING_PASSWORD');
  const { all, counted } = attemptsOf(context, email, network);
  context.limiter.take(counted);
  context.limiter.note(all);
  const user = await userWith(context, email, password);
  if (user === null) throw new AuthError('INVALID_LOGIN_CREDENTIALS');
  context.limiter.forgive([all, ...counted].map(({ key }) => key));
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
