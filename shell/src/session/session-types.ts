import type { Firestore, Session } from '@posy/shared-contracts/mount-props';
import type { Market } from '@posy/shared-contracts';

/** Why sign-up or log-in did not work, in a form that screens put into words. */
export type AuthFailure =
  | 'wrong-credentials'
  | 'email-taken'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-attempts'
  | 'disabled'
  | 'offline'
  | 'unknown';

export type AuthResult = { ok: true } | { ok: false; failure: AuthFailure };

export interface SignUp {
  name: string;
  email: string;
  password: string;
  market: Market;
}

/** Firebase, once it is loaded. */
export interface FirebaseConnection {
  firestore: Firestore;
  /** Calls back with every change of session, the first as soon as it is known. */
  watchSession(next: (session: Session) => void, failed: (error: unknown) => void): () => void;
  signUp(details: SignUp): Promise<AuthResult>;
  logIn(email: string, password: string): Promise<AuthResult>;
  /** Signs out and forgets everything of this person on this device. */
  signOut(): Promise<void>;
  idToken(): Promise<string | null>;
}
