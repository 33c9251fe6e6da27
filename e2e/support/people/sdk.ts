import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { type Firestore, initializeFirestore, setLogLevel, terminate } from 'firebase/firestore';
import { projectId } from './accounts';

// Refusals are what the journeys are about.
setLogLevel('silent');

let clients = 0;

/** Runs work with the unmodified Firebase SDK, signed in at the server, or signed out. */
export const withSdk = async <T>(
  origin: string,
  credentials: { email: string; password: string } | null,
  work: (firestore: Firestore, uid: string) => Promise<T>,
): Promise<T> => {
  clients += 1;
  const app = initializeApp({ apiKey: projectId, projectId, authDomain: `${projectId}.invalid` }, `journey-${clients}`);
  const firestore = initializeFirestore(app, { host: new URL(origin).host, ssl: false });
  const auth = getAuth(app);
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  try {
    if (credentials !== null) await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
    return await work(firestore, auth.currentUser?.uid ?? '');
  } finally {
    await terminate(firestore);
    await deleteApp(app);
  }
};
