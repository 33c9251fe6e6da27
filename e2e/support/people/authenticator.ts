import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';

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
 * An authenticator app with a secret. Each code counts once, in its half minute and the ones beside it. `next` gives the present
 * one or the one after it, never the one before: that would end on its way to the server. A third in one half minute is waited for.
 */
export const authenticator = (secret: string) => {
  let last = 0;
  const now = (): number => Math.floor(Date.now() / 30_000);
  return {
    next: async (): Promise<string> => {
      const step = Math.max(now(), last + 1);
      await expect.poll(() => now() + 1 >= step, { message: 'a code that counts', timeout: 60_000 }).toBe(true);
      last = step;
      return codeAt(secret, step);
    },
    /** Six digits that are no code of about now. */
    wrong: (): string => {
      const right = new Set([-2, -1, 0, 1, 2, 3].map((distance) => codeAt(secret, now() + distance)));
      return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find((c) => !right.has(c)) ?? '';
    },
  };
};
