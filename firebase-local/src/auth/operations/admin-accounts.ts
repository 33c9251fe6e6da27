import { newUid, revokeSessions } from '../accounts/sessions';
import { userInfo } from '../accounts/user-info';
import { AuthError } from '../base/auth-error';
import {
  emailAddress,
  flag,
  record,
  refuseMembers,
  type RequestBody,
  requiredText,
  text,
  textList,
  wholeNumber,
} from '../base/fields';
import { checkPassword, hashPassword } from '../base/passwords';
import { type AuthContext, type Operation } from '../context/context';
import { unnamedFactors } from '../second-factors/unnamed-factors';
import { blankUser, type LinkedProvider, type User } from '../store/user-store';
import { reservedClaims } from '../tokens/id-token';
import { withoutProviders, withProfile } from './update-self';

const unsupported = ['mfaInfo', 'tenantId', 'captchaChallenge'];

const customClaimsOf = (body: RequestBody): Record<string, unknown> | undefined => {
  const given = text(body, 'customAttributes');
  if (given === undefined) return undefined;
  if (given.length > 1000) throw new AuthError('CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(given);
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new AuthError('INVALID_CLAIMS');
  const reserved = Object.keys(claims).find((name) => reservedClaims.has(name));
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`);
  return claims as Record<string, unknown>;
};

const linkedProviderOf = (body: RequestBody): LinkedProvider | undefined => {
  const given = record(body, 'linkProviderUserInfo');
  if (given === undefined) return undefined;
  return {
    providerId: requiredText(given, 'providerId', 'INVALID_PROVIDER_ID'),
    rawId: requiredText(given, 'rawId', 'MISSING_LOCAL_ID'),
    email: text(given, 'email') ?? null,
    displayName: text(given, 'displayName') ?? null,
    photoUrl: text(given, 'photoUrl') ?? null,
  };
};

const phoneNumberOf = (body: RequestBody): string | undefined => {
  const given = text(body, 'phoneNumber');
  if (given !== undefined && !/^\+[1-9]\d{4,14}$/.test(given)) throw new AuthError('INVALID_PHONE_NUMBER');
  return given;
};

/** Returns the user with the members that the backend may set besides the profile. */
const withAdminMembers = (user: User, body: RequestBody): User => {
  const email = text(body, 'email');
  const linked = linkedProviderOf(body);
  const others = user.providers.filter(({ providerId }) => providerId !== linked?.providerId);
  return {
    ...user,
    email: email === undefined ? user.email : emailAddress(email),
    claimsEmail: email === undefined && user.claimsEmail,
    emailVerified: flag(body, 'emailVerified') ?? (email === undefined ? user.emailVerified : false),
    phoneNumber: phoneNumberOf(body) ?? user.phoneNumber,
    disabled: flag(body, 'disableUser') ?? flag(body, 'disabled') ?? user.disabled,
    customClaims: customClaimsOf(body) ?? user.customClaims,
    providers: linked === undefined ? user.providers : [...others, linked],
  };
};

const passwordHashOf = async (context: AuthContext, body: RequestBody): Promise<string | undefined> => {
  const password = text(body, 'password');
  if (password === undefined) return undefined;
  checkPassword(password, context.passwordPolicy);
  return hashPassword(password, context.passwordCost);
};

/** `projects/…/accounts` for the backend (`createUser`). */
export const createAny: Operation = async (context, { body }) => {
  refuseMembers(body, [...unsupported, 'mfa']);
  const uid = text(body, 'localId') ?? newUid();
  if (uid.length > 128) throw new AuthError('INVALID_LOCAL_ID');
  const passwordHash = await passwordHashOf(context, body);
  const user = withAdminMembers(withProfile(blankUser(uid, context.now()), body), body);
  if (passwordHash !== undefined && user.email === null) throw new AuthError('MISSING_EMAIL');
  context.users.insert({
    ...user,
    ...(passwordHash !== undefined && { passwordHash, passwordUpdatedAt: context.now() }),
  });
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    ...(user.email !== null && { email: user.email }),
  };
};

const withValidSince = (context: AuthContext, user: User, body: RequestBody): User => {
  const validSince = wholeNumber(body, 'validSince');
  if (validSince === undefined) return user;
  // A revocation also ends the refresh tokens of its own second and a requested change of address, whenever the call
  // arrives; one that is 'now' ends all that there are.
  const second = Math.floor(context.now() / 1000);
  const endsAll = validSince >= second;
  if (endsAll) revokeSessions(context, user);
  else {
    context.refreshTokens.revokeBefore(user.uid, validSince + 1);
    context.codes.remove(user.uid, 'VERIFY_AND_CHANGE_EMAIL');
    context.challenges.removeSignIns(user.uid);
  }
  // A revoked session must not become valid again. A session begun after an earlier revocation in this second counts
  // from the next one, and a later revocation ends it all the same. A call may arrive in the second after its own.
  const again = validSince >= second - 1 && user.validSince >= validSince;
  return { ...user, validSince: again ? user.validSince + 1 : Math.max(validSince, user.validSince) };
};

/** `projects/…/accounts:update` for the backend (`updateUser`, `setCustomUserClaims`, `revokeRefreshTokens`). */
export const updateAny: Operation = async (context, { body }) => {
  refuseMembers(body, unsupported);
  const uid = requiredText(body, 'localId', 'MISSING_LOCAL_ID');
  const passwordHash = await passwordHashOf(context, body);
  const before = context.users.byUid(uid);
  if (before === null) throw new AuthError('USER_NOT_FOUND');
  const unnamed = unnamedFactors(context, uid, body);
  const members = withAdminMembers(withoutProviders(withProfile(before, body), textList(body, 'deleteProvider')), body);
  const changed = passwordHash !== undefined || members.email !== before.email || members.disabled !== before.disabled;
  const secured = changed ? revokeSessions(context, members) : members;
  const user = withValidSince(context, secured, body);
  context.users.update({
    ...user,
    ...(passwordHash !== undefined && { passwordHash, passwordUpdatedAt: context.now() }),
  });
  for (const id of unnamed) context.factors.remove(uid, id);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...userInfo(context, user) };
};

/** `projects/…/accounts:batchGet` for the backend (`listUsers`): pages in the order of the ids. */
export const listAccounts: Operation = (context, { query }) => {
  const size = Number(query.get('maxResults') ?? 20);
  if (!Number.isInteger(size) || size < 1 || size > 1000) throw new AuthError('INVALID_PAGE_SIZE');
  const users = context.users.page(query.get('nextPageToken') ?? '', size + 1);
  const page = users.slice(0, size);
  const last = page.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map((user) => userInfo(context, user)),
    ...(users.length > size && last !== undefined && { nextPageToken: last.uid }),
  };
};

/** `DELETE /emulator/v1/projects/…/accounts`: removes every account. Test mode only. */
export const clearAccounts: Operation = (context) => {
  context.users.clear();
  return {};
};
