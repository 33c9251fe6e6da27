import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CallCounts } from '#api/call-counts';
import { Refusal } from '#api/refusal';
import { countGuess } from './password-guesses';
import { isPassword, type WebsiteSecret } from './website-password';

/** Name of the cookie that a reader gets for a website's password. */
export const openingCookie = (slug: string): string => `posy-website-${slug}`;

interface Locked {
  weddingId: string;
  secret: WebsiteSecret;
}

/**
 * Value of that cookie. Nobody can make it without the password's hash, which never leaves the database, and another
 * password makes it worthless.
 */
export const openingOf = ({ weddingId, secret }: Locked): string =>
  createHmac('sha256', Buffer.from(secret.hash, 'base64url')).update(`posy website ${weddingId}`).digest('base64url');

/** Returns true when the reader gave this website's password before. */
export const isOpening = (locked: Locked, given: string | null): boolean => {
  const own = Buffer.from(openingOf(locked));
  const said = Buffer.from(given ?? '');
  return own.length === said.length && timingSafeEqual(own, said);
};

interface Try {
  counts: CallCounts;
  network: string;
  now: number;
}

/** Refuses a wrong password, and any while the website is being guessed at. */
export const requirePassword = async (
  { weddingId, secret }: Omit<Locked, 'secret'> & { secret: WebsiteSecret | null },
  password: string,
  { counts, network, now }: Try,
): Promise<void> => {
  if (secret === null) return;
  const takeBack = countGuess(counts, { weddingId, network, now });
  if (await isPassword(secret, password)) return takeBack();
  throw new Refusal(403, 'password-wrong', 'This is not the password of this website.');
};
