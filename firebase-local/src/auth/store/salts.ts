import { seasoningOf } from '../base/passwords';
import { type AuthDatabase } from './database';

/** Comes after every hash that begins alike: their letters are those of base64, and `$`. */
const last = '~';

/**
 * Reads the password hashes of an address, one for each salt, the holder's first. It goes from salt to salt by the
 * index: the cost is the same however many accounts claim the address.
 */
export const createSalts = (database: AuthDatabase): ((email: string) => string[]) => {
  const held = database.prepare('SELECT password_hash AS hash FROM users WHERE email = ?');
  const after = database.prepare(
    'SELECT MIN(password_hash) AS hash FROM users WHERE claimed_email = ? AND password_hash > ?',
  );
  return (email) => {
    const holder = held.get(email) as { hash: string | null } | undefined;
    const found = new Map<string, string>();
    if (holder != null && holder.hash !== null) found.set(seasoningOf(holder.hash), holder.hash);
    const next = (from: string): string | null => (after.get(email, from) as { hash: string | null }).hash;
    for (let hash = next(''); hash !== null; hash = next(seasoningOf(hash) + last))
      if (!found.has(seasoningOf(hash))) found.set(seasoningOf(hash), hash);
    return [...found.values()];
  };
};
