import { AuthError } from '../base/auth-error';
import { record, requiredText } from '../base/fields';
import { type AuthContext } from '../context/context';
import { type SecondFactor } from '../store/factor-store';
import { matchingStep } from './totp';

/** The member that carries a code. Telephone verification has another, which is refused. */
export const verificationInfoOf = (body: Record<string, unknown>): Record<string, unknown> => {
  const info = record(body, 'totpVerificationInfo');
  if (info === undefined) throw new AuthError('OPERATION_NOT_ALLOWED : Second factors are authenticator apps only');
  return info;
};

/**
 * The step of a right code; throws `INVALID_CODE`, and `TOO_MANY_ATTEMPTS_TRY_LATER` after many of them. A try is
 * counted before the code is looked at, and given back when it was right.
 */
export const checkCode = (
  context: AuthContext,
  { uid, secret, lastStep }: Pick<SecondFactor, 'uid' | 'secret' | 'lastStep'>,
  info: Record<string, unknown>,
): number => {
  const code = requiredText(info, 'verificationCode', 'MISSING_CODE');
  const key = `second factor ${uid}`;
  context.limiter.take([{ key, limit: context.limits.secondFactor }]);
  const { totp } = context.options;
  const adjacentIntervals = totp === undefined || totp === false ? 1 : totp.adjacentIntervals;
  const step = matchingStep({ secret, code, nowMs: context.now(), adjacentIntervals, afterStep: lastStep });
  if (step === null) throw new AuthError('INVALID_CODE');
  context.limiter.forgive([key]);
  return step;
};
