import { type Market, paths } from '@posy/shared-contracts';
import type { Clock } from '@posy/shared-contracts/mount-props';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
} from 'firebase/auth';
import {
  clearIndexedDbPersistence,
  type Firestore as FirestoreSdk,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { browserFetch } from '#adapters/browser';
import { hasDeviceStorage } from '#adapters/storage/has-device-storage';
import { deviceStore } from '#adapters/storage/json-store';
import { deviceStorage } from '#adapters/storage/web-storages';
import type { BootData } from '#platform/boot-data';
import type { NativeSignIn } from '../account/native-sign-in';
import type { FirebaseConnection } from '../session-types';
import { type LeftDocuments, removeStoredDocuments } from '../waiting/stored-documents';
import { createDirectQuery } from './firestore/direct/direct-query';
import { withPages } from './firestore/direct/with-pages';
import { createEarlyReading } from './firestore/early-reading';
import { createFirestorePort } from './firestore/firestore-port';
import { createFirstLooks } from './firestore/first-look/first-looks';
import { withFirstLook, withStoredDocuments } from './firestore/first-look/with-first-look';
import { createKnownLists } from './firestore/known-lists';
import { rememberSent } from './firestore/remember-sent';
import { listeningAgain } from './listening/listen-again';
import { createOwnAccount } from './own-account';
import { createActionCodes } from './sign-in/action-codes';
import { idTokenOf } from './sign-in/id-token';
import { createNativeCredential } from './sign-in/native-credential';
import { createSignIn } from './sign-in/sign-in';
import { watchSession } from './watch-session';

interface Options {
  firebase: BootData['firebase'];
  origin: string;
  /** The page's market: that of a new person's wedding, and the language of mails. */
  market: Market;
  clock: Clock;
  isOnline: () => boolean;
  left: LeftDocuments;
  /** Resolves to true when this browser stores data beyond the page. */
  isLasting: () => Promise<boolean>;
  /** Signs in through the app around the page; null in a browser. */
  native: Pick<NativeSignIn, 'signIn'> | null;
  loadScript: (address: string) => Promise<void>;
  report: (feature: string, error: unknown) => void;
}

const connectFirestore = (app: FirebaseApp, { firebase, origin }: Options, isStoring: boolean): FirestoreSdk => {
  const localCache = isStoring
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
  if (firebase.mode === 'google') return initializeFirestore(app, { localCache });
  const { host, protocol } = new URL(origin);
  return initializeFirestore(app, { localCache, host, ssl: protocol === 'https:' });
};

/** Returns the address of the documents in the database's REST interface. */
const documentsAddress = ({ firebase, origin }: Options): string => {
  const server = firebase.mode === 'google' ? 'https://firestore.googleapis.com' : origin;
  return `${server}/v1/projects/${firebase.config.projectId}/databases/(default)/documents`;
};

const removeDocumentsOf = (sdk: FirestoreSdk, { left, clock, report }: Options): Promise<boolean> =>
  removeStoredDocuments({ remove: () => clearIndexedDbPersistence(sdk), left, clock, report });

/**
 * Resolves to true when this page may store documents. Documents of a person who signed out are removed first; until
 * then they are not read either. The SDK removes documents only before it is used and never changes its storage, so
 * this needs an app instance of its own.
 */
const mayStoreDocuments = async (options: Options): Promise<boolean> => {
  if (!options.left.isSet()) return true;
  const app = initializeApp(options.firebase.config);
  const areGone = await removeDocumentsOf(connectFirestore(app, options, true), options);
  // Deleting the app waits for the removal, which may wait for another tab.
  deleteApp(app).catch((error: unknown) => options.report('stored documents', error));
  return areGone;
};

/** Without IndexedDB a session lasts as long as the tab; the SDK falls back to memory when that is forbidden too. */
const connectAuth = (app: FirebaseApp, { firebase, origin, market }: Options, lasts: boolean): Auth => {
  const auth = initializeAuth(app, { persistence: lasts ? indexedDBLocalPersistence : browserSessionPersistence });
  if (firebase.mode === 'local') connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.languageCode = market.locale;
  return auth;
};

/** Google's SDK loads the scripts of its windows itself; the replacement by firebase-local is loaded here. */
const preparePopups = async ({ firebase, loadScript, report }: Options): Promise<void> => {
  if (firebase.mode === 'google' || firebase.providers.length === 0) return;
  await loadScript('/emulator/auth/popup.js').catch((error: unknown) => report('sign-in window', error));
};

/** Connects the page to Firebase, or to firebase-local on its own origin. Only this folder uses the SDK. */
export const connectFirebase = async (options: Options): Promise<FirebaseConnection> => {
  const { clock, market, origin, report } = options;
  const hasDatabases = await options.isLasting();
  // The SDK's tabs communicate through the device's storage.
  const isLasting = hasDatabases && hasDeviceStorage();
  const isStoring = isLasting && (await mayStoreDocuments(options));
  const app = initializeApp(options.firebase.config);
  const auth = connectAuth(app, options, hasDatabases);
  const sdk = connectFirestore(app, options, isStoring);
  const malformed = (path: string, error: unknown): void => report(`malformed document ${path}`, error);
  const waiting = { clock, isOnline: options.isOnline };
  const known = createKnownLists(deviceStore, isStoring);
  const ask = createDirectQuery({
    fetch: browserFetch,
    documents: documentsAddress(options),
    idToken: () => idTokenOf(auth, false),
  });
  const readEarly = createEarlyReading({ ...waiting, isKnown: known.has, ask });
  const looks = createFirstLooks({ storage: deviceStorage, mayStore: () => isStoring && !options.left.isSet() });
  const port = listeningAgain(createFirestorePort(sdk, malformed, { waiting, readEarly, known }), {
    clock,
    isVisible: () => document.visibilityState === 'visible',
  });
  const firestore = withFirstLook(withPages(port, { ...waiting, ask }), looks);
  // Every screen waits for the session.
  const session = watchSession({ auth, firestore: withStoredDocuments(firestore, looks), clock, market, report });
  const popupReady = preparePopups(options);
  const native = options.native === null ? null : createNativeCredential(options.native);
  const returnTo = `${origin}${paths.signup(market.prefix, { mode: 'login' })}`;
  return {
    ...rememberSent(firestore, { sdk, auth, clock }),
    isLasting,
    watchSession: (next, failed) =>
      session.watch((now) => {
        // After any end of a session: the SDK's own documents belong to an account, these belong to a device.
        if (now.status === 'signed-out') looks.forgetAll();
        next(now);
      }, failed),
    account: {
      ...createSignIn({ auth, popupReady, native, rememberName: session.rememberName }),
      ...createActionCodes(auth, returnTo),
      ...createOwnAccount({ auth, popupReady, native, returnTo, offersSecondFactor: options.firebase.secondFactor }),
    },
    async signOut() {
      session.stop();
      await signOut(auth);
    },
    async forgetDocuments() {
      await terminate(sdk);
      await removeDocumentsOf(sdk, options);
    },
    allAnswered: () => waitForPendingWrites(sdk),
    idToken: (renews) => idTokenOf(auth, renews),
  };
};
