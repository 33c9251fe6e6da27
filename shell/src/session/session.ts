import { type Firestore, FirestoreError, type Readable, type Session } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '../platform/readable';
import type { AccountActions } from './account/account-actions';
import { deferredAccount } from './account/deferred-account';
import type { FirebaseConnection } from './session-types';
import { untilConnected } from './until-connected';
import { type EditPlace, placeOfEdit } from './waiting/edit-place';
import type { WaitingEdits } from './waiting/waiting-edits';

interface Options {
  /** Loads the Firebase SDK and connects; called at most once, unless it failed. */
  connect: () => Promise<FirebaseConnection>;
  hint: { isSet(): boolean; set(): void; clear(): void };
  newId: () => string;
  waitingEdits: WaitingEdits;
  /** Deletes the other data of the person from this browser. */
  forget: () => Promise<void>;
  report: (feature: string, error: unknown) => void;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

export interface SessionHost {
  session: Readable<Session>;
  firestore: Firestore;
  account: AccountActions;
  /** Signs out and deletes the person's data from this browser. Rejects when they are still signed in. */
  signOut(): Promise<void>;
  /** Returns the person's ID token, or null; `renews` requests a new one after a refusal. */
  idToken(renews?: boolean): Promise<string | null>;
  /** Number of edits of this device that the server has not answered. */
  waitingEdits: Readable<number>;
  /** The screens that show those edits. */
  waitingPlaces: Readable<readonly EditPlace[]>;
  /** Counts again once the connection is back: open pages send the edits of closed ones. */
  recountEdits(): void;
  /** True when this browser stores edits until they are sent. Assumed until it was tried. */
  isLasting: Readable<boolean>;
  /** Number of rejected edits of earlier pages of this browser. */
  lostEdits: Readable<number>;
  /** Number of edits of this page for which the server had no room. */
  editsWithoutRoom: Readable<number>;
  /** Starts loading Firebase, for screens that will need it. */
  warmUp(): void;
}

/** The database before it has loaded: live reads wait for it, and can be cancelled meanwhile. */
const deferredFirestore = (
  connected: () => Promise<FirebaseConnection>,
  atLast: () => Promise<FirebaseConnection>,
  { newId, waitingEdits }: Pick<Options, 'newId' | 'waitingEdits'>,
  refused: (error: unknown) => void,
): Firestore => {
  const watching = (begin: (firestore: Firestore) => () => void): (() => void) => {
    let over = false;
    let stop: () => void = () => undefined;
    void atLast().then(({ firestore }) => {
      if (!over) stop = begin(firestore);
    });
    return () => {
      over = true;
      stop();
    };
  };
  return {
    watch: (query, next, failed) => watching((firestore) => firestore.watch(query, next, failed)),
    watchDocument: (collection, id, next, failed) =>
      watching((firestore) => firestore.watchDocument(collection, id, next, failed)),
    read: async (query) => (await connected()).firestore.read(query),
    readDocument: async (collection, id) => (await connected()).firestore.readDocument(collection, id),
    commit: (writes, options) => {
      const commit = async (): Promise<void> => (await connected()).firestore.commit(writes, options);
      if (options?.byItself === true) return commit();
      const answered = waitingEdits.during(commit, placeOfEdit(writes));
      answered.catch(refused);
      return answered;
    },
    newId,
  };
};

/** The session of a visitor, and of server-rendered pages. */
const signedOut: Session = { status: 'signed-out' };

/**
 * The session. A visitor who never signed in on this browser is signed out at once, and no byte of Firebase loads until
 * a person signs up or logs in.
 */
export const createSession = (options: Options): SessionHost => {
  const { connect, hint, waitingEdits, forget, report } = options;
  const session = createReadableValue<Session>({ status: 'loading' }, signedOut);
  const isLasting = createReadableValue(true);
  const lostEdits = createReadableValue(0);
  const editsWithoutRoom = createReadableValue(0);
  let connection: Promise<FirebaseConnection> | null = null;

  const connected = (): Promise<FirebaseConnection> => {
    connection ??= connect().then((firebase) => {
      isLasting.set(firebase.isLasting);
      firebase.watchSession(
        (next) => {
          if (next.status === 'signed-in') hint.set();
          if (next.status === 'signed-in' && session.get().status !== 'signed-in') {
            recountEdits();
            // A sign-out meanwhile discards their edits.
            firebase.countLost().then(lostEdits.set, () => undefined);
          }
          if (next.status === 'signed-out') hint.clear();
          session.set(next);
        },
        (error) => report('session', error),
      );
      return firebase;
    });
    connection.catch(() => (connection = null));
    return connection;
  };

  const recountEdits = (): void => {
    if (connection === null) return;
    // A sign-out while edits are pending discards their marks.
    waitingEdits.whenAnswered(async () => (await connected()).allAnswered()).catch(() => undefined);
  };

  const atLast = untilConnected(connected, options);
  if (hint.isSet()) void atLast();
  else session.set(signedOut);

  return {
    session,
    firestore: deferredFirestore(connected, atLast, options, (error) => {
      if (error instanceof FirestoreError && error.failure === 'full') editsWithoutRoom.set(editsWithoutRoom.get() + 1);
    }),
    account: deferredAccount(async () => (await connected()).account, report),
    signOut: async () => {
      const firebase = await connected();
      await firebase.signOut();
      hint.clear();
      // The person is signed out in any case: a failed deletion is only reported.
      const failed = (error: unknown): void => report('sign-out', error);
      await firebase.forgetDocuments().catch(failed);
      // After the database, which writes marks of its own until it is shut down.
      await forget().catch(failed);
      waitingEdits.forget();
    },
    waitingEdits: waitingEdits.count,
    waitingPlaces: waitingEdits.places,
    isLasting,
    lostEdits,
    editsWithoutRoom,
    recountEdits,
    idToken: async (renews = false) => (connection === null ? null : (await connection).idToken(renews)),
    warmUp: () => void connected().catch(() => undefined),
  };
};
