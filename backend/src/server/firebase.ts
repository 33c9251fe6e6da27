import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { Firestore, getFirestore } from 'firebase-admin/firestore';
import { getMessaging, type Messaging } from 'firebase-admin/messaging';
import { type Accounts, googleAccounts, googleAccountStatus, localAccounts, type StatusOf } from '../accounts/accounts';

/** The secret that opens the embedded server's admin calls: made at first start, readable by its owner only. */
export const readAdminSecret = (dataDir: string): string => {
  const path = join(dataDir, 'admin-secret');
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8').trim();
};

/** An open connection to the database and the accounts. */
export interface OpenFirestore {
  firestore: Firestore;
  accounts: Accounts;
  /** Asks Google what became of an account; null for the embedded server, which knows itself. */
  statusOf: StatusOf | null;
  /** Cloud Messaging of a project of Google's; null for the embedded server. */
  messaging: Messaging | null;
  close(): Promise<void>;
}

/** Firestore (over gRPC on loopback) and accounts of the embedded server. */
export const openLocalFirestore = (projectId: string, port: number, adminSecret: string): OpenFirestore => {
  // Google's library would ask the network whether it runs in Google's cloud.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const firestore = new Firestore({
    projectId,
    host: `127.0.0.1:${port}`,
    ssl: false,
    // Without TLS the client sends `Bearer owner` unless it is given another header of exactly this name.
    customHeaders: { Authorization: `Bearer ${adminSecret}` },
  });
  const accounts = localAccounts({ origin: `http://127.0.0.1:${port}`, projectId, adminSecret });
  return { firestore, accounts, statusOf: null, messaging: null, close: () => firestore.terminate() };
};

/** Firestore and accounts of a project of Google's, with Google's own credential variables. */
export const openGoogleFirestore = (projectId: string): OpenFirestore => {
  const app = initializeApp({ credential: applicationDefault(), projectId }, `posy-${randomBytes(4).toString('hex')}`);
  return {
    firestore: getFirestore(app),
    accounts: googleAccounts(app),
    statusOf: googleAccountStatus(app),
    messaging: getMessaging(app),
    close: () => deleteApp(app),
  };
};

/** Tokens for Google's services, from Google's own credential variables; renewed before they expire. */
export const googleAccessToken = (): (() => Promise<string>) => {
  const credential = applicationDefault();
  let held: { token: string; until: number } | null = null;
  return async () => {
    if (held === null || held.until <= performance.now()) {
      const { access_token: token, expires_in: seconds } = await credential.getAccessToken();
      held = { token, until: performance.now() + Math.max(0, seconds - 60) * 1000 };
    }
    return held.token;
  };
};
