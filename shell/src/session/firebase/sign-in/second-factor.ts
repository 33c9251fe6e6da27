import {
  type Auth,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  type MultiFactorInfo,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type {
  AuthFailure,
  AuthResult,
  Challenge,
  SecondFactor,
  SecondFactorActions,
} from '#session/account/account-actions';
import { authFailureOf, trying } from './auth-failure';

/** The name by which authenticator apps list us. */
const issuer = 'Posy';

/** After these failures the same question can be answered again. */
const askedAgain: ReadonlySet<AuthFailure> = new Set(['second-factor-wrong', 'too-many-attempts', 'offline']);

/** A member of Firebase's error that its types leave out. */
type Refusal = MultiFactorError & { customData?: { _serverResponse?: { localId?: string } } };

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

const factorOf = ({ uid, displayName, enrollmentTime }: MultiFactorInfo): SecondFactor => ({
  id: uid,
  name: displayName ?? '',
  addedAt: new Date(enrollmentTime).toISOString(),
});

const authenticators = (factors: readonly MultiFactorInfo[]): SecondFactor[] =>
  factors.filter(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID).map(factorOf);

/**
 * Returns the question for a code when that interrupted a sign-in; null for every other error. `uid` is the person who
 * must prove their identity, because the SDK would accept another person's proof.
 */
export const challengeOf = (auth: Auth, error: unknown, uid?: string): AuthResult | null => {
  if (codeOf(error) !== 'auth/multi-factor-auth-required') return null;
  const prover = (error as Refusal).customData._serverResponse?.localId;
  if (uid !== undefined && prover !== undefined && prover !== uid) return { ok: false, failure: 'other-account' };
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  const factors = authenticators(resolver.hints);
  if (factors.length === 0) return { ok: false, failure: 'not-offered' };
  const challenge: Challenge = {
    factors,
    async answer(id, code) {
      const given = await trying(() => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code)));
      return given.ok || !askedAgain.has(given.failure) ? given : { ...given, challenge };
    },
  };
  return { ok: false, failure: 'second-factor-needed', challenge };
};

/** Reads the account's current authenticator apps from the server; null when it cannot be reached. */
export const readFactors = async (user: User, reload: () => Promise<void>): Promise<SecondFactor[] | null> => {
  // It is made before the reload, which updates the enrolled factors.
  const factors = multiFactor(user);
  try {
    await reload();
    return authenticators(factors.enrolledFactors);
  } catch {
    return null;
  }
};

/** Changes to a person's authenticator apps; both need a recent sign-in. */
export const createSecondFactor = (currentUser: () => User): SecondFactorActions => ({
  async beginSecondFactor() {
    try {
      const user = currentUser();
      const factors = multiFactor(user);
      const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
      return {
        ok: true,
        secret: secret.secretKey,
        // The SDK writes the name into the address without encoding it.
        address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), issuer),
        confirm: (code, name) =>
          trying(() => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name)),
      };
    } catch (error) {
      return { ok: false, failure: authFailureOf(error) };
    }
  },
  removeSecondFactor: (id) =>
    trying(async () => {
      try {
        await multiFactor(currentUser()).unenroll(id);
      } catch (error) {
        // It was already removed on another device.
        if (codeOf(error) !== 'auth/multi-factor-info-not-found') throw error;
      }
    }),
});
