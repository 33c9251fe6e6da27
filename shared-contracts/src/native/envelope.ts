import * as v from 'valibot';

/** Version of the envelope and its messages. */
export const nativeProtocolVersion = 1;

/** The window's event that carries the app's message to the page, as text in its `detail`. Source: docs/native.md. */
export const nativeMessageEvent = 'posy-native-message';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Fields of every message. `session` is the page's, from `web.ready`; a message of another session is ignored. */
const frame = {
  v: v.literal(nativeProtocolVersion),
  id,
  session: id,
  /** The message that this one answers. */
  replyTo: v.optional(id),
};

/** Schema of a kind of message; unknown fields are refused, on either level. */
export const message = <K extends string, P extends v.ObjectEntries>(kind: K, payload: P) =>
  v.strictObject({ ...frame, kind: v.literal(kind), payload: v.strictObject(payload) });

/** Largest message as text, in characters: a file to save is the largest. */
export const nativeMessageLimit = 8_000_000;
