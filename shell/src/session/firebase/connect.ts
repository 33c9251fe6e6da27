import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, signOut, type Auth } from 'firebase/auth';
import {
  clearIndexedDbPersistence,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore as FirestoreSdk,
} from 'firebase/firestore';
import { paths, type Market } from '@posy/shared-contracts';
import type { Clock } from '@posy/shared-contracts/mount-props';
import type { BootData } from '../../boot/boot-data';
import type { NativeSignIn } from '../native/native-sign-in';
import type { FirebaseConnection } from '../session-types';
import { createActionCodes } from './action-codes';
import { createFirestorePort } from './firestore-port';
import { createNativeCredential } from './native-credential';
import { createOwnAccount } from './own-account';
import { createSignIn } from './sign-in';
import { watchSession } from './watch-session';

interface Options {
  firebase: BootData['firebase'];
  origin: string;
  /** The page's market: a new person's wedding belongs to it, and mails are written in its language. */
  market: Market;
  clock: Clock;
  /** Signing in through the app around the page; null in a browser. */
  native: NativeSignIn | null;
  loadScript: (address: string) => Promise<void>;
  report: (feature: string, error: unknown) => void;
}

const connectFirestore = (app: ReturnType<typeof initializeApp>, { firebase, origin }: Options): FirestoreSdk => {
  const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  if (firebase.mode === 'google') return initializeFirestore(app, { localCache });
  const { host, protocol } = new URL(origin);
  return initializeFirestore(app, { localCache, host, ssl: protocol === 'https:' });
};

const connectAuth = (app: ReturnType<typeof initializeApp>, { firebase, origin, market }: Options): Auth => {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (firebase.mode === 'local') connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.languageCode = market.locale;
  return auth;
};

/** Google's SDK loads what its windows need by itself; firebase-local's stand-in for it is loaded here. */
const preparePopups = async ({ firebase, loadScript, report }: Options): Promise<void> => {
  if (firebase.mode === 'google' || firebase.providers.length === 0) return;
  await loadScript('/emulator/auth/popup.js').catch((error: unknown) => report('sign-in window', error));
};

/** Connects the page to Firebase, or to firebase-local on its own origin. This folder alone knows the SDK. */
export const connectFirebase = (options: Options): FirebaseConnection => {
  const { clock, market, origin, report } = options;
  const app = initializeApp(options.firebase.config);
  const auth = connectAuth(app, options);
  const sdk = connectFirestore(app, options);
  const firestore = createFirestorePort(sdk, (path, error) => report(`malformed document ${path}`, error));
  const session = watchSession({ auth, firestore, clock, market, report });
  const popupReady = preparePopups(options);
  const native = options.native === null ? null : createNativeCredential(options.native);
  const returnTo = `${origin}${paths.signup(market.prefix, { mode: 'login' })}`;
  return {
    firestore,
    watchSession: session.watch,
    account: {
      ...createSignIn({ auth, popupReady, native, rememberName: session.rememberName }),
      ...createActionCodes(auth, returnTo),
      ...createOwnAccount({ auth, popupReady, native, returnTo }),
    },
    async signOut() {
      session.stop();
      await signOut(auth);
      await terminate(sdk);
      await clearIndexedDbPersistence(sdk);
    },
    idToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
};
