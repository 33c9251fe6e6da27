import { createHash, randomBytes } from 'node:crypto';
import { AuthError } from '../base/auth-error';
import { lifetimes, type OutOfBandType } from '../base/lifetimes';
import { type AuthDatabase } from './database';

/** A one-time code as it is stored: hashed, bound to the account and the address it was asked for. */
export interface StoredCode {
  type: OutOfBandType;
  uid: string;
  email: string;
  newEmail: string | null;
}

export interface CodeStore {
  /** Makes a code that is good for so many milliseconds. A `uid` of '' is for unknown addresses: the same work, but nothing to redeem. */
  issue(code: StoredCode, lifetime: number): string;
  /** Throws `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
  peek(code: string): StoredCode;
  /** Removes the code and all of its type for that user. */
  consume(code: string): void;
  /** Removes those of a kind. */
  remove(uid: string, type: OutOfBandType): void;
  removeAll(uid: string): void;
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

export const createCodeStore = (database: AuthDatabase, now: () => number): CodeStore => {
  const insert = database.prepare(
    'INSERT INTO codes (hash, type, uid, email, new_email, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT type, uid, email, new_email AS newEmail, expires_at AS expiresAt FROM codes WHERE hash = ?',
  );
  const removeType = database.prepare('DELETE FROM codes WHERE uid = ? AND type = ?');
  const removeUser = database.prepare('DELETE FROM codes WHERE uid = ?');
  const purge = database.prepare('DELETE FROM codes WHERE expires_at < ?');
  const find = (code: string): (StoredCode & { expiresAt: number }) | undefined =>
    select.get(hashOf(code)) as (StoredCode & { expiresAt: number }) | undefined;
  // Expired codes are stored for a while, to be answered as expired and not as unknown.
  purge.run(now() - lifetimes.codes.RECOVER_EMAIL);
  return {
    issue: ({ type, uid, email, newEmail }, lifetime) => {
      const code = randomBytes(32).toString('base64url');
      insert.run(hashOf(code), type, uid, email, newEmail, now() + lifetime);
      return code;
    },
    peek: (code) => {
      const found = find(code);
      if (found === undefined || found.uid === '') throw new AuthError('INVALID_OOB_CODE');
      if (found.expiresAt < now()) throw new AuthError('EXPIRED_OOB_CODE');
      const { type, uid, email, newEmail } = found;
      return { type, uid, email, newEmail };
    },
    consume: (code) => {
      const found = find(code);
      if (found !== undefined) removeType.run(found.uid, found.type);
    },
    remove: (uid, type) => void removeType.run(uid, type),
    removeAll: (uid) => void removeUser.run(uid),
  };
};
