import * as v from 'valibot';
import { ownPath } from '../paths';
import { nativeCapabilitiesSchema } from './capabilities';
import { message } from './envelope';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));
const insets = { top: points, right: points, bottom: points, left: points };
const platform = v.picklist(['ios', 'android']);
/** A path of the product's own origin. */
const path = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((text) => text.startsWith('/') && ownPath(text) !== null),
);

/** Messages from the app to the page. Lengths are CSS pixels. Source: docs/native.md, "Messages". */
export const nativeToWebSchema = v.variant('kind', [
  /** Answers `web.ready`. */
  message('native.hello', {
    platform,
    versions: v.strictObject({ app: text(40), os: text(40), protocol: v.pipe(v.number(), v.integer()) }),
    insets: v.strictObject(insets),
    capabilities: nativeCapabilitiesSchema,
  }),
  message('back.pressed', {}),
  message('push.permission', { status: v.picklist(['granted', 'denied', 'undetermined']) }),
  message('push.token', { token: text(4096), platformId: platform }),
  message('push.received', { title: text(200), body: text(1000), path: v.nullable(path) }),
  message('link.open', { path, source: v.picklist(['link', 'push', 'cold-start']) }),
  /** A pressed link has a target that the app may not open. */
  message('link.refused', {}),
  message('keyboard.change', { visible: v.boolean(), height: points }),
  message('insets.change', insets),
  /** The person's text scale, 1 is normal; sent where the WebView does not follow the system by itself. */
  message('text.scale', { scale: v.pipe(v.number(), v.minValue(0.5), v.maxValue(4)) }),
  message('auth.result', {
    provider: v.picklist(['google', 'apple', 'facebook']),
    outcome: v.variant('status', [
      v.strictObject({
        status: v.literal('signed-in'),
        idToken: v.nullable(text(8192)),
        accessToken: v.nullable(text(8192)),
      }),
      v.strictObject({ status: v.literal('cancelled') }),
      v.strictObject({ status: v.literal('failed'), code: text(80) }),
    ]),
  }),
  /** Answers `file.save`, `calendar.add` and `push.deleteToken`. */
  message('done', { outcome: v.picklist(['done', 'cancelled', 'failed']) }),
  /** Answers `contacts.pick`: the chosen ones; none when the person thought better of it. */
  message('contacts.picked', {
    contacts: v.pipe(
      v.array(
        v.strictObject({
          name: text(200),
          email: v.nullable(text(320)),
          phone: v.nullable(text(40)),
          address: text(500),
        }),
      ),
      v.maxLength(500),
    ),
  }),
  message('app.state', { state: v.picklist(['active', 'inactive', 'background']) }),
  message('network.change', { online: v.boolean() }),
  message('error', { code: text(80), message: text(2000) }),
]);
export type NativeToWeb = v.InferOutput<typeof nativeToWebSchema>;
