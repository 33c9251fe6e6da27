import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { Firestore, getFirestore } from 'firebase-admin/firestore';

/** The secret that opens the embedded server's admin calls: made at first start, readable by its owner only. */
export const readAdminSecret = (dataDir: string): string => {
  const path = join(dataDir, 'admin-secret');
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8').trim();
};

/** An open database connection. */
export interface OpenFirestore {
  firestore: Firestore;
  close(): Promise<void>;
}

/** The Firestore of the embedded server, over gRPC on loopback. */
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
  return { firestore, close: () => firestore.terminate() };
};

/** The Firestore of a project of Google's, with Google's own credential variables. */
export const openGoogleFirestore = (projectId: string): OpenFirestore => {
  const app = initializeApp({ credential: applicationDefault(), projectId }, `posy-${randomBytes(4).toString('hex')}`);
  return { firestore: getFirestore(app), close: () => deleteApp(app) };
};
