import { type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

/** The accounts of Firebase Auth, as far as the backend changes them. */
export interface Accounts {
  /** Removes an account with its sessions; one that is gone already is fine. */
  remove(uid: string): Promise<void>;
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

/** The embedded server's accounts: firebase-admin cannot show it the secret, so the call is made here. */
export const localAccounts = ({ origin, projectId, adminSecret }: LocalAdmin): Accounts => ({
  async remove(localId) {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId }),
    });
    const text = await response.text();
    if (!response.ok && !text.includes('USER_NOT_FOUND')) throw new Error(`An account was not removed: ${text}`);
  },
});

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
});

/** The standing of accounts of a project of Google's. */
export const googleStanding =
  (app: App): StandingOf =>
  async (uid) => {
    try {
      const { disabled, tokensValidAfterTime } = await getAuth(app).getUser(uid);
      return { disabled, validSince: tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  };
