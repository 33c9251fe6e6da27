import { offerRecovery } from '../accounts/out-of-band';
import { beginningOf, issueTokens, requireRecentSignIn, revokeSessions, startSession } from '../accounts/sessions';
import { providerUserInfo } from '../accounts/user-info';
import { AuthError } from '../base/auth-error';
import { emailAddress, flag, refuseMembers, type RequestBody, requiredText, text, textList } from '../base/fields';
import { checkPassword } from '../base/passwords';
import { hashForAddress, refuseUnproven } from '../claims/address-claims';
import { type AuthContext, type Operation } from '../context/context';
import { type User } from '../store/user-store';
import { type VerifiedUser } from '../tokens/id-token';
import { applyOobCode } from './apply-oob-code';

/** The profile members of a request, laid over a user. */
export const withProfile = (user: User, body: RequestBody): User => {
  const cleared = textList(body, 'deleteAttribute');
  const changed = {
    ...user,
    displayName: text(body, 'displayName', 256) ?? user.displayName,
    photoUrl: text(body, 'photoUrl', 2048) ?? user.photoUrl,
  };
  // The browser SDK clears a member by sending it empty, the Admin SDK by naming it.
  if (cleared.includes('DISPLAY_NAME') || body['displayName'] === '') changed.displayName = null;
  if (cleared.includes('PHOTO_URL') || body['photoUrl'] === '') changed.photoUrl = null;
  return changed;
};

/** A user without the named ways to sign in. */
export const withoutProviders = (user: User, providerIds: string[]): User => ({
  ...user,
  passwordHash: providerIds.includes('password') ? null : user.passwordHash,
  phoneNumber: providerIds.includes('phone') ? null : user.phoneNumber,
  providers: user.providers.filter(({ providerId }) => !providerIds.includes(providerId)),
});

const changedEmail = (context: AuthContext, user: User, body: RequestBody): string | undefined => {
  const given = text(body, 'email');
  const email = given === undefined ? undefined : emailAddress(given);
  if (email === undefined || email === user.email) return undefined;
  refuseUnproven(context);
  if (context.users.byEmail(email) !== null) throw new AuthError('EMAIL_EXISTS');
  return email;
};

const answer = (user: User, hasTokens: object): object => ({
  kind: 'identitytoolkit#SetAccountInfoResponse',
  localId: user.uid,
  ...(user.email !== null && { email: user.email, emailVerified: user.emailVerified }),
  displayName: user.displayName ?? '',
  photoUrl: user.photoUrl ?? '',
  providerUserInfo: providerUserInfo(user),
  ...hasTokens,
});

/** The credentials members of a request: a new address, a new password. */
const withCredentials = (
  context: AuthContext,
  user: User,
  change: { email: string | undefined; passwordHash: string | undefined },
): User => {
  const { email, passwordHash } = change;
  if (email === undefined && passwordHash === undefined) return user;
  const changed = revokeSessions(context, user);
  return {
    ...changed,
    ...(email !== undefined && { email, emailVerified: false, claimsEmail: false }),
    ...(passwordHash !== undefined && { passwordHash, passwordUpdatedAt: context.now() }),
  };
};

/** A password or address change is itself a fresh proof; a mere profile change leaves the time of the sign-in. */
const renewedTokens = (context: AuthContext, user: User, verified: VerifiedUser): Promise<object> =>
  user.validSince > verified.user.validSince || user.passwordHash !== verified.user.passwordHash
    ? startSession(context, user, beginningOf(context, verified))
    : issueTokens(context, user, { uid: user.uid, authTime: verified.authTime, ...beginningOf(context, verified) });

/**
 * `accounts:update` with an ID token: profile, address, password, unlinking; or with `oobCode` alone. A changed address
 * or password ends all sessions; this one gets new tokens.
 */
export const updateSelf: Operation = async (context, request) => {
  const { body } = request;
  const oobCode = text(body, 'oobCode');
  if (oobCode !== undefined) return applyOobCode(context, request, oobCode);
  refuseMembers(body, ['emailVerified', 'customAttributes', 'disableUser', 'validSince', 'localId', 'phoneNumber']);
  const idToken = requiredText(body, 'idToken', 'INVALID_REQ_TYPE : idToken or oobCode is needed');
  const before = await context.idTokens.verify(idToken);
  const email = changedEmail(context, before.user, body);
  const password = text(body, 'password');
  if (email !== undefined || password !== undefined) requireRecentSignIn(context, before);
  if (password !== undefined) {
    checkPassword(password, context.passwordPolicy);
    if (before.user.email === null && email === undefined) throw new AuthError('MISSING_EMAIL');
  }
  const address = email ?? before.user.email ?? '';
  const passwordHash = password === undefined ? undefined : await hashForAddress(context, address, password);
  // Verified again: while the password was hashed, the session may have been revoked.
  const verified = await context.idTokens.verify(idToken);
  const profile = withoutProviders(withProfile(verified.user, body), textList(body, 'deleteProvider'));
  const user = withCredentials(context, profile, { email, passwordHash });
  context.users.update(user);
  if (email !== undefined) offerRecovery(context, request, verified.user, email);
  const renew = email !== undefined || passwordHash !== undefined || flag(body, 'returnSecureToken') === true;
  return answer(user, renew ? await renewedTokens(context, user, verified) : {});
};
