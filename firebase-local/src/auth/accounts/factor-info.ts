import { type SecondFactor } from '../store/factor-store';

/** A second factor as the SDKs read it. Never its secret. */
interface FactorInfo {
  mfaEnrollmentId: string;
  displayName?: string;
  enrolledAt: string;
  totpInfo: object;
}

const factorInfo = ({ id, displayName, enrolledAt }: SecondFactor): FactorInfo => ({
  mfaEnrollmentId: id,
  ...(displayName !== null && { displayName }),
  enrolledAt: new Date(enrolledAt).toISOString(),
  totpInfo: {},
});

/** The `mfaInfo` of an answer; no member at all for an account without second factors. */
export const factorMembers = (factors: SecondFactor[]): { mfaInfo?: FactorInfo[] } =>
  factors.length === 0 ? {} : { mfaInfo: factors.map(factorInfo) };
