import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** A call of FCM's HTTP v1 API (`POST /v1/projects/{project}/messages:send`), and its answer. */
export interface FcmAnswer {
  status: number;
  /** Milliseconds that FCM asks for before the next try, from `Retry-After`. */
  retryAfterMs?: number;
  body: { name: string } | { error: FcmError };
}

/** An error as Google's APIs have it. Source: Firebase, "REST Resource: projects.messages", "ErrorCode". */
export interface FcmError {
  code: number;
  message: string;
  status: string;
  details: Record<string, unknown>[];
}

/** FCM's own names of what went wrong. */
export type FcmErrorCode =
  | 'UNREGISTERED'
  | 'INVALID_ARGUMENT'
  | 'SENDER_ID_MISMATCH'
  | 'QUOTA_EXCEEDED'
  | 'UNAVAILABLE'
  | 'INTERNAL'
  | 'THIRD_PARTY_AUTH_ERROR';

const errors: Record<FcmErrorCode, { code: number; status: string; message: string }> = {
  UNREGISTERED: { code: 404, status: 'NOT_FOUND', message: 'Requested entity was not found.' },
  INVALID_ARGUMENT: { code: 400, status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' },
  SENDER_ID_MISMATCH: { code: 403, status: 'PERMISSION_DENIED', message: 'SenderId mismatch' },
  QUOTA_EXCEEDED: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Sending limit exceeded.' },
  UNAVAILABLE: { code: 503, status: 'UNAVAILABLE', message: 'The service is currently unavailable.' },
  INTERNAL: { code: 500, status: 'INTERNAL', message: 'Internal error encountered.' },
  THIRD_PARTY_AUTH_ERROR: { code: 401, status: 'UNAUTHENTICATED', message: 'Auth error from APNS or Web Push Service' },
};

/** An answer as FCM gives it when it does not take a message. */
export const fcmRefusal = (errorCode: FcmErrorCode, message = errors[errorCode].message): FcmAnswer => {
  const { code, status } = errors[errorCode];
  const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }];
  return { status: code, body: { error: { code, message, status, details } } };
};

const textMap = v.record(v.string(), v.string());
const requestSchema = v.object({
  validate_only: v.optional(v.boolean()),
  message: v.strictObject({
    token: v.string(),
    notification: v.optional(v.strictObject({ title: v.string(), body: v.string() })),
    data: v.optional(textMap),
    android: v.optional(v.record(v.string(), v.unknown())),
    apns: v.optional(v.record(v.string(), v.unknown())),
    webpush: v.optional(v.record(v.string(), v.unknown())),
  }),
});
/** A message as it stands in a request of FCM's. */
export type FcmMessage = v.InferOutput<typeof requestSchema>['message'];

/** Largest message that FCM takes, in bytes of what reaches the device. */
const mostBytes = 4096;
/** Characters of a token of FCM's, or of a browser's stored subscription. */
const tokenPattern = /^[^\s\0]{1,4096}$/;
const invalidToken = 'The registration token is not a valid FCM registration token';

/** Names that FCM keeps for itself. Source: Firebase, `Message.data`. */
const reserved = /^(?:from|message_type|google\.|gcm\.notification\.)/;

/** Answers as FCM's HTTP v1 API does; a message that is taken is stored instead of being sent. */
export const embeddedFcm =
  (projectId: string, save: (message: FcmMessage) => Promise<void>) =>
  async (request: unknown): Promise<FcmAnswer> => {
    const read = v.safeParse(requestSchema, request);
    if (!read.success)
      return fcmRefusal('INVALID_ARGUMENT', `Invalid JSON payload received. ${v.summarize(read.issues)}`);
    const { message, validate_only: isTrial = false } = read.output;
    if (!tokenPattern.test(message.token)) return fcmRefusal('INVALID_ARGUMENT', invalidToken);
    const bytes = Buffer.byteLength(JSON.stringify([message.notification, message.data]));
    if (bytes > mostBytes || Object.keys(message.data ?? {}).some((name) => reserved.test(name)))
      return fcmRefusal('INVALID_ARGUMENT');
    if (!isTrial) await save(message);
    return { status: 200, body: { name: `projects/${projectId}/messages/${randomUUID()}` } };
  };
