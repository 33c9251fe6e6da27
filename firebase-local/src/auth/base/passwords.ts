import { randomBytes, scrypt } from 'node:crypto';
import { AuthError } from './auth-error';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** `N` of new passwords, unless the options say otherwise. */
export const usualPasswordCost = 2 ** 15;
const keyLength = 32;
/** Longer input only burns time; Firebase refuses it as well. */
const longestPassword = 4096;
const mostAtOnce = 64;
let running = 0;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> => {
  // Each derivation takes 32 MB and a worker thread: a flood is refused instead of queued without limit.
  if (running >= mostAtOnce) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
  running += 1;
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      running -= 1;
      if (error === null) resolve(key);
      else reject(error);
    });
  });
};

/** Returns the parameters that a hash was derived with. */
const seasoned = (hash: string): { cost: Cost; salt: Buffer } => {
  const [, N, r, p, salt = ''] = hash.split('$');
  return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt: Buffer.from(salt, 'base64') };
};

const fresh = (N: number): Cost => ({ N, r: 8, p: 1 });

const written = (salt: Buffer, { N, r, p }: Cost, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');

/**
 * `scrypt$N$r$p$salt$key`: the cost is stored, so that it can be raised without locking anybody out. `like` is a hash
 * of the same address, whose salt and cost are used: one derivation then checks a password against all of the address.
 */
export const hashPassword = async (password: string, N: number, like?: string): Promise<string> => {
  const { cost, salt } = like === undefined ? { cost: fresh(N), salt: randomBytes(16) } : seasoned(like);
  return written(salt, cost, await derive(password, salt, cost));
};

/** Returns the prefix of a hash: everything its key depends on except the password. */
export const seasoningOf = (hash: string): string => hash.slice(0, hash.lastIndexOf('$') + 1);

/** Hashes a password with the parameters of each of the hashes; without any, it spends as much time on nothing. */
export const hashesLike = async (password: string, N: number, hashes: readonly string[]): Promise<string[]> => {
  if (hashes.length === 0) await derive(password, Buffer.alloc(16), fresh(N));
  const found: string[] = [];
  for (const hash of hashes) {
    const { cost, salt } = seasoned(hash);
    found.push(written(salt, cost, await derive(password, salt, cost)));
  }
  return found;
};

/** Throws `WEAK_PASSWORD : <reason>` unless the password is long enough and the policy has nothing against it. */
export const checkPassword = (password: string, policy: (password: string) => string | null): void => {
  if (password.length > longestPassword) throw new AuthError('WEAK_PASSWORD : Password is too long');
  if ([...password].length < 6) throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  const reason = policy(password);
  if (reason !== null) throw new AuthError(`WEAK_PASSWORD : ${reason}`);
};
