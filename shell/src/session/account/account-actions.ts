import type { AuthActionMode } from '@posy/shared-contracts';
import type { SocialProvider } from '#platform/social-providers';

/** A way to log in. */
export type SignInMethod = 'password' | SocialProvider;

/** The failures of an account action; screens have the messages. */
export type AuthFailure =
  | 'wrong-credentials'
  | 'email-taken'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-attempts'
  | 'disabled'
  | 'offline'
  /** The person closed the provider's window, or cancelled a step: no message is shown. */
  | 'popup-closed'
  | 'popup-blocked'
  /** The provider's e-mail belongs to an account with other ways to log in, described by `account`. */
  | 'account-exists'
  /** The provider's account is linked to another account of ours. */
  | 'credential-in-use'
  | 'already-linked'
  /** The proof is for another person than the signed-in one, or the one whose account is to be linked. */
  | 'other-account'
  | 'needs-recent-sign-in'
  | 'not-signed-in'
  | 'not-offered'
  | 'last-method'
  | 'code-expired'
  | 'code-invalid'
  /** The code of an authenticator app is required: `challenge` takes it. */
  | 'second-factor-needed'
  | 'second-factor-wrong'
  /** The question was open for too long, or answered wrongly too often: the attempt must start again. */
  | 'second-factor-expired'
  | 'second-factor-limit'
  | 'email-unverified'
  | 'unknown';

/** The existing account of a provider's e-mail. */
export interface AccountToLink {
  email: string;
  /** The provider that was tried. */
  provider: SocialProvider;
  /** The account's ways to log in, as far as Firebase names them; otherwise all but the tried one. */
  methods: readonly SignInMethod[];
}

/** A registered authenticator app. */
export interface SecondFactor {
  id: string;
  /** The name that the person gave it. */
  name: string;
  /** ISO 8601. */
  addedAt: string;
}

/** An attempt that waits for the code of an authenticator app. */
export interface Challenge {
  /** At least one. */
  factors: readonly SecondFactor[];
  /** Resolves to the result of the whole attempt; with a challenge again when another code may be given. */
  answer(factorId: string, code: string): Promise<AuthResult>;
}

/** `isSignedIn`: the sign-in succeeded; only its next step failed. */
export type AuthResult =
  | { ok: true }
  | { ok: false; failure: AuthFailure; account?: AccountToLink; challenge?: Challenge; isSignedIn?: true };

/** Returns true when the password was right, even if a code is required next. */
export const isPasswordRight = (result: AuthResult): boolean => result.ok || result.challenge !== undefined;

/** Runs the next step after a successful attempt, also when a code is required first. */
export const afterwards = async (result: AuthResult, next: () => Promise<AuthResult>): Promise<AuthResult> => {
  if (result.ok) return next();
  const { challenge } = result;
  if (challenge === undefined) return result;
  const answer: Challenge['answer'] = async (id, code) => afterwards(await challenge.answer(id, code), next);
  return { ...result, challenge: { ...challenge, answer } };
};

/** An authenticator app during its set-up. */
export interface SecondFactorSetUp {
  /** In base32, to be typed into the app. */
  secret: string;
  /** `otpauth://…`, for the app to scan. */
  address: string;
  /** Registers it when the code is the app's current one. */
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

/** A proof of identity. */
export type Proof = { method: 'password'; password: string } | { method: SocialProvider };

/** The purpose of a mail's one-time code. */
export interface CodePurpose {
  mode: AuthActionMode;
  email: string;
  /** The account's new e-mail; null when the code changes none. */
  newEmail: string | null;
}
export type CodeResult = ({ ok: true } & CodePurpose) | { ok: false; failure: AuthFailure };

/** The signed-in account, as the auth provider has it. */
export interface SignInAccount {
  email: string;
  isEmailVerified: boolean;
  methods: readonly SignInMethod[];
  /** Its authenticator apps; null while the server cannot be reached. */
  secondFactors: readonly SecondFactor[] | null;
  /** True when this installation supports authenticator apps. */
  offersSecondFactor: boolean;
}

/** All actions on a person's account. None of them throws: a failure is a result. */
export interface AccountActions extends SecondFactorActions {
  signUp(details: SignUp): Promise<AuthResult>;
  logIn(email: string, password: string): Promise<AuthResult>;
  /** Signs up or logs in through a provider: in its window, or by leaving the page when the browser blocks windows. */
  continueWith(provider: SocialProvider): Promise<AuthResult>;
  /** Resolves to the result of a sign-in that left the page; null when there was none. */
  afterRedirect(): Promise<AuthResult | null>;
  /** Logs in to the existing account and links the provider that was tried to it. Source: S7-auth-03. */
  linkAccount(proof: Proof): Promise<AuthResult>;
  /** Has the same result with and without an existing account. */
  sendPasswordReset(email: string): Promise<AuthResult>;
  readCode(code: string): Promise<CodeResult>;
  setPasswordByCode(code: string, password: string): Promise<AuthResult>;
  applyCode(code: string): Promise<AuthResult>;
  /** Describes the signed-in account; null when nobody is signed in. */
  describe(): Promise<SignInAccount | null>;
  reauthenticate(proof: Proof): Promise<AuthResult>;
  /** Mails a code to the new address; redeeming it makes the change. Needs a recent sign-in. */
  changeEmail(email: string): Promise<AuthResult>;
  /** Changes the password, or adds a first one to an account without. Needs a recent sign-in. */
  changePassword(password: string): Promise<AuthResult>;
  sendVerification(): Promise<AuthResult>;
  addProvider(provider: SocialProvider): Promise<AuthResult>;
  /** Rejects the removal of the last way to log in. */
  removeMethod(method: SignInMethod): Promise<AuthResult>;
}
