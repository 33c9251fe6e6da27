import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

/** Numbers of enquiries by the time until their first answer. */
export type ReplySpread = NonNullable<EndpointOutput<'ownFigures'>['replySpread']>;

/** The times of a spread, the shortest first. */
export const replyWaits = [
  'withinHour',
  'withinDay',
  'withinTwoDays',
  'later',
  'never',
] as const satisfies readonly (keyof ReplySpread)[];
export type ReplyWait = (typeof replyWaits)[number];

type Answered = Exclude<ReplyWait, 'never'>;

const share = (count: number, of: number): number => (of === 0 ? 0 : (count / of) * 100);

/**
 * Returns the whole percentages of a spread. They add up to 100, and the answered ones to the percentage that couples
 * see: the largest remainders are rounded up.
 */
export const replyShares = (spread: ReplySpread): Record<ReplyWait, number> => {
  const waits = replyWaits.filter((wait): wait is Answered => wait !== 'never');
  const answered = waits.reduce((sum, wait) => sum + spread[wait], 0);
  const total = answered + spread.never;
  const answeredPercent = Math.round(share(answered, total));
  const exact = new Map(waits.map((wait) => [wait, share(spread[wait], total)]));
  const floorOf = (wait: Answered): number => Math.floor(exact.get(wait) ?? 0);
  const missing = answeredPercent - waits.reduce((sum, wait) => sum + floorOf(wait), 0);
  const remainder = (wait: Answered): number => (exact.get(wait) ?? 0) - floorOf(wait);
  const roundedUp = new Set(waits.toSorted((a, b) => remainder(b) - remainder(a)).slice(0, Math.max(0, missing)));
  const percent = (wait: Answered): number => floorOf(wait) + Number(roundedUp.has(wait));
  return {
    withinHour: percent('withinHour'),
    withinDay: percent('withinDay'),
    withinTwoDays: percent('withinTwoDays'),
    later: percent('later'),
    never: total === 0 ? 0 : 100 - answeredPercent,
  };
};
