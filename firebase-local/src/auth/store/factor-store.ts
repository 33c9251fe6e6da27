import { randomUUID } from 'node:crypto';
import { type AuthDatabase } from './database';

/** An authenticator app of a user. `enrolledAt` in milliseconds. */
export interface SecondFactor {
  id: string;
  uid: string;
  displayName: string | null;
  /** Base32. It never leaves the server again once the app has it. */
  secret: string;
  enrolledAt: number;
  /** The 30 seconds whose code was taken last. */
  lastStep: number;
}

export interface FactorStore {
  /** Factors in the order in which they were set up. */
  of(uid: string): SecondFactor[];
  add(factor: Omit<SecondFactor, 'id'>): SecondFactor;
  /** Notes a code as used; false when it, or a later one, was used already. */
  use(id: string, step: number): boolean;
  /** Removes one; false when the user has none of that id. */
  remove(uid: string, id: string): boolean;
}

/** Secrets are stored beside the password hashes: checking a code needs the secret itself. */
export const createFactorStore = (database: AuthDatabase): FactorStore => {
  const select = database.prepare(
    `SELECT id, uid, display_name AS displayName, secret, enrolled_at AS enrolledAt, last_step AS lastStep
     FROM second_factors WHERE uid = ? ORDER BY enrolled_at, id`,
  );
  const insert = database.prepare(
    'INSERT INTO second_factors (id, uid, display_name, secret, enrolled_at, last_step) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const update = database.prepare('UPDATE second_factors SET last_step = ? WHERE id = ? AND last_step < ?');
  const remove = database.prepare('DELETE FROM second_factors WHERE uid = ? AND id = ?');
  return {
    of: (uid) => select.all(uid) as SecondFactor[],
    add: (factor) => {
      const id = randomUUID();
      insert.run(id, factor.uid, factor.displayName, factor.secret, factor.enrolledAt, factor.lastStep);
      return { id, ...factor };
    },
    use: (id, step) => update.run(step, id, step).changes > 0,
    remove: (uid, id) => remove.run(uid, id).changes > 0,
  };
};
