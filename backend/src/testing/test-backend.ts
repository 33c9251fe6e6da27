import { type Firestore } from 'firebase-admin/firestore';
import { type Accounts } from '../accounts/accounts';
import { type OpenFirestore } from '../server/firebase';
import { type Couple, createCouple, openAsBackend } from './people';
import { startTestServer, type TestServer } from './test-server';

/** A server that runs while the tests of a file run, and its database with the backend's rights. */
export interface TestBackend {
  readonly server: TestServer;
  readonly firestore: Firestore;
  readonly accounts: Accounts;
  /** Signs a new couple up and gives it a wedding; names are used once. */
  couple(name: string): Promise<Couple>;
  /** A new couple whose wedding has been: they may review. */
  wed(name: string): Promise<Couple>;
}

/** Starts a server before the tests of the file that calls this, and stops it after them. */
export const testBackend = (...options: Parameters<typeof startTestServer>): TestBackend => {
  let open: { server: TestServer; database: OpenFirestore } | null = null;
  const opened = () => {
    if (open === null) throw new Error('The server starts before the first test, not while the file is read.');
    return open;
  };
  beforeAll(async () => {
    const server = await startTestServer(...options);
    open = { server, database: openAsBackend(server) };
  });
  afterAll(async () => {
    await open?.database.close();
    await open?.server.stop();
  });
  return {
    get server() {
      return opened().server;
    },
    get firestore() {
      return opened().database.firestore;
    },
    get accounts() {
      return opened().database.accounts;
    },
    couple: (name) => createCouple(opened().server, opened().database.firestore, name),
    wed: async (name) => {
      const { server, database } = opened();
      const couple = await createCouple(server, database.firestore, name);
      await database.firestore.doc(`weddings/${couple.weddingId}`).update({ date: '2026-06-06' });
      return couple;
    },
  };
};
