import { beginningOf, newUid, startSession } from '../accounts/sessions';
import { providerUserInfo } from '../accounts/user-info';
import { AuthError } from '../base/auth-error';
import { flag, refuseMembers, requiredText, text } from '../base/fields';
import { isConfirmedElsewhere } from '../claims/address-claims';
import { type AuthContext, type Operation } from '../context/context';
import { type Identity } from '../identity/identity';
import { verifyCredential } from '../identity/verify-credential';
import { afterFirstFactor } from '../second-factors/after-first-factor';
import { blankUser, type User } from '../store/user-store';

type Details = Record<string, unknown>;

/** Members that the SDK shows of the identity: `additionalUserInfo`, and the credential again. */
const identityMembers = (identity: Identity, idToken: string): Details => ({
  kind: 'identitytoolkit#VerifyAssertionResponse',
  providerId: identity.providerId,
  federatedId: identity.rawId,
  oauthIdToken: idToken,
  ...(identity.email !== null && { email: identity.email }),
  emailVerified: identity.emailVerified,
  ...(identity.displayName !== null && { displayName: identity.displayName, fullName: identity.displayName }),
  ...(identity.photoUrl !== null && { photoUrl: identity.photoUrl }),
  rawUserInfo: JSON.stringify({
    id: identity.rawId,
    email: identity.email,
    verified_email: identity.emailVerified,
    name: identity.displayName,
    picture: identity.photoUrl,
  }),
});

/** The user with the identity added; the profile is filled, never overwritten. */
const withIdentity = (user: User, identity: Identity): User => {
  const { providerId, rawId, email, emailVerified, displayName, photoUrl } = identity;
  return {
    ...user,
    email: user.email ?? email,
    emailVerified: user.email === null ? emailVerified : user.emailVerified || (emailVerified && user.email === email),
    displayName: user.displayName ?? displayName,
    photoUrl: user.photoUrl ?? photoUrl,
    providers: [
      ...user.providers.filter((other) => other.providerId !== providerId),
      { providerId, rawId, email, displayName, photoUrl },
    ],
  };
};

const membersOf = (user: User, details: Details, isNewUser: boolean): Details => ({
  ...details,
  localId: user.uid,
  isNewUser,
});

/**
 * The account after its provider vouched for the address, which is its own from then on: an account that merely held it
 * gives it up. One that another account holds for good stays unconfirmed.
 */
const confirmedWith = (context: AuthContext, before: User, linked: User): User => {
  if (before.emailVerified || !linked.emailVerified || linked.email === null) return linked;
  if (isConfirmedElsewhere(context, linked.email, linked)) return { ...linked, emailVerified: false };
  context.users.updateConfirmed(linked);
  return { ...linked, claimsEmail: false };
};

const link = async (context: AuthContext, identity: Identity, idToken: string, details: Details): Promise<object> => {
  const verified = await context.idTokens.verify(idToken);
  const { user } = verified;
  const holder = context.users.byProvider(identity.providerId, identity.rawId);
  if (holder !== null && holder.uid !== user.uid) throw new AuthError('FEDERATED_USER_ID_ALREADY_LINKED', 400, details);
  const other = user.providers.find(({ providerId }) => providerId === identity.providerId);
  if (other !== undefined && other.rawId !== identity.rawId) throw new AuthError('PROVIDER_ALREADY_LINKED');
  if (user.email === null && identity.email !== null && context.users.byEmail(identity.email) !== null)
    throw new AuthError('EMAIL_EXISTS', 400, details);
  const linked = confirmedWith(context, user, withIdentity(user, identity));
  const { secondFactor } = beginningOf(context, verified);
  return {
    ...membersOf(linked, details, false),
    ...(await startSession(context, linked, { signInProvider: identity.providerId, secondFactor })),
  };
};

const create = (context: AuthContext, identity: Identity): User => {
  const user = withIdentity(blankUser(newUid(), context.now()), identity);
  context.users.insert(user);
  return user;
};

const signIn = async (context: AuthContext, user: User, details: Details, isNewUser: boolean): Promise<object> => ({
  ...membersOf(user, details, isNewUser),
  ...(await afterFirstFactor(context, user, String(details['providerId']))),
});

/**
 * An account with this address exists, but it is unproven that it is the same person: the SDK asks to sign in first.
 */
const confirmationNeeded = (owner: User, details: Details): object => ({
  ...details,
  needConfirmation: true,
  verifiedProvider: providerUserInfo(owner).map(({ providerId }) => providerId),
});

/** `accounts:signInWithIdp`: signs in with, or (with `idToken`) links, the identity that a provider vouches for. */
export const signInWithIdp: Operation = async (context, { body, network }) => {
  refuseMembers(body, ['pendingToken', 'pendingIdToken']);
  requiredText(body, 'requestUri', 'MISSING_REQUEST_URI');
  const postBody = new URLSearchParams(requiredText(body, 'postBody', 'INVALID_IDP_RESPONSE'));
  const identity = await verifyCredential(context, postBody);
  const details = identityMembers(identity, postBody.get('id_token') ?? '');
  const idToken = text(body, 'idToken');
  if (idToken !== undefined) return link(context, identity, idToken, details);
  const known = context.users.byProvider(identity.providerId, identity.rawId);
  if (known?.disabled === true) throw new AuthError('USER_DISABLED');
  if (known !== null) return signIn(context, known, details, false);
  if (flag(body, 'autoCreate') === false) throw new AuthError('USER_NOT_FOUND');
  const owner = identity.email === null ? null : context.users.byEmail(identity.email);
  if (owner !== null) return confirmationNeeded(owner, details);
  context.limiter.take([{ key: `sign-up ${network}`, limit: context.limits.signUp }]);
  return signIn(context, create(context, identity), details, true);
};
