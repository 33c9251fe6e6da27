import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** The code of one half minute (RFC 6238), written down here once more: what the server takes is what apps show. */
const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

/**
 * An authenticator app with a secret. Each code counts once and for its half minute and the ones beside it, so `next`
 * gives the earliest that still counts: three at once, without waiting.
 */
export const authenticator = (secret: string) => {
  let last = 0;
  const now = (): number => Math.floor(Date.now() / 30_000);
  return {
    next: (): string => {
      last = Math.max(now() - 1, last + 1);
      return codeAt(secret, last);
    },
    /** Six digits that are no code of about now. */
    wrong: (): string => {
      const right = new Set([-2, -1, 0, 1, 2, 3].map((distance) => codeAt(secret, now() + distance)));
      return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find((c) => !right.has(c)) ?? '';
    },
  };
};
