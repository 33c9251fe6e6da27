import { AuthError } from '../base/auth-error';
import { record } from '../base/fields';
import { type AuthContext } from '../context/context';

const idOf = (enrollment: unknown): string => {
  const hasId = typeof enrollment === 'object' && enrollment !== null && 'mfaEnrollmentId' in enrollment;
  if (!hasId || typeof enrollment.mfaEnrollmentId !== 'string')
    throw new AuthError('OPERATION_NOT_ALLOWED : The backend can remove second factors, not add them');
  return enrollment.mfaEnrollmentId;
};

/**
 * Returns the second factors that the `mfa {enrollments}` of the backend's `accounts:update` does not name, and so
 * removes: all of them when it names none. A person who lost their authenticator can sign in again this way.
 */
export const unnamedFactors = (
  { factors }: AuthContext,
  uid: string,
  body: Record<string, unknown>,
): readonly string[] => {
  const mfa = record(body, 'mfa');
  if (mfa === undefined) return [];
  const named: unknown[] = Array.isArray(mfa['enrollments']) ? mfa['enrollments'] : [];
  const remaining = new Set(named.map(idOf));
  const ids = factors.of(uid).map(({ id }) => id);
  if ([...remaining].some((id) => !ids.includes(id))) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND');
  return ids.filter((id) => !remaining.has(id));
};
