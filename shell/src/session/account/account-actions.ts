import type { AuthActionMode } from '@posy/shared-contracts';
import type { SocialProvider } from '#platform/social-providers';

/** A way into an account. */
export type SignInMethod = 'password' | SocialProvider;

/** Why something about an account did not work, in a form that screens put into words. */
export type AuthFailure =
  | 'wrong-credentials'
  | 'email-taken'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-attempts'
  | 'disabled'
  | 'offline'
  /** The person closed the provider's window, or went back from a step: nothing is said. */
  | 'popup-closed'
  | 'popup-blocked'
  /** The provider's e-mail belongs to an account with other ways in: `account` says which. */
  | 'account-exists'
  /** The provider's account opens another account of ours. */
  | 'credential-in-use'
  | 'already-linked'
  /** What the person proved to be is not who is signed in, or not whose account is to be linked. */
  | 'other-account'
  | 'needs-recent-sign-in'
  | 'not-signed-in'
  | 'not-offered'
  | 'last-method'
  | 'code-expired'
  | 'code-invalid'
  /** A code of an authenticator app is asked for: `challenge` takes it. */
  | 'second-factor-needed'
  | 'second-factor-wrong'
  /** The question was open for too long, or answered wrongly too often: everything begins again. */
  | 'second-factor-expired'
  | 'second-factor-limit'
  | 'email-unverified'
  | 'unknown';

/** The account that a provider's e-mail belongs to already. */
export interface AccountToLink {
  email: string;
  /** The provider that was tried. */
  provider: SocialProvider;
  /** The ways into the account, as far as Firebase says; all but the tried one when it does not. */
  methods: readonly SignInMethod[];
}

/** An authenticator app that is set up. */
export interface SecondFactor {
  id: string;
  /** As the person called it. */
  name: string;
  /** ISO 8601. */
  addedAt: string;
}

/** What waits for the code of an authenticator app. */
export interface Challenge {
  /** At least one. */
  factors: readonly SecondFactor[];
  /** What the whole attempt came to; with a challenge again where another code may be given. */
  answer(factorId: string, code: string): Promise<AuthResult>;
}

/** `isSignedIn`: they are in all the same; only what was to follow did not work. */
export type AuthResult =
  | { ok: true }
  | { ok: false; failure: AuthFailure; account?: AccountToLink; challenge?: Challenge; isSignedIn?: true };

/** Whether the password was right, even if a code is asked for next. */
export const isPasswordRight = (result: AuthResult): boolean => result.ok || result.challenge !== undefined;

/** What follows an attempt once it is through, also when a code is asked for first. */
export const afterwards = async (result: AuthResult, next: () => Promise<AuthResult>): Promise<AuthResult> => {
  if (result.ok) return next();
  const { challenge } = result;
  if (challenge === undefined) return result;
  const answer: Challenge['answer'] = async (id, code) => afterwards(await challenge.answer(id, code), next);
  return { ...result, challenge: { ...challenge, answer } };
};

/** An authenticator app that is being set up. */
export interface SecondFactorSetUp {
  /** In base32, to be typed into the app. */
  secret: string;
  /** `otpauth://…`, for the app to read from a picture. */
  address: string;
  /** Sets it up, if the code is the one that the app shows. */
  confirm(code: string, name: string): Promise<AuthResult>;
}
export type SecondFactorStart = ({ ok: true } & SecondFactorSetUp) | { ok: false; failure: AuthFailure };

export interface SecondFactorActions {
  /** Needs a confirmed e-mail and a recent sign-in. */
  beginSecondFactor(): Promise<SecondFactorStart>;
  /** Needs a recent sign-in. */
  removeSecondFactor(id: string): Promise<AuthResult>;
}

export interface SignUp {
  name: string;
  email: string;
  password: string;
}

/** What shows who somebody is. */
export type Proof = { method: 'password'; password: string } | { method: SocialProvider };

/** What a one-time code of a mail is for. */
export interface CodePurpose {
  mode: AuthActionMode;
  email: string;
  /** The address that the account gets; null where the code changes none. */
  newEmail: string | null;
}
export type CodeResult = ({ ok: true } & CodePurpose) | { ok: false; failure: AuthFailure };

/** The account that is signed in, as the auth provider knows it. */
export interface SignInAccount {
  email: string;
  isEmailVerified: boolean;
  methods: readonly SignInMethod[];
  /** Its authenticator apps; null while the server cannot be asked. */
  secondFactors: readonly SecondFactor[] | null;
  /** Whether this installation lets people set one up. */
  offersSecondFactor: boolean;
}

/** All that people do with their account. Nothing here throws: a failure is an answer. */
export interface AccountActions extends SecondFactorActions {
  signUp(details: SignUp): Promise<AuthResult>;
  logIn(email: string, password: string): Promise<AuthResult>;
  /** Signs up or logs in through a provider: in its window, or by leaving the page when the browser blocks windows. */
  continueWith(provider: SocialProvider): Promise<AuthResult>;
  /** What came of a sign-in that left the page; null when none did. */
  afterRedirect(): Promise<AuthResult | null>;
  /** Logs in to the account that there is already, and adds the provider that was tried to it. Source: S7-auth-03. */
  linkAccount(proof: Proof): Promise<AuthResult>;
  /** Answers the same whether or not there is an account. */
  sendPasswordReset(email: string): Promise<AuthResult>;
  readCode(code: string): Promise<CodeResult>;
  setPasswordByCode(code: string, password: string): Promise<AuthResult>;
  applyCode(code: string): Promise<AuthResult>;
  /** Who is signed in; null when nobody is. */
  describe(): Promise<SignInAccount | null>;
  reauthenticate(proof: Proof): Promise<AuthResult>;
  /** Mails a code to the new address; the change is made when it is redeemed. Needs a recent sign-in. */
  changeEmail(email: string): Promise<AuthResult>;
  /** Changes the password, or gives a first one to an account without. Needs a recent sign-in. */
  changePassword(password: string): Promise<AuthResult>;
  sendVerification(): Promise<AuthResult>;
  addProvider(provider: SocialProvider): Promise<AuthResult>;
  /** Refuses the last way in. */
  removeMethod(method: SignInMethod): Promise<AuthResult>;
}
