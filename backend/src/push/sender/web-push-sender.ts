import { encryptFor } from '../web/encrypt';
import { readSubscription, type Subscription } from '../web/subscription';
import { type Vapid } from '../web/vapid';
import { type PushSender, type SendOutcome } from './push-sender';

interface Options {
  vapid: Vapid;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** Limit of a push service's answer, in milliseconds. */
const limitMs = 10_000;

/** `Retry-After` in milliseconds, as seconds or a date; undefined when nothing was asked for. */
const askedPause = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};

/** Translates a push service's answer. Source: RFC 8030, sections 5 and 7. */
const outcomeOf = ({ status, headers }: Response, now: number): SendOutcome => {
  const code = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { status: 'sent' };
  if (status === 404 || status === 410) return { status: 'gone', code };
  if (status === 400 || status === 413) return { status: 'refused', code };
  if (status === 401 || status === 403) return { status: 'denied', code };
  const afterMs = askedPause(headers.get('retry-after'), now);
  return { status: 'later', code, ...(afterMs !== undefined && { afterMs }) };
};

const encrypted = (subscription: Subscription, text: string): Buffer | null => {
  try {
    return encryptFor(subscription, text);
  } catch {
    return null;
  }
};

/**
 * Sends to browsers through their own push services, end to end encrypted (W3C Push API with VAPID). It asks known services
 * only, and follows them nowhere else.
 */
export const webPushSender = ({ vapid, fetch, now }: Options): PushSender => ({
  async send({ token, notification, data, webpush }) {
    const subscription = readSubscription(token);
    if (subscription === null) return { status: 'gone', code: 'no-subscription' };
    const body = encrypted(subscription, JSON.stringify({ notification, data }));
    // The key is no point of the curve, so nobody could decrypt the message.
    if (body === null) return { status: 'gone', code: 'no-key' };
    try {
      const answer = await fetch(subscription.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
        headers: {
          ...webpush?.headers,
          authorization: await vapid.headerFor(subscription.endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
        },
        body: new Uint8Array(body),
      });
      await answer.body?.cancel();
      return outcomeOf(answer, now());
    } catch (error) {
      return { status: 'later', code: error instanceof Error ? error.name : 'unknown' };
    }
  },
});
