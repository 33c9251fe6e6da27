import * as v from 'valibot';
import { instantSchema } from '../entities/common';
import { nativeCapabilitiesSchema } from './capabilities';
import { message } from './envelope';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** An absolute https address: the device's browser opens it, outside the app, whosever it is. */
const httpsUrl = v.pipe(v.string(), v.maxLength(2000), v.url(), v.startsWith('https://'));
/** Messages from the page to the app. Source: docs/native.md, "Messages". */
export const webToNativeSchema = v.variant('kind', [
  /** Begins a session: the page listens now. */
  message('web.ready', { path: text(2000), wants: nativeCapabilitiesSchema }),
  /** The page's reaction to back; `none` lets the app leave. */
  message('back.result', { handled: v.picklist(['popup', 'history', 'none']) }),
  message('push.getStatus', {}),
  message('push.requestPermission', {}),
  message('push.getToken', {}),
  message('push.deleteToken', {}),
  /** `hashedNonce`: SHA-256 of the raw nonce, which stays in the page. */
  message('auth.signIn', {
    provider: v.picklist(['google', 'apple', 'facebook']),
    hashedNonce: v.optional(v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/))),
  }),
  message('auth.signOut', {}),
  /** Answers `link.open`: the page goes there now. */
  message('link.heard', {}),
  message('rating.prompt', {}),
  message('link.openExternal', { url: httpsUrl }),
  message('file.save', {
    name: v.pipe(v.string(), v.regex(/^[^/\\]{1,120}$/)),
    mimeType: text(100),
    base64: v.pipe(v.string(), v.maxLength(7_000_000), v.base64()),
  }),
  message('splash.hide', {}),
  message('chrome.set', { theme: v.picklist(['light', 'dark']), background: v.pipe(v.string(), v.hexColor()) }),
  /** A light touch of the device, for a tick and nothing else. */
  message('haptic.play', { kind: v.literal('tick') }),
  /** Asks the person to choose from their contacts; only the chosen leave the device. */
  message('contacts.pick', {}),
  /** Puts an entry into the device's calendar, after the person has seen it there. */
  message('calendar.add', {
    title: text(200),
    startsAt: instantSchema,
    endsAt: instantSchema,
    allDay: v.boolean(),
    location: text(200),
    notes: text(2000),
  }),
  message('error', { code: text(80), message: text(2000) }),
]);
export type WebToNative = v.InferOutput<typeof webToNativeSchema>;
