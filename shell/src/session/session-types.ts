import type { Firestore, Session } from '@posy/shared-contracts/mount-props';
import type { AccountActions } from './account/account-actions';

/** Firebase, once it is loaded. */
export interface FirebaseConnection {
  firestore: Firestore;
  /** Whether edits are stored in this browser until they are sent: otherwise they last as long as the page. */
  isLasting: boolean;
  account: AccountActions;
  /** Calls back with every change of session, the first as soon as it is known. */
  watchSession(next: (session: Session) => void, failed: (error: unknown) => void): () => void;
  /** Signs out. Rejects when it failed, and somebody is still signed in. */
  signOut(): Promise<void>;
  /** Forgets the documents stored on this device, now or at the next start. The connection is of no use afterwards. */
  forgetDocuments(): Promise<void>;
  /** Null when nobody is signed in, or their session turns out to have ended. */
  idToken(renews: boolean): Promise<string | null>;
  /** How many edits of pages that are gone the server did not take, once it has answered all of them. */
  countLost(): Promise<number>;
  /** Resolves when the server has answered every edit that waits now. Rejects when somebody else signs in before. */
  allAnswered(): Promise<void>;
}
