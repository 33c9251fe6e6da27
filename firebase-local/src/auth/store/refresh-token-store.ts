import { createHash, randomBytes } from 'node:crypto';
import { lifetimes } from '../base/lifetimes';
import { type AuthDatabase } from './database';

/** Facts of a sign-in; every token of the session repeats them. */
export interface StoredSession {
  uid: string;
  /** `password`, `anonymous`, `custom`, `google.com`… */
  signInProvider: string;
  /** When the person signed in, in seconds. */
  authTime: number;
  /** Claims of the custom token that began the session. */
  claims: Record<string, unknown>;
  /** The id of the authenticator app whose code completed the sign-in; null where none was asked for. */
  secondFactor: string | null;
}

export type RefreshResult =
  | { kind: 'valid'; session: StoredSession }
  | { kind: 'superseded' | 'revoked' | 'malformed' };

interface TokenRow {
  uid: string;
  parent: string | null;
  sign_in_provider: string;
  auth_time: number;
  claims: string;
  second_factor: string | null;
  superseded_at: number | null;
  revoked_at: number | null;
}

export interface RefreshTokenStore {
  issue(session: StoredSession, parentToken?: string): string;
  /**
   * Checks a token and marks its parent as superseded: a token dies only after its successor has been used (plus a
   * grace period for tabs that share it), so a lost answer signs nobody out.
   */
  redeem(token: string): RefreshResult;
  /** Custom claims of the user's sessions that began at a time in seconds, including ended ones. */
  claimsOf(uid: string, authTime: number): Record<string, unknown>[];
  revokeAll(uid: string): void;
  /** Ends the sessions that began before a time in seconds. */
  revokeBefore(uid: string, authTime: number): void;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tokens are stored hashed: who reads the database cannot sign in with it. */
export const createRefreshTokenStore = (database: AuthDatabase, now: () => number): RefreshTokenStore => {
  const insert = database.prepare(
    `INSERT INTO refresh_tokens (hash, uid, parent, sign_in_provider, auth_time, claims, second_factor, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare('SELECT * FROM refresh_tokens WHERE hash = ?');
  const selectClaims = database.prepare(
    "SELECT DISTINCT claims FROM refresh_tokens WHERE uid = ? AND auth_time = ? AND sign_in_provider = 'custom'",
  );
  const supersede = database.prepare(
    'UPDATE refresh_tokens SET superseded_at = ? WHERE hash = ? AND superseded_at IS NULL',
  );
  const purge = database.prepare('DELETE FROM refresh_tokens WHERE superseded_at < ? OR revoked_at < ?');
  const revoke = database.prepare(
    'UPDATE refresh_tokens SET revoked_at = ? WHERE uid = ? AND auth_time < ? AND revoked_at IS NULL',
  );
  const forgottenBefore = now() - lifetimes.deadRefreshToken;
  purge.run(forgottenBefore, forgottenBefore);
  return {
    issue: (session, parentToken) => {
      const token = randomBytes(32).toString('base64url');
      const { uid, signInProvider, authTime, claims, secondFactor } = session;
      const parent = parentToken === undefined ? null : hashOf(parentToken);
      insert.run(hashOf(token), uid, parent, signInProvider, authTime, JSON.stringify(claims), secondFactor, now());
      return token;
    },
    redeem: (token) => {
      if (!/^[\w-]{43}$/.test(token)) return { kind: 'malformed' };
      const row = select.get(hashOf(token)) as TokenRow | undefined;
      if (row === undefined || row.revoked_at !== null) return { kind: 'revoked' };
      if (row.superseded_at !== null && now() > row.superseded_at + lifetimes.refreshGrace)
        return { kind: 'superseded' };
      if (row.parent !== null) supersede.run(now(), row.parent);
      const claims = JSON.parse(row.claims) as Record<string, unknown>;
      return {
        kind: 'valid',
        session: {
          uid: row.uid,
          signInProvider: row.sign_in_provider,
          authTime: row.auth_time,
          claims,
          secondFactor: row.second_factor,
        },
      };
    },
    claimsOf: (uid, authTime) =>
      (selectClaims.all(uid, authTime) as Pick<TokenRow, 'claims'>[]).map(
        ({ claims }) => JSON.parse(claims) as Record<string, unknown>,
      ),
    revokeAll: (uid) => void revoke.run(now(), uid, Number.MAX_SAFE_INTEGER),
    revokeBefore: (uid, authTime) => void revoke.run(now(), uid, authTime),
  };
};
