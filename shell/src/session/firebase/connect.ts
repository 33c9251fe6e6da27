import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
} from 'firebase/auth';
import {
  clearIndexedDbPersistence,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore as FirestoreSdk,
} from 'firebase/firestore';
import type { Clock } from '@posy/shared-contracts/mount-props';
import type { BootData } from '../../boot/boot-data';
import type { AuthResult, FirebaseConnection } from '../session-types';
import { authFailureOf } from './auth-failure';
import { createFirestorePort } from './firestore-port';
import { watchSession } from './watch-session';

interface Options {
  firebase: BootData['firebase'];
  origin: string;
  clock: Clock;
  report: (feature: string, error: unknown) => void;
}

const connectFirestore = (app: ReturnType<typeof initializeApp>, { firebase, origin }: Options): FirestoreSdk => {
  const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  if (firebase.mode === 'google') return initializeFirestore(app, { localCache });
  const { host, protocol } = new URL(origin);
  return initializeFirestore(app, { localCache, host, ssl: protocol === 'https:' });
};

const trying = async (attempt: () => Promise<unknown>): Promise<AuthResult> => {
  try {
    await attempt();
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: authFailureOf(error) };
  }
};

/** Connects the page to Firebase, or to firebase-local on its own origin. The only place that knows the SDK. */
export const connectFirebase = (options: Options): FirebaseConnection => {
  const app = initializeApp(options.firebase.config);
  const auth: Auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (options.firebase.mode === 'local') connectAuthEmulator(auth, options.origin, { disableWarnings: true });
  const sdk = connectFirestore(app, options);
  const firestore = createFirestorePort(sdk, (path, error) => options.report(`malformed document ${path}`, error));
  const session = watchSession({ auth, firestore, clock: options.clock, report: options.report });
  return {
    firestore,
    watchSession: session.watch,
    signUp: ({ name, email, password, market }) =>
      trying(async () => {
        session.rememberSignUp({ name, market });
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
      }),
    logIn: (email, password) => trying(() => signInWithEmailAndPassword(auth, email, password)),
    async signOut() {
      session.stop();
      await signOut(auth);
      await terminate(sdk);
      await clearIndexedDbPersistence(sdk);
    },
    idToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
};
