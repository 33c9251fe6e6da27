import type { Firestore, Session } from '@posy/shared-contracts/mount-props';
import type { AccountActions } from './account/account-actions';

/** Firebase, once it has loaded. */
export interface FirebaseConnection {
  firestore: Firestore;
  /** True when edits are stored in this browser until they are sent: otherwise they last as long as the page. */
  isLasting: boolean;
  account: AccountActions;
  /** Calls back with every change of the session, the first as soon as it is known. */
  watchSession(next: (session: Session) => void, failed: (error: unknown) => void): () => void;
  /** Signs out. Rejects when it failed and the person is still signed in. */
  signOut(): Promise<void>;
  /**
   * Deletes the documents stored on this device, now or at the next start. The connection cannot be used afterwards.
   */
  forgetDocuments(): Promise<void>;
  /** Null when nobody is signed in, or the session has ended. */
  idToken(renews: boolean): Promise<string | null>;
  /** Resolves to the number of rejected edits of closed pages, once the server has answered all of them. */
  countLost(): Promise<number>;
  /**
   * Resolves when the server has answered every edit that is pending now. Rejects when another person signs in before.
   */
  allAnswered(): Promise<void>;
}
