import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Parameters that authenticator apps assume, and Firebase uses. Source: RFC 6238, Google's Key URI format. */
export const totp = { algorithm: 'SHA1', digits: 6, periodSeconds: 30, secretBytes: 20 } as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base32 without padding (RFC 4648). */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('');
};

/** The bytes of base32 without padding; bits beyond whole bytes are dropped. */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** A secret as an authenticator app takes it. */
export const newSecret = (): string => toBase32(randomBytes(totp.secretBytes));

/** The number of the 30 seconds that a time, in milliseconds, lies in. */
export const stepOf = (nowMs: number): number => Math.floor(nowMs / 1000 / totp.periodSeconds);

/** The six digits of a step. Source: RFC 4226 section 5.3, RFC 6238 section 4. */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac(totp.algorithm, fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** totp.digits;
  return String(number).padStart(totp.digits, '0');
};

interface TotpCheck {
  secret: string;
  code: string;
  nowMs: number;
  /** Intervals before and after the current one that are accepted: clocks differ, and people type slowly. */
  adjacentIntervals: number;
  /** The step of the last code that was taken: it and those before it do not count again. */
  afterStep: number;
}

/** The step that a code is for, or null. Takes the same time whichever digits are wrong. */
export const matchingStep = ({ secret, code, nowMs, adjacentIntervals, afterStep }: TotpCheck): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const now = stepOf(nowMs);
  let found: number | null = null;
  for (let step = Math.max(0, now - adjacentIntervals); step <= now + adjacentIntervals; step += 1) {
    const isMatch = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
    if (isMatch && step > afterStep) found ??= step;
  }
  return found;
};
