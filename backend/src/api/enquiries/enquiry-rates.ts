import { type Identity } from '#accounts/identity';
import { type CallCounts, type Most } from '../call-counts';
import { type ApiContext } from '../handler';
import { Refusal } from '../refusal';

const hour = 3_600_000;

/**
 * Limits of new conversations without a captcha. A couple may write to several suppliers of each category in one
 * evening.
 */
export const withoutCaptcha = {
  /** By one account with an unconfirmed address. */
  unconfirmed: { max: 15, timeWindow: 24 * hour },
  /** From one address: a venue's wedding fair, a hall of residence. */
  network: { max: 60, timeWindow: hour },
  /** From one address to one supplier. */
  networkToSupplier: { max: 15, timeWindow: hour },
  /** To one supplier by accounts with an unconfirmed address. */
  unconfirmedToSupplier: { max: 60, timeWindow: 24 * hour },
} as const satisfies Record<string, Most>;

/** Further limits with a captcha: solving captchas alone must not fill an inbox. */
export const withCaptcha = {
  network: { max: 200, timeWindow: hour },
  networkToSupplier: { max: 40, timeWindow: hour },
} as const satisfies Record<string, Most>;

/** A beginning of a conversation. */
export interface NewEnquiry {
  identity: Identity;
  network: string;
  supplierId: string;
  /** A captcha solution, if one was sent; it has been verified already. */
  token: string | null;
}

const solutionLife: Most = { max: 1, timeWindow: hour };

/** A solution is for one conversation. */
const requireUnused = (
  { captcha }: Pick<ApiContext, 'captcha'>,
  counts: CallCounts,
  token: string,
  now: number,
): void => {
  const key = captcha.keyOf(token);
  if (key === null || !counts.take(`solution ${key}`, solutionLife, now))
    throw new Refusal(409, 'captcha-used', 'Please tick the box again.');
};

const keysOf = ({ identity, network, supplierId }: NewEnquiry): [key: string, most: Most][] => [
  [`enquiries from ${network}`, withoutCaptcha.network],
  [`enquiries from ${network} to ${supplierId}`, withoutCaptcha.networkToSupplier],
  ...(identity.emailVerified
    ? []
    : ([
        [`enquiries of ${identity.uid}`, withoutCaptcha.unconfirmed],
        [`unconfirmed enquiries to ${supplierId}`, withoutCaptcha.unconfirmedToSupplier],
      ] as [string, Most][])),
];

/** Lets a conversation begin: without more ado, by a captcha where there were many, or not where there were too many. */
export const requireRate = (
  { captcha, counts, now }: Pick<ApiContext, 'captcha' | 'counts' | 'now'>,
  beginning: NewEnquiry,
): void => {
  const { network, supplierId, token } = beginning;
  const all: [string, Most][] = [
    [`all enquiries from ${network}`, withCaptcha.network],
    [`all enquiries from ${network} to ${supplierId}`, withCaptcha.networkToSupplier],
  ];
  const isFree = (keys: [string, Most][]): boolean => keys.every(([key, { max }]) => counts.of(key, now()) < max);
  if (!isFree(all)) throw new Refusal(429, 'too-many-requests', 'That was too often: please wait a moment.');
  const few = keysOf(beginning);
  if (!isFree(few)) {
    if (token === null) throw new Refusal(403, 'captcha-needed', 'There were many enquiries: please tick the box.');
    requireUnused({ captcha }, counts, token, now());
  } else for (const [key, most] of few) counts.take(key, most, now());
  for (const [key, most] of all) counts.take(key, most, now());
};
