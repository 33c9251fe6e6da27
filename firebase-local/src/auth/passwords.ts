import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
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

/**
 * `scrypt$N$r$p$salt$key`: the cost is stored, so that it can be raised without locking anybody out. `like` is a hash
 * of the same address, whose salt is taken: one derivation then checks a password against all of the address.
 */
export const hashPassword = async (password: string, like?: string): Promise<string> => {
  const salt = saltOf(like);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
};

const sameSalt = (hash: string): string => hash.split('$').slice(0, 5).join('$');

/** The one of an address's hashes that a password fits, or null; null as well, in the same time, when there is none. */
export const matchingHash = async (password: string, hashes: string[]): Promise<string | null> => {
  const salts = [...new Set(hashes.map(sameSalt))];
  if (salts.length === 0) await derive(password, Buffer.alloc(16), cost);
  let found: string | null = null;
  for (const start of salts) {
    const [, N, r, p, salt = ''] = start.split('$');
    const key = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
    for (const hash of hashes.filter((one) => sameSalt(one) === start)) {
      const expected = Buffer.from(hash.split('$')[5] ?? '', 'base64');
      if (expected.length === key.length && timingSafeEqual(expected, key)) found ??= hash;
    }
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
