import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Captcha } from './captcha';

/** The only address that tokens and the secret are sent to. Source: reCAPTCHA, "Verifying the user's response". */
const siteVerify = 'https://www.google.com/recaptcha/api/siteverify';

const answerSchema = v.object({ success: v.boolean(), hostname: v.optional(v.string()) });

const isToken = (token: string): boolean => /^[\w-]{20,4096}$/.test(token);

interface Options {
  siteKey: string;
  secret: string;
  fetch: typeof globalThis.fetch;
}

/** reCAPTCHA v2, the tick box. Google takes each token once. */
export const recaptchaCaptcha = ({ siteKey, secret, fetch }: Options): Captcha => ({
  offer: async () => ({ kind: 'recaptcha', siteKey }),
  keyOf: (token) => (isToken(token) ? createHash('sha256').update(token).digest('base64url') : null),
  async verify(token) {
    if (!isToken(token)) return false;
    const body = new URLSearchParams({ secret, response: token });
    const response = await fetch(siteVerify, { method: 'POST', body, signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}.`);
    return v.parse(answerSchema, await response.json()).success;
  },
});
