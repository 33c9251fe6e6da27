import { beginningOf, issueTokens, requireRecentSignIn, revokeSessions, startSession } from '../accounts/sessions';
import { AuthError } from '../base/auth-error';
import { record, requiredText, text } from '../base/fields';
import { type AuthContext, type Operation } from '../context/context';
import { type VerifiedUser } from '../tokens/id-token';
import { checkCode, verificationInfoOf } from './check-code';
import { newSecret, totp } from './totp';

/** Firebase's limit of an account's second factors. */
const mostFactors = 5;

/** Ways in that no second factor can follow. */
const unsupportedFirst = new Set(['anonymous', 'custom']);

const verifiedOf = (context: AuthContext, body: Record<string, unknown>): Promise<VerifiedUser> =>
  context.idTokens.verify(requiredText(body, 'idToken', 'MISSING_ID_TOKEN'));

const requireRoom = ({ factors, options }: AuthContext, { user: { uid, emailVerified } }: VerifiedUser): void => {
  if (options.totp === false) throw new AuthError('OPERATION_NOT_ALLOWED : Second factors are switched off');
  if (!emailVerified)
    throw new AuthError('UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
  if (factors.of(uid).length >= mostFactors) throw new AuthError('SECOND_FACTOR_LIMIT_EXCEEDED');
};

/** `mfaEnrollment:start {totpEnrollmentInfo}`: a secret for an authenticator app. Needs a recent sign-in. */
export const startEnrollment: Operation = async (context, { body }) => {
  const verified = await verifiedOf(context, body);
  if (record(body, 'totpEnrollmentInfo') === undefined)
    throw new AuthError('OPERATION_NOT_ALLOWED : Second factors are authenticator apps only');
  if (unsupportedFirst.has(beginningOf(context, verified).signInProvider))
    throw new AuthError('UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.');
  requireRecentSignIn(context, verified);
  requireRoom(context, verified);
  const secret = newSecret();
  const { token, expiresAt } = context.challenges.issue({ kind: 'enrollment', uid: verified.user.uid, detail: secret });
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: totp.digits,
      hashingAlgorithm: totp.algorithm,
      periodSec: totp.periodSeconds,
      sessionInfo: token,
      finalizeEnrollmentTime: new Date(expiresAt).toISOString(),
    },
  };
};

/**
 * `mfaEnrollment:finalize`: a first code shows that the app has the secret. All sessions end, since they began without
 * the second factor; this one gets new tokens.
 */
export const finalizeEnrollment: Operation = async (context, { body }) => {
  const verified = await verifiedOf(context, body);
  const { user } = verified;
  const info = verificationInfoOf(body);
  const displayName = text(body, 'displayName', 256) ?? null;
  requireRoom(context, verified);
  const open = context.challenges.attempt(requiredText(info, 'sessionInfo', 'MISSING_SESSION_INFO'), 'enrollment');
  if (open === null || open.uid !== user.uid) throw new AuthError('SESSION_EXPIRED');
  const secret = open.detail;
  if (context.factors.of(user.uid).some((factor) => factor.secret === secret))
    throw new AuthError('SECOND_FACTOR_EXISTS');
  const lastStep = checkCode(context, { uid: user.uid, secret, lastStep: 0 }, info);
  const { id } = context.factors.add({ uid: user.uid, displayName, secret, enrolledAt: context.now(), lastStep });
  const beginning = { ...beginningOf(context, verified), secondFactor: id };
  const { idToken, refreshToken } = await startSession(context, revokeSessions(context, user), beginning);
  return { idToken, refreshToken, totpAuthInfo: {} };
};

/** `mfaEnrollment:withdraw`: removes a second factor. Needs a recent sign-in. */
export const withdrawFactor: Operation = async (context, { body }) => {
  const verified = await verifiedOf(context, body);
  const { uid } = verified.user;
  const id = requiredText(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
  requireRecentSignIn(context, verified);
  if (!context.factors.remove(uid, id)) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND');
  // A setting-up that is under way, or was just completed, must not bring it back.
  context.challenges.removeAll(uid);
  const beginning = beginningOf(context, verified);
  const secondFactor = beginning.secondFactor === id ? null : beginning.secondFactor;
  const { authTime } = verified;
  const { idToken, refreshToken } = await issueTokens(context, verified.user, {
    ...beginning,
    uid,
    authTime,
    secondFactor,
  });
  return { idToken, refreshToken };
};
