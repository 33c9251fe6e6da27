import { createHash, randomBytes } from 'node:crypto';
import { lifetimes } from '../base/lifetimes';
import { type AuthDatabase } from './database';

/** A sign-in that waits for a code. */
export interface FactorChallenge {
  /** An app that is being set up, or a sign-in whose first factor was right. */
  kind: 'enrollment' | 'sign-in';
  uid: string;
  /** The secret of the new app, or the provider that the sign-in began with. */
  detail: string;
}

interface ChallengeRow {
  uid: string;
  detail: string;
  tries: number;
  created_at: number;
}

/** Wrong codes after which a challenge is void: the person starts again, with the first factor. */
const mostTries = 5;

export interface ChallengeStore {
  /** The token that names the challenge from now on, and its end. */
  issue(challenge: FactorChallenge): { token: string; expiresAt: number };
  /**
   * Counts a try, and returns the challenge of the token; null for one that is unknown, expired, of another kind or
   * tried too often.
   */
  attempt(token: string, kind: FactorChallenge['kind']): FactorChallenge | null;
  consume(token: string): void;
  /** Removes the sign-ins of a user that wait for a code. */
  removeSignIns(uid: string): void;
  removeAll(uid: string): void;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tokens are stored hashed, and outlive a restart. */
export const createChallengeStore = (database: AuthDatabase, now: () => number): ChallengeStore => {
  const insert = database.prepare(
    'INSERT INTO challenges (hash, kind, uid, detail, tries, created_at) VALUES (?, ?, ?, ?, 0, ?)',
  );
  const select = database.prepare('SELECT * FROM challenges WHERE hash = ? AND kind = ?');
  const count = database.prepare('UPDATE challenges SET tries = tries + 1 WHERE hash = ?');
  const remove = database.prepare('DELETE FROM challenges WHERE hash = ?');
  const removeUser = database.prepare('DELETE FROM challenges WHERE uid = ?');
  const removeSignIns = database.prepare("DELETE FROM challenges WHERE uid = ? AND kind = 'sign-in'");
  const purge = database.prepare('DELETE FROM challenges WHERE created_at < ?');
  return {
    issue: ({ kind, uid, detail }) => {
      purge.run(now() - lifetimes.challenge);
      const token = randomBytes(32).toString('base64url');
      insert.run(hashOf(token), kind, uid, detail, now());
      return { token, expiresAt: now() + lifetimes.challenge };
    },
    attempt: (token, kind) => {
      const hash = hashOf(token);
      const row = select.get(hash, kind) as ChallengeRow | undefined;
      if (row === undefined || row.tries >= mostTries || row.created_at + lifetimes.challenge < now()) return null;
      count.run(hash);
      return { kind, uid: row.uid, detail: row.detail };
    },
    consume: (token) => void remove.run(hashOf(token)),
    removeSignIns: (uid) => void removeSignIns.run(uid),
    removeAll: (uid) => void removeUser.run(uid),
  };
};
