import { type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import * as v from 'valibot';

/** The accounts of Firebase Auth, as far as the backend changes them. */
export interface Accounts {
  /** Removes an account with its sessions; one that is gone already is fine. */
  remove(uid: string): Promise<void>;
  /** An account as it is now; null for one that is gone. */
  find(uid: string): Promise<Account | null>;
}

/** What the backend reads of an account. */
export interface Account extends Standing {
  email: string | null;
  emailVerified: boolean;
}

/** What has become of an account since a token of it was made. */
export interface Standing {
  disabled: boolean;
  /** Sessions that began before this time are over: a new password, a new address, all devices signed out. Milliseconds. */
  validSince: number;
}

/** Null for an account that was deleted. */
export type StandingOf = (uid: string) => Promise<Standing | null>;

/** Where the embedded server is, and what opens its admin calls. */
export interface LocalAdmin {
  origin: string;
  projectId: string;
  adminSecret: string;
}

/** What `accounts:lookup` answers: without users when there are none. */
const lookupSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        email: v.optional(v.nullable(v.string()), null),
        emailVerified: v.optional(v.boolean(), false),
        disabled: v.optional(v.boolean(), false),
        validSince: v.optional(v.string(), '0'),
      }),
    ),
    [],
  ),
});

/** The embedded server's accounts: firebase-admin cannot show it the secret, so the call is made here. */
export const localAccounts = ({ origin, projectId, adminSecret }: LocalAdmin): Accounts => {
  const ask = (operation: string, body: object) =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    async remove(localId) {
      const response = await ask('delete', { localId });
      const text = await response.text();
      if (!response.ok && !text.includes('USER_NOT_FOUND')) throw new Error(`An account was not removed: ${text}`);
    },
    async find(localId) {
      const response = await ask('lookup', { localId: [localId] });
      if (!response.ok) throw new Error(`An account was not read: ${await response.text()}`);
      const [found] = v.parse(lookupSchema, await response.json()).users;
      return found === undefined ? null : { ...found, validSince: Number(found.validSince) * 1000 };
    },
  };
};

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/user-not-found';

/** The accounts of a project of Google's. */
export const googleAccounts = (app: App): Accounts => ({
  async remove(uid) {
    await getAuth(app)
      .deleteUser(uid)
      .catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
  },
  find: async (uid) => {
    try {
      const { email = null, emailVerified, disabled, tokensValidAfterTime } = await getAuth(app).getUser(uid);
      const validSince = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime);
      return { email, emailVerified, disabled, validSince };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  },
});

/** The standing of accounts of a project of Google's. */
export const googleStanding = (app: App): StandingOf => googleAccounts(app).find;
