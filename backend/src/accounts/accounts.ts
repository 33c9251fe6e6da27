import { type SessionClaims, type SessionKind } from '@posy/shared-contracts/entities';
import { type App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';

/** The accounts of Firebase Auth, as far as the backend changes them. */
export interface Accounts {
  /** Removes an account with its sessions; one that is gone already is fine. */
  remove(uid: string): Promise<void>;
  /** An account as it is now; null for one that is gone. */
  find(uid: string): Promise<Account | null>;
  /** The account that an address opens, or null. */
  findByEmail(email: string): Promise<FoundAccount | null>;
  /** Sets a person's kind in every token from now on, and ends their sessions. */
  mark(uid: string, kind: SessionKind): Promise<void>;
}

/** An account that was looked for by its address. */
export interface FoundAccount extends Account {
  uid: string;
  name: string;
}

/** The account fields that the backend reads. */
export interface Account extends AccountStatus {
  email: string | null;
  emailVerified: boolean;
}

/** Changes to an account since one of its tokens was issued. */
export interface AccountStatus {
  disabled: boolean;
  /** Sessions that began before this time are over: a new password, a new address, all devices signed out. Milliseconds. */
  validSince: number;
}

/** Null for an account that was deleted. */
export type StatusOf = (uid: string) => Promise<AccountStatus | null>;

/** Address of the embedded server, and the secret that authorises its admin calls. */
export interface LocalAdmin {
  origin: string;
  projectId: string;
  adminSecret: string;
}

/** Response of `accounts:lookup`; `users` is missing when no account matches. */
const lookupSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        localId: v.string(),
        displayName: v.optional(v.nullable(v.string()), null),
        email: v.optional(v.nullable(v.string()), null),
        emailVerified: v.optional(v.boolean(), false),
        disabled: v.optional(v.boolean(), false),
        validSince: v.optional(v.string(), '0'),
      }),
    ),
    [],
  ),
});

/** Custom claims of a token for a session kind; couples have none. */
const claimsOf = (kind: SessionKind): SessionClaims | Record<never, never> => (kind === 'couple' ? {} : { kind });

/** The embedded server's accounts: firebase-admin cannot show it the secret, so the call is made here. */
export const localAccounts = ({ origin, projectId, adminSecret }: LocalAdmin): Accounts => {
  const ask = (operation: string, body: object) =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const look = async (by: object): Promise<FoundAccount | null> => {
    const response = await ask('lookup', by);
    if (!response.ok) throw new Error(`An account was not read: ${await response.text()}`);
    const [found] = v.parse(lookupSchema, await response.json()).users;
    if (found === undefined) return null;
    const { localId: uid, displayName, validSince, ...account } = found;
    return { ...account, uid, name: displayName ?? '', validSince: Number(validSince) * 1000 };
  };
  return {
    async remove(localId) {
      const response = await ask('delete', { localId });
      const text = await response.text();
      if (!response.ok && !text.includes('USER_NOT_FOUND')) throw new Error(`An account was not removed: ${text}`);
    },
    find: (localId) => look({ localId: [localId] }),
    findByEmail: (email) => look({ email: [email] }),
    async mark(localId, kind) {
      // Tokens count seconds: those of this one end, too.
      const validSince = String(Math.floor(Date.now() / 1000) + 1);
      const response = await ask('update', { localId, customAttributes: JSON.stringify(claimsOf(kind)), validSince });
      if (!response.ok) throw new Error(`An account was not marked: ${await response.text()}`);
    },
  };
};

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/user-not-found';

const known = async (asked: Promise<UserRecord>): Promise<FoundAccount | null> => {
  try {
    const { uid, displayName = '', email = null, emailVerified, disabled, tokensValidAfterTime } = await asked;
    const validSince = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime);
    return { uid, name: displayName, email, emailVerified, disabled, validSince };
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
};

/** The accounts of a project of Google's. */
export const googleAccounts = (app: App): Accounts => ({
  async remove(uid) {
    await getAuth(app)
      .deleteUser(uid)
      .catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
  },
  find: (uid) => known(getAuth(app).getUser(uid)),
  findByEmail: (email) => known(getAuth(app).getUserByEmail(email)),
  async mark(uid, kind) {
    await getAuth(app).setCustomUserClaims(uid, claimsOf(kind));
    await getAuth(app).revokeRefreshTokens(uid);
  },
});

/** Reads the status of accounts in a Google project. */
export const googleAccountStatus = (app: App): StatusOf => googleAccounts(app).find;
