import { offerRecovery } from '../accounts/out-of-band';
import {
  beginningOf,
  newUid,
  requireRecentSignIn,
  revokeSessions,
  type SessionStart,
  startSession,
} from '../accounts/sessions';
import { AuthError } from '../base/auth-error';
import { emailAddress, requiredText, text } from '../base/fields';
import { checkPassword } from '../base/passwords';
import { claimsAddress, hashForAddress, knownBy, refuseTaken, refuseUnproven } from '../claims/address-claims';
import { type AuthContext, type Operation, type OperationRequest } from '../context/context';
import { blankUser, type User } from '../store/user-store';

interface Credentials {
  email: string;
  passwordHash: string;
}

const readCredentials = async (context: AuthContext, { body, network }: OperationRequest): Promise<Credentials> => {
  const email = emailAddress(requiredText(body, 'email', 'MISSING_EMAIL'));
  const password = requiredText(body, 'password', 'MISSING_PASSWORD');
  // Hashing is the dear part: nothing is hashed for an address that is refused.
  refuseTaken(context, email);
  checkPassword(password, context.passwordPolicy);
  context.limiter.take([{ key: `sign-up of ${email} ${network}`, limit: context.limits.signUpOfEmail }]);
  return { email, passwordHash: await hashForAddress(context, email, password) };
};

const answer = async (context: AuthContext, user: User, beginning: SessionStart): Promise<object> => ({
  kind: 'identitytoolkit#SignupNewUserResponse',
  localId: user.uid,
  ...(user.email !== null && { email: user.email }),
  ...(user.displayName !== null && { displayName: user.displayName }),
  ...(await startSession(context, user, beginning)),
});

const signUpAnonymously = (context: AuthContext): Promise<object> => {
  if (context.options.anonymousSignUp !== true) throw new AuthError('ADMIN_ONLY_OPERATION');
  const user = blankUser(newUid(), context.now());
  context.users.insert(user);
  return answer(context, user, { signInProvider: 'anonymous' });
};

const signUpWithPassword = async (context: AuthContext, request: OperationRequest): Promise<object> => {
  const credentials = await readCredentials(context, request);
  const known = knownBy(context, credentials);
  if (known !== null) return answer(context, known, { signInProvider: 'password' });
  const user = {
    ...blankUser(newUid(), context.now()),
    ...credentials,
    claimsEmail: claimsAddress(context, request, credentials.email, null),
    displayName: text(request.body, 'displayName', 256) ?? null,
    passwordUpdatedAt: context.now(),
  };
  context.users.insert(user);
  return answer(context, user, { signInProvider: 'password' });
};

/** Returns true when the address given with the password differs from the account's; throws if that needs a proof. */
const changesAddress = (context: AuthContext, user: User, given: string): boolean => {
  if (user.email === null || emailAddress(given) === user.email) return false;
  refuseUnproven(context);
  return true;
};

/** Gives an existing account (anonymous, or of another provider) a password. */
const linkPassword = async (context: AuthContext, request: OperationRequest, idToken: string): Promise<object> => {
  const verified = await context.idTokens.verify(idToken);
  if (verified.user.email !== null) requireRecentSignIn(context, verified);
  // Checked before the hashing, which is expensive, and before the answer reveals anything about the address.
  changesAddress(context, verified.user, requiredText(request.body, 'email', 'MISSING_EMAIL'));
  const credentials = await readCredentials(context, request);
  // Read again: while the password was hashed, the account may have changed.
  const { user } = await context.idTokens.verify(idToken);
  const changed = changesAddress(context, user, credentials.email);
  const linked = revokeSessions(context, {
    ...user,
    ...credentials,
    claimsEmail: claimsAddress(context, request, credentials.email, user.uid),
    emailVerified: false,
    passwordUpdatedAt: context.now(),
  });
  context.users.update(linked);
  if (changed) offerRecovery(context, request, user, credentials.email);
  return answer(context, linked, {
    signInProvider: 'password',
    secondFactor: beginningOf(context, verified).secondFactor,
  });
};

/** `accounts:signUp`: a new account with a password, an anonymous one, or a password for the account of `idToken`. */
export const signUp: Operation = (context, request) => {
  const { body, network } = request;
  const idToken = text(body, 'idToken');
  if (idToken !== undefined) return linkPassword(context, request, idToken);
  context.limiter.take([{ key: `sign-up ${network}`, limit: context.limits.signUp }]);
  if (text(body, 'email') === undefined && text(body, 'password') === undefined) return signUpAnonymously(context);
  return signUpWithPassword(context, request);
};
