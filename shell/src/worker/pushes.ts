import { ownPath } from '@posy/shared-contracts/paths';
import { fallback, nullish, object, optional, parse, pipe, string, transform, trim } from 'valibot';
import { openMessage } from '../adapters/worker-messages';

/** A window of the product, as far as a pressed notification needs it. */
export interface OpenWindow {
  visibilityState: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

interface Edges {
  origin: string;
  windows: () => Promise<readonly OpenWindow[]>;
  open: (path: string) => Promise<unknown>;
  show: (title: string, options: { body: string; data: { path: string }; tag: string; icon: string }) => Promise<void>;
}

/** Longest title and body that are shown, in characters. Source: `push.received` of the app's messages. */
const longest = { title: 200, body: 1000 } as const;

const words = (most: number) =>
  fallback(
    pipe(
      string(),
      trim(),
      transform((text) => text.slice(0, most)),
    ),
    '',
  );

/** What Firebase Cloud Messaging delivers to a browser, as far as it is shown. */
const pushSchema = object({
  notification: optional(object({ title: words(longest.title), body: words(longest.body) }), { title: '', body: '' }),
  fcmOptions: nullish(object({ link: nullish(string()) })),
  data: nullish(object({ path: nullish(string()) })),
});

/**
 * What the worker does with pushes. A push without words of its own shows the product's name alone: a browser takes the
 * permission away from who shows nothing. Source: section 4, "Push notifications"; the Push API's `userVisibleOnly`.
 */
export const createPushes = ({ origin, windows, open, show }: Edges) => ({
  /** Shows a push, as it came; nothing is shown to somebody who looks at the product just now. */
  async received(payload: unknown): Promise<void> {
    const { notification, fcmOptions, data } = parse(fallback(pushSchema, parse(pushSchema, {})), payload);
    const path = ownPath(fcmOptions?.link ?? data?.path, origin) ?? '/';
    if ((await windows()).some(({ visibilityState }) => visibilityState === 'visible')) return;
    const title = notification.title === '' ? 'Posy' : notification.title;
    await show(title, { body: notification.body, data: { path }, tag: path, icon: '/favicon.svg' });
  },

  /** Brings a pressed notification's place to the front: in a window that is there, without loading it anew. */
  async pressed(data: unknown): Promise<void> {
    const address = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
    const path = ownPath(address, origin) ?? '/';
    const [window] = await windows();
    if (window === undefined) return void (await open(path));
    window.postMessage(openMessage.make(path));
    await window.focus();
  },
});
