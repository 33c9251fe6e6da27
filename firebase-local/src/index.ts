import { mkdirSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Auth, type AuthOptions, createAuth, type OutOfBandCode } from './auth/index';
import { handleControl } from './control';
import { type FirebaseLocal } from './firebase-local';
import { type Firestore, openFirestore } from './firestore';
import { type Quotas } from './limits/quotas';
import { type WorkLimits } from './limits/work-budget';
import { compileRules } from './rules/compile';
import { type CompiledRules, type RequestAuth } from './rules/runtime/contract';
import { checkAtStart, type DamagedDatabase } from './store/file/check-database';

export { checkSnapshot, renewInstance, type SnapshotCounts, takeSnapshot } from './backup/snapshot';
export { checkDatabase, DamagedDatabase } from './store/file/check-database';
export { exportData } from './backup/export-data';
export { importData } from './backup/import-data';
export { type IndexesFile, missingIndexes, type NeededIndex } from './indexes/index';
export { createClientAddress, isProxyName, trustedProxies } from './access/client-address';
export { limitConnections } from './limits/connections';
export { cutUnread } from './limits/unread-sockets';
export { networkOf } from './limits/network-of';
export type { Quotas } from './limits/quotas';
export { usualWork, type WorkLimits } from './limits/work-budget';
export { compileRules } from './rules/compile';
export type { CompiledRules } from './rules/runtime/contract';
export type { DocumentFields, Value } from './values/value';
export type { FirebaseLocal } from './firebase-local';
export { createSinglePortServer } from './single-port';
export { AuthError } from './auth/base/auth-error';
export { usualPasswordCost } from './auth/base/passwords';
export { changesBetween } from './auth/index';
export type {
  AccountChange,
  AccountChangeKind,
  AddressNotice,
  IdentityProvider,
  OutOfBandCode,
  OutOfBandType,
} from './auth/index';

/** Further options of Auth alone. */
type AuthSettings = Pick<
  AuthOptions,
  | 'limits'
  | 'authorizedDomains'
  | 'identityProviders'
  | 'requireVerifiedEmailChange'
  | 'hideTakenAddresses'
  | 'deliverNotice'
  | 'developmentProviders'
  | 'totp'
  | 'actionUrl'
  | 'trustedProxies'
  | 'allowedOrigins'
  | 'anonymousSignUp'
  | 'maxDatabaseBytes'
  | 'passwordCost'
  | 'reportChange'
>;

export interface FirebaseLocalOptions extends AuthSettings {
  /** Directory of all data; made when absent, held by one process at a time. */
  dataDir: string;
  projectId: string;
  /** Text of `firestore.rules`; a syntax error stops the start. */
  rulesSource: string;
  /**
   * Secret that the backend sends as `authorization: Bearer <adminSecret>`, from this machine only; at least 16
   * characters.
   */
  adminSecret: string;
  /** Opens the control endpoints, unsigned tokens and the `owner` door of test libraries. Never in production. */
  testMode?: boolean;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** Returns why a password is refused, or null. */
  passwordPolicy?: (password: string) => string | null;
  /**
   * Brings a one-time code (password reset, verification, change or recovery of an address) to its reader, by mail for
   * example. Not awaited by the caller's request beyond its outcome: a rejection is logged, and the code stays valid.
   */
  deliverCode?: (mail: OutOfBandCode) => Promise<void>;
  /** Hears of damage in a large database, which is looked through after the start. Default: it is logged. */
  onDamage?: (error: DamagedDatabase) => void;
  /** Bytes from which on a database counts as large; default: 64 MB, which are looked through in less than a second. */
  largeDatabase?: number;
  /** Limits of stored data for clients in Firestore; default: no limit. */
  quotas?: Quotas;
  /** Limits of clients' reads per minute; default: `usualWork`. */
  workLimits?: WorkLimits;
  /**
   * Delay in milliseconds before a stream is closed after its sign-in ended; default: five seconds. It delivers nothing
   * until then.
   */
  silence?: number;
  log?: (entry: { level: 'info' | 'warn' | 'error'; message: string; [key: string]: unknown }) => void;
}

const urlOf = (req: IncomingMessage): URL | null => {
  try {
    return new URL(req.url ?? '/', 'http://local');
  } catch {
    return null;
  }
};

/** Mock tokens ended long ago, in 1970. */
const withoutEnd = ({ uid, token }: RequestAuth): RequestAuth => {
  const { exp: _exp, ...claims } = token;
  return { uid, token: claims };
};

const verifierOf =
  (auth: Auth, testMode: boolean) =>
  async (token: string): Promise<RequestAuth> => {
    // An unsigned token ends with its second dot.
    if (testMode && token.endsWith('.')) return withoutEnd(auth.readMockToken(token));
    return auth.verifyIdToken(token);
  };

const createHandler =
  (auth: Auth, firestore: Firestore, setRules: ((source: string) => void) | null) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const url = urlOf(req);
    if (!url) return false;
    const control = setRules && { setRules, clear: firestore.clear };
    if (control && handleControl(control, req, res, url)) return true;
    return firestore.handleHttp(req, res, url) || auth.handleHttp(req, res);
  };

/** Damage is found before anything is served from it. */
const checkDatabases = ({ dataDir, onDamage, log, largeDatabase }: FirebaseLocalOptions): (() => void) => {
  const report = (error: DamagedDatabase): void => log?.({ level: 'error', message: error.message });
  const stops = ['firestore.sqlite', 'auth.sqlite'].map((name) =>
    checkAtStart(join(dataDir, name), {
      onDamage: onDamage ?? report,
      ...(largeDatabase !== undefined && { mostAtStart: largeDatabase }),
    }),
  );
  return () => stops.forEach((stop) => stop());
};

/**
 * Starts Auth and Firestore on a data directory. Rejects, with nothing served, when the rules have a syntax error,
 * when another process holds the directory, or when its data is damaged or from a newer version.
 */
export const startFirebaseLocal = async (options: FirebaseLocalOptions): Promise<FirebaseLocal> => {
  const testMode = options.testMode ?? false;
  let rules: CompiledRules = compileRules(options.rulesSource);
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const stopChecks = checkDatabases(options);
  let endSessions: Firestore['endSessions'] = () => undefined;
  const auth = await createAuth({ ...options, testMode, sessionsEnded: (uid, before) => endSessions(uid, before) });
  try {
    const firestore = openFirestore({
      dataDir: options.dataDir,
      projectId: options.projectId,
      adminSecret: options.adminSecret,
      testMode,
      ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
      ...(options.allowedOrigins && { allowedOrigins: options.allowedOrigins }),
      rules: () => rules,
      verify: verifierOf(auth, testMode),
      nowMillis: options.clock ?? Date.now,
      ...(options.maxDatabaseBytes !== undefined && { maxDatabaseBytes: options.maxDatabaseBytes }),
      ...(options.quotas && { quotas: options.quotas }),
      ...(options.silence !== undefined && { silence: options.silence }),
      ...(options.workLimits && { workLimits: options.workLimits }),
      log: options.log ?? (() => undefined),
    });
    endSessions = firestore.endSessions;
    const setRules = testMode ? (source: string) => void (rules = compileRules(source)) : null;
    return {
      handleHttp: createHandler(auth, firestore, setRules),
      handleGrpcSocket: firestore.handleGrpcSocket,
      jwks: auth.jwks,
      verifyIdToken: auth.verifyIdToken,
      neededIndexes: firestore.neededIndexes,
      async close() {
        stopChecks();
        firestore.close();
        auth.close();
      },
    };
  } catch (error) {
    auth.close();
    throw error;
  }
};
