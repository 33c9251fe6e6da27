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

/** A sign-up with a taken address, or a requested change to it. */
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

/** All limits; `AuthOptions.limits` may replace each. */
export interface AuthLimits {
  /** Failed sign-ins of one account from one address. */
  accountAndAddress: AttemptLimit;
  /** Failed sign-ins of one account from anywhere, after which `suspected` holds for each address. */
  account: AttemptLimit;
  /** Limit for an account under attack, in place of `accountAndAddress`: nobody is locked out by others' attempts. */
  suspected: AttemptLimit;
  /** Failed sign-ins from one address. */
  address: AttemptLimit;
  /** One-time codes requested for one account from one address. */
  code: AttemptLimit;
  /**
   * Letters with codes of one kind to one account, from all callers; beyond the limit callers are answered, but nothing
   * is sent.
   */
  letters: AttemptLimit;
  /** One-time codes requested from one address. */
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
  /** Also accepts `Bearer owner` from this machine, cross-origin calls from localhost and `/emulator` control calls. */
  testMode?: boolean;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** Returns the fault of a password, or null. Fewer than 6 characters are always refused. */
  passwordPolicy?: (password: string) => string | null;
  /** Cost of guessing a new password, as scrypt's `N`; default 2^15. Tests use less. */
  passwordCost?: number;
  /** Delivers a one-time code. Without it codes are created but not delivered. */
  deliverCode?: (mail: OutOfBandCode) => Promise<void>;
  /** Called for each change of an account's sign-in methods: its person is to be notified. A rejection is logged. */
  reportChange?: (change: AccountChange) => Promise<void>;
  /**
   * Called at once when sign-ins of an account from before a time in seconds have ended (`Infinity`: all): their
   * connections must end.
   */
  sessionsEnded?: (uid: string, before: number) => void;
  /**
   * Answers a sign-up with a taken address, or a change to it, as with a free one, so that nobody learns who has an
   * account; `deliverNotice` notifies the owner. Firebase's own sign-up answers `EMAIL_EXISTS`.
   */
  hideTakenAddresses?: boolean;
  /** Notifies the owner of an address that it was used. */
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
   * Authenticator apps as second factors: this many intervals of 30 s before and after now are accepted as well
   * (Firebase's `adjacentIntervals`); default 1. `false` prevents setting up new ones; existing ones still guard their
   * accounts.
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
