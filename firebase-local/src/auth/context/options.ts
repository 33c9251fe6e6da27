import { type JSONWebKeySet } from 'jose';
import { type OutOfBandType } from '../base/lifetimes';
import { type AccountChange } from '../store/account-changes';

/** A one-time code to be mailed. The receiver builds the link: `<action page>?mode=…&oobCode=…&apiKey=…`. */
export interface OutOfBandCode {
  requestType: OutOfBandType;
  /** The account's address; the address to write to, except for `VERIFY_AND_CHANGE_EMAIL`, which goes to `newEmail`. */
  email: string;
  newEmail?: string;
  /** True when the account's person proved that `email` is theirs. */
  emailVerified: boolean;
  code: string;
  displayName?: string;
  /** Query parameters of the link, as the Firebase SDK's `ActionCodeURL` reads them. */
  link: { mode: string; oobCode: string; apiKey: string; continueUrl?: string; lang?: string };
}

/** Somebody signed up with an address that has an account, or wanted to change to it. */
export interface AddressNotice {
  email: string;
  lang?: string;
}

/** A provider whose ID tokens are taken, such as `google.com`. */
export interface IdentityProvider {
  /** `iss` of its tokens. */
  issuer: string;
  /** `aud`: our client ids at the provider. */
  audience: string[];
  /** The provider's public keys. */
  keys: JSONWebKeySet;
}

/** One line of the log. Never holds passwords, tokens or codes. */
export interface AuthLogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: unknown;
}

/** Attempts allowed within a window before `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export interface AttemptLimit {
  attempts: number;
  windowMs: number;
}

/** All limits; each may be replaced through `AuthOptions.limits`. */
export interface AuthLimits {
  /** Failed sign-ins of one account from one address. */
  accountAndAddress: AttemptLimit;
  /** Failed sign-ins of one account from anywhere, after which `suspected` holds for each address. */
  account: AttemptLimit;
  /** The same as `accountAndAddress` while an account is being guessed at: nobody is shut out for what others do. */
  suspected: AttemptLimit;
  /** Failed sign-ins from one address. */
  address: AttemptLimit;
  /** One-time codes asked for one account from one address. */
  code: AttemptLimit;
  /** Letters with codes of one kind to one account, whoever asks; beyond it those who ask are answered, and nothing is sent. */
  letters: AttemptLimit;
  /** One-time codes asked from one address. */
  codeAddress: AttemptLimit;
  /** Accounts made for one e-mail address from one network address. */
  signUpOfEmail: AttemptLimit;
  /** Accounts made from one address. */
  signUp: AttemptLimit;
  /** Wrong codes of one account's authenticator apps, from anywhere. */
  secondFactor: AttemptLimit;
}

const minutes = 60_000;

export const defaultLimits: AuthLimits = {
  accountAndAddress: { attempts: 10, windowMs: 5 * minutes },
  account: { attempts: 100, windowMs: 5 * minutes },
  suspected: { attempts: 3, windowMs: 5 * minutes },
  address: { attempts: 200, windowMs: 5 * minutes },
  code: { attempts: 5, windowMs: 15 * minutes },
  letters: { attempts: 10, windowMs: 15 * minutes },
  codeAddress: { attempts: 60, windowMs: 15 * minutes },
  signUpOfEmail: { attempts: 5, windowMs: 24 * 60 * minutes },
  signUp: { attempts: 1000, windowMs: 60 * minutes },
  secondFactor: { attempts: 10, windowMs: 15 * minutes },
};

export interface AuthOptions {
  /** Folder for `auth.sqlite`; made when absent. */
  dataDir: string;
  projectId: string;
  /** Opens the admin calls as `Authorization: Bearer <adminSecret>`; at least 16 characters. */
  adminSecret: string;
  /** Also lets in `Bearer owner` from this machine, cross-origin calls from localhost and `/emulator` control calls. */
  testMode?: boolean;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** Returns the fault of a password, or null. Fewer than 6 characters are always refused. */
  passwordPolicy?: (password: string) => string | null;
  /** Cost of guessing a new password, as scrypt's `N`; default 2^15. Tests use less. */
  passwordCost?: number;
  /** Delivers a one-time code. Without it codes are made but reach nobody. */
  deliverCode?: (mail: OutOfBandCode) => Promise<void>;
  /** Hears of each change of the ways into an account, whoever made it: its person is to be notified. A rejection is logged. */
  reportChange?: (change: AccountChange) => Promise<void>;
  /** Hears at once whose sign-ins from before a time in seconds are over (`Infinity`: all): what they opened is to end. */
  sessionsEnded?: (uid: string, before: number) => void;
  /**
   * Signing up with an address that is taken, or changing to it, answers as with a free one, so that nobody learns who
   * has an account; the owner is notified by `deliverNotice`. Firebase's own sign-up answers `EMAIL_EXISTS`.
   */
  hideTakenAddresses?: boolean;
  /** Notifies the owner of an address that somebody used it. */
  deliverNotice?: (notice: AddressNotice) => Promise<void>;
  log?: (entry: AuthLogEntry) => void;
  /** The size at which each database file counts as full: writes are refused, reads go on. Default: the disk's. */
  maxDatabaseBytes?: number;
  limits?: Partial<AuthLimits>;
  /** Host names that `continueUrl` may name, besides localhost and 127.0.0.1. */
  authorizedDomains?: string[];
  /** Refuse `updateEmail`; only `verifyBeforeUpdateEmail` changes an address, as new Firebase projects do. */
  requireVerifiedEmailChange?: boolean;
  /** Providers whose ID tokens sign people in, by id such as `google.com`. */
  identityProviders?: Record<string, IdentityProvider>;
  /**
   * Providers (such as `google.com`) that the account chooser stands in for, to people at this machine only: it asks
   * for no password. Default: none.
   */
  developmentProviders?: string[];
  /**
   * Authenticator apps as second factors: so many intervals of 30 s before and after now count as well (Firebase's
   * `adjacentIntervals`); default 1. `false` lets nobody set up a new one; those that exist still guard their accounts.
   */
  totp?: { adjacentIntervals: number } | false;
  /** Page that one-time links of the admin calls open. */
  actionUrl?: string;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks such as `10.0.0.0/8`, or words such as `loopback`. */
  trustedProxies?: readonly string[];
  /** Origins whose pages may ask, besides this server's own; default: none. */
  allowedOrigins?: readonly string[];
  /** True when `signUp` without an address creates an account; default: false. */
  anonymousSignUp?: boolean;
}
