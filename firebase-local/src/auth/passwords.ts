import { randomBytes, scrypt } from 'node:crypto';
import { AuthError } from './auth-error';

interface Cost {
  N: number;
  r: number;
  p: number;
}

const cost: Cost = { N: 2 ** 15, r: 8, p: 1 };
const keyLength = 32;
/** Longer input only burns time; Firebase refuses it as well. */
const longestPassword = 4096;
const mostAtOnce = 64;
let running = 0;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> => {
  // Each derivation takes 32 MB and a worker thread: a flood is refused instead of queued without end.
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

const saltOf = (hash: string | undefined): Buffer => {
  const salt = hash?.split('$')[4];
  return salt === undefined ? randomBytes(16) : Buffer.from(salt, 'base64');
};

const written = (salt: Buffer, { N, r, p }: Cost, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');

/**
 * `scrypt$N$r$p$salt$key`: the cost is stored, so that it can be raised without locking anybody out. `like` is a hash
 * of the same address, whose salt is taken: one derivation then checks a password against all of the address.
 */
export const hashPassword = async (password: string, like?: string): Promise<string> => {
  const salt = saltOf(like);
  return written(salt, cost, await derive(password, salt, cost));
};

/** What a hash begins with: all that its key depends on but the password. */
export const seasoningOf = (hash: string): string => hash.slice(0, hash.lastIndexOf('$') + 1);

/** What a password is stored as beside each of the hashes; without any, as much time is spent on nothing. */
export const hashesLike = async (password: string, hashes: readonly string[]): Promise<string[]> => {
  if (hashes.length === 0) await derive(password, Buffer.alloc(16), cost);
  const found: string[] = [];
  for (const hash of hashes) {
    const [, N, r, p] = hash.split('$').map(Number) as [number, number, number, number];
    const salt = saltOf(hash);
    found.push(written(salt, { N, r, p }, await derive(password, salt, { N, r, p })));
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
