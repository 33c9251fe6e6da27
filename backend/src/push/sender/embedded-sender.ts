import * as v from 'valibot';
import { type FcmAnswer } from './embedded-fcm';
import { type PushMessage } from './push-message';
import { type PushSender, type SendOutcome } from './push-sender';

const errorSchema = v.object({
  error: v.object({
    message: v.fallback(v.string(), ''),
    status: v.fallback(v.string(), 'UNKNOWN'),
    details: v.fallback(v.array(v.looseObject({ errorCode: v.optional(v.string()) })), []),
  }),
});

/** Translates FCM's errors like those of firebase-admin, which have other names. */
const outcomeOf = ({ status, body, retryAfterMs }: FcmAnswer): SendOutcome => {
  if (status === 200) return { status: 'sent' };
  const read = v.safeParse(errorSchema, body);
  const {
    message,
    status: name,
    details,
  } = read.success ? read.output.error : { message: '', status: `${status}`, details: [] };
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? name;
  if (code === 'UNREGISTERED' || code === 'NOT_FOUND') return { status: 'gone', code };
  if (code === 'INVALID_ARGUMENT') return { status: /registration token/i.test(message) ? 'gone' : 'refused', code };
  return { status: 'later', code, ...(retryAfterMs !== undefined && { afterMs: retryAfterMs }) };
};

/** A message as firebase-admin writes it for FCM: lengths of time in seconds, names with underscores; options of the web it leaves as they are. */
const requestOf = ({ token, notification, data, android, apns, webpush }: PushMessage): unknown => {
  const { notification: shown, collapseKey, ttl, priority } = android ?? {};
  const { threadId, ...aps } = apns?.payload?.aps ?? {};
  return {
    message: {
      token,
      ...(notification !== undefined && { notification }),
      ...(data !== undefined && { data }),
      ...(android !== undefined && {
        android: {
          priority,
          collapse_key: collapseKey,
          ttl: `${(ttl ?? 0) / 1000}s`,
          notification: {
            tag: shown?.tag,
            visibility: shown?.visibility?.toUpperCase(),
            notification_count: shown?.notificationCount,
          },
        },
      }),
      ...(apns !== undefined && {
        apns: {
          headers: apns.headers,
          payload: { aps: { ...aps, ...(threadId !== undefined && { 'thread-id': threadId }) } },
        },
      }),
      ...(webpush !== undefined && {
        webpush: { headers: webpush.headers, fcmOptions: webpush.fcmOptions },
      }),
    },
  };
};

/** Hands messages to what answers as FCM's HTTP v1 API does. */
export const embeddedPushSender = (ask: (request: unknown) => Promise<FcmAnswer>): PushSender => ({
  async send(message) {
    try {
      return outcomeOf(await ask(requestOf(message)));
    } catch (error) {
      // A full disk, say: what is stored nowhere was not sent.
      return { status: 'later', code: error instanceof Error ? error.name : 'unknown' };
    }
  },
});
