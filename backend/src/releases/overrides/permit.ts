import { createHmac, timingSafeEqual } from 'node:crypto';

/** A working day, in milliseconds. */
export const permitMs = 12 * 60 * 60 * 1000;

const signatureOf = (secret: string, until: number): string =>
  createHmac('sha256', secret).update(`posy override permit ${until}`).digest('base64url');

/** A permit until a time (milliseconds since the epoch). It names nobody: it only lets pages be composed another way. */
export const permitUntil = (secret: string, until: number): string => `${until}.${signatureOf(secret, until)}`;

/** Returns true when this installation wrote the permit and it has not ended. */
export const isPermit = (secret: string, permit: string | null, now: number): boolean => {
  const [, until = '', signature = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(permit ?? '') ?? [];
  const own = Buffer.from(signatureOf(secret, Number(until)));
  const given = Buffer.from(signature);
  return given.length === own.length && timingSafeEqual(given, own) && Number(until) > now;
};
