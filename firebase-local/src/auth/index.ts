import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type JWK } from 'jose';
import { createClientAddress, trustedProxies } from '../access/client-address';
import { createOriginCheck } from '../access/origins';
import { type RequestAuth } from '../rules/runtime/contract';
import { usualPasswordCost } from './base/passwords';
import { createAttemptLimiter } from './context/attempt-limiter';
import { type AuthContext } from './context/context';
import { type AddressNotice, type AuthOptions, defaultLimits, type OutOfBandCode } from './context/options';
import { createHandler } from './http/handler';
import { createCustomToken } from './operations/sign-in-with-custom-token';
import { type AccountChange, reportingFactors, reportingUsers } from './store/account-changes';
import { createChallengeStore } from './store/challenge-store';
import { createCodeStore } from './store/code-store';
import { type AuthDatabase, openDatabase } from './store/database';
import { endingSessions } from './store/ended-sessions';
import { createFactorStore } from './store/factor-store';
import { createRefreshTokenStore } from './store/refresh-token-store';
import { createUserStore } from './store/user-store';
import { createIdTokens } from './tokens/id-token';
import { createSigningKeys } from './tokens/signing-keys';
import { readUnsignedToken } from './tokens/unsigned-token';

export { changesBetween } from './store/account-changes';
export type { AccountChange, AccountChangeKind, WaysIn } from './store/account-changes';
export { AuthError } from './base/auth-error';
export type { OutOfBandType } from './base/lifetimes';
export type {
  AddressNotice,
  AuthLimits,
  AuthLogEntry,
  AuthOptions,
  IdentityProvider,
  OutOfBandCode,
} from './context/options';

/** Firebase Auth for one machine. */
export interface Auth {
  /** Answers Auth's paths; false (and nothing done) for every other path. Never throws. */
  handleHttp(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Returns the identity of a signed ID token. Throws `AuthError`: `INVALID_ID_TOKEN` (forged, unsigned, foreign),
   * `TOKEN_EXPIRED` (expired or revoked), `USER_NOT_FOUND`, `USER_DISABLED`.
   */
  verifyIdToken(token: string): Promise<RequestAuth>;
  /** The same for the unsigned tokens of `@firebase/rules-unit-testing`; refuses all of them outside test mode. */
  readMockToken(token: string): RequestAuth;
  /** A token for `signInWithCustomToken`, good for an hour. */
  createCustomToken(uid: string, claims?: Record<string, unknown>): Promise<string>;
  /** The public keys that check our ID tokens. */
  jwks(): { keys: JWK[] };
  close(): void;
}

const createDelivery =
  (options: AuthOptions) =>
  async (mail: OutOfBandCode): Promise<boolean> => {
    try {
      await options.deliverCode?.(mail);
      return options.deliverCode !== undefined;
    } catch (error) {
      options.log?.({ level: 'error', message: 'A one-time code was not delivered', error: String(error) });
      return false;
    }
  };

/** Reports a change and logs a failure: what was changed is changed. */
const createReporter =
  (options: AuthOptions) =>
  (change: AccountChange): void => {
    const failed = (error: unknown): void =>
      options.log?.({ level: 'error', message: 'Nobody was notified of a changed account', error: String(error) });
    // Begun after this call, so that not even a receiver that throws at once is in its way.
    Promise.resolve()
      .then(() => options.reportChange?.(change))
      .catch(failed);
  };

const createNotices =
  (options: AuthOptions) =>
  (notice: AddressNotice): void =>
    void options
      .deliverNotice?.(notice)
      .catch((error: unknown) =>
        options.log?.({ level: 'error', message: 'A notice was not delivered', error: String(error) }),
      );

const createContext = async (options: AuthOptions, database: AuthDatabase): Promise<AuthContext> => {
  const now = options.clock ?? Date.now;
  const report = createReporter(options);
  const users = endingSessions(
    reportingUsers(createUserStore(database), report),
    options.sessionsEnded ?? (() => undefined),
  );
  const keys = await createSigningKeys(database, now);
  return {
    options,
    projectId: options.projectId,
    now,
    users,
    refreshTokens: createRefreshTokenStore(database, now),
    codes: createCodeStore(database, now),
    factors: reportingFactors(createFactorStore(database), users, report),
    challenges: createChallengeStore(database, now),
    keys,
    idTokens: createIdTokens(options.projectId, keys, users, now),
    clientAddress: createClientAddress(trustedProxies(options.trustedProxies ?? [])),
    isAllowedOrigin: createOriginCheck(options),
    limiter: createAttemptLimiter(now),
    limits: { ...defaultLimits, ...options.limits },
    passwordPolicy: options.passwordPolicy ?? (() => null),
    passwordCost: options.passwordCost ?? usualPasswordCost,
    deliver: createDelivery(options),
    notify: createNotices(options),
    log: options.log ?? (() => undefined),
  };
};

/** Opens (or makes) the accounts in `dataDir` and answers for them. Throws when the secret is too short to be one. */
export const createAuth = async (options: AuthOptions): Promise<Auth> => {
  if (options.adminSecret.length < 16) throw new Error('adminSecret must have at least 16 characters.');
  const { database, close } = openDatabase(options.dataDir, options.maxDatabaseBytes);
  const context = await createContext(options, database).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    handleHttp: createHandler(context),
    verifyIdToken: async (token) => (await context.idTokens.verify(token)).auth,
    readMockToken: (token) => readUnsignedToken(options, token),
    createCustomToken: (uid, claims) => createCustomToken(context, uid, claims),
    jwks: () => ({ keys: context.keys.all().map(({ publicJwk }) => publicJwk) }),
    close,
  };
};
