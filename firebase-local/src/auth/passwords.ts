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

/** `scrypt$N$r$p$salt$key`: the cost is stored, so that it can be raised without locking anybody out. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
};

/** Compares in equal time; a null hash (unknown account, no password) takes as long as a wrong password. */
export const passwordMatches = async (password: string, hash: string | null): Promise<boolean> => {
  const [, N, r, p, salt, key] = (hash ?? '').split('$');
  if (salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

/** Throws `WEAK_PASSWORD : <reason>` unless the password is long enough and the policy has nothing against it. */
export const checkPassword = (password: string, policy: (password: string) => string | null): void => {
  if (password.length > longestPassword) throw new AuthError('WEAK_PASSWORD : Password is too long');
  if ([...password].length < 6) throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  const reason = policy(password);
  if (reason !== null) throw new AuthError(`WEAK_PASSWORD : ${reason}`);
};
