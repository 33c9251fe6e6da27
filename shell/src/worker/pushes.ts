import { isWithin, ownPath, parsePath } from '@posy/shared-contracts/paths';
import { fallback, nullish, object, optional, parse, pipe, regex, string, transform, trim } from 'valibot';
import { openMessage, pushMessage } from '../adapters/device/worker-messages';

/** A window of the product, as far as a pressed notification needs it. */
export interface OpenWindow {
  url: string;
  visibilityState: string;
  /** Includes a port on which the page confirms the message. */
  postMessage(message: unknown, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}

interface PushEdges {
  origin: string;
  windows: () => Promise<readonly OpenWindow[]>;
  open: (path: string) => Promise<unknown>;
  /** Resolves after this number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  channel: () => Pick<MessageChannel, 'port1' | 'port2'>;
  /** Shows a number on the product's icon. */
  count: (unread: number) => void;
  show: (title: string, options: { body: string; data: { path: string }; tag: string; icon: string }) => Promise<void>;
}

/** Maximum lengths of title and body, in characters. Source: docs/native.md, "Messages". */
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

/** The part of a push from Firebase Cloud Messaging that is shown. */
const pushSchema = object({
  notification: optional(object({ title: words(longest.title), body: words(longest.body) }), { title: '', body: '' }),
  fcmOptions: nullish(object({ link: nullish(string()) })),
  data: nullish(
    object({
      path: nullish(string()),
      badge: fallback(nullish(pipe(string(), regex(/^\d{1,5}$/), transform(Number))), null),
    }),
  ),
});

/** Time that a page may take to confirm a request, in milliseconds: a page that is being left never does. */
export const answerMs = 1500;

/** Returns true for pages of the plan: the mail page and guests' websites do not open notifications. */
const isOurs = ({ url }: OpenWindow): boolean =>
  parsePath(new URL(url).pathname).market !== null && !isWithin(new URL(url).pathname, 'wedding-website');

const isLookedAt = (window: OpenWindow): boolean => isOurs(window) && window.visibilityState === 'visible';

/** Sends a page a request; resolves to true when the page confirmed it. */
const asks = (
  window: OpenWindow,
  message: unknown,
  { wait, channel }: Pick<PushEdges, 'wait' | 'channel'>,
): Promise<boolean> => {
  const { port1, port2 } = channel();
  const confirmed = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
  });
  window.postMessage(message, [port2]);
  return Promise.race([confirmed, wait(answerMs).then(() => false)]).finally(() => port1.close());
};

/**
 * The worker's handling of pushes. A push without a text shows only the product's name: a browser withdraws the
 * permission of a page that shows nothing. Source: the Push API's `userVisibleOnly`.
 */
export const createPushes = ({ origin, windows, open, wait, channel, show, count }: PushEdges) => ({
  /** Shows a push; a visible page of the product shows it instead of a notification. */
  async received(payload: unknown): Promise<void> {
    const { notification, fcmOptions, data } = parse(fallback(pushSchema, parse(pushSchema, {})), payload);
    const path = ownPath(fcmOptions?.link ?? data?.path, origin);
    if (typeof data?.badge === 'number') count(data.badge);
    const title = notification.title === '' ? 'Posy' : notification.title;
    const { body } = notification;
    const message = pushMessage.make({ title, body, path });
    // The most recently focused window comes first. A page without a signed-in person does not listen.
    for (const window of (await windows()).filter(isLookedAt))
      if (await asks(window, message, { wait, channel })) return;
    const target = path ?? '/';
    await show(title, { body, data: { path: target }, tag: target, icon: '/favicon.svg' });
  },

  /** Opens the address of a pressed notification: in an open window if there is one, without loading it anew. */
  async pressed(data: unknown): Promise<void> {
    const address = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
    const path = ownPath(address, origin) ?? '/';
    const window = (await windows()).find(isOurs);
    if (window === undefined || !(await asks(window, openMessage.make(path), { wait, channel })))
      return void (await open(path));
    await window.focus();
  },
});
