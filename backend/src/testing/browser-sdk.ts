import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { type Firestore, initializeFirestore, setLogLevel, terminate } from 'firebase/firestore';
import { type TestServer } from './test-server';

/** A person's browser: the real Firebase SDK, signed in (or not) at a test's server. */
export interface SdkClient {
  db: Firestore;
  close(): Promise<void>;
}

// Refusals are what the tests are about.
setLogLevel('silent');

let clients = 0;

/** Opens the SDK as a person, or signed out. */
export const openSdk = async (
  server: TestServer,
  credentials: { email: string; password: string } | null,
): Promise<SdkClient> => {
  clients += 1;
  const app = initializeApp(
    { apiKey: 'posy-local', projectId: 'posy-local', authDomain: 'posy-local.invalid' },
    `client-${clients}`,
  );
  const db = initializeFirestore(app, { host: `127.0.0.1:${server.port}`, ssl: false });
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${server.port}`, { disableWarnings: true });
  if (credentials !== null) await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
  return {
    db,
    async close() {
      await terminate(db);
      await deleteApp(app);
    },
  };
};
