import * as v from 'valibot';

/** Push services of the browsers that there are. Nobody else is ever sent anything: who subscribes names the address. */
const services = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const serviceFamilies = ['.push.apple.com', '.notify.windows.com'];

/** Names that stand before a family's: Firefox and Safari have one or more. */
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

const isOfFamily = (hostname: string): boolean =>
  serviceFamilies.some(
    (family) =>
      hostname.endsWith(family) &&
      hostname
        .slice(0, -family.length)
        .split('.')
        .every((part) => label.test(part)),
  );

/**
 * Returns true when an address belongs to a browser's push service: https, its usual port, no name or password in it.
 */
export const isPushService = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isKnown = services.includes(hostname) || isOfFamily(hostname);
  return protocol === 'https:' && isKnown && port === '' && username === '' && password === '';
};

const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+=*$/),
    v.transform((text) => Buffer.from(text, 'base64url')),
    v.check((key) => key.length === length),
  );

const subscriptionSchema = v.pipe(
  v.string(),
  v.maxLength(4096),
  v.parseJson(),
  v.object({
    endpoint: v.pipe(v.string(), v.maxLength(2000), v.check(isPushService)),
    keys: v.object({
      /** The browser's public key, a point of P-256. */
      p256dh: v.pipe(
        bytes(65),
        v.check((key) => key[0] === 4),
      ),
      auth: bytes(16),
    }),
  }),
);

/** A browser's own subscription (W3C Push API), as a page sends it in the place of a token. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** Returns true when a token is a browser's own subscription, valid or not: tokens of FCM's are never JSON. */
export const looksLikeSubscription = (token: string): boolean => token.trimStart().startsWith('{');

/** Parses a subscription; null for an invalid one, or one of an unknown push service. */
export const readSubscription = (token: string): Subscription | null => {
  const read = v.safeParse(subscriptionSchema, token);
  return read.success ? read.output : null;
};
