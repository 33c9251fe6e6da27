import { replyConstants } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type ReplyFigures } from '@posy/shared-contracts/entities';

/** An enquiry, by when it came and when it was first answered, in milliseconds since the epoch; null: not yet. */
export interface EnquiryTimes {
  at: number;
  answeredAt: number | null;
}

const minuteMs = 60_000;

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/** Days that a supplier has to answer in, before an enquiry counts as not answered. */
const isDue = ({ at, answeredAt }: EnquiryTimes, now: number): boolean =>
  answeredAt !== null || at <= now - replyConstants.graceMs;

/** Returns the enquiries of the last 90 days that count; none when they are fewer than five, which are too few. */
const countedOf = (enquiries: readonly EnquiryTimes[], now: number): EnquiryTimes[] => {
  const counted = enquiries.filter((one) => one.at > now - replyConstants.windowMs && isDue(one, now));
  return counted.length < replyConstants.leastEnquiries ? [] : counted;
};

const timesOf = (counted: readonly EnquiryTimes[]): number[] =>
  counted.flatMap(({ at, answeredAt }) => (answeredAt === null ? [] : [Math.max(0, answeredAt - at)]));

/**
 * Returns a supplier's reply times, from the enquiries of the last 90 days; null with fewer than five, which are too
 * few. A new enquiry without an answer does not count yet.
 */
export const replyFigures = (enquiries: readonly EnquiryTimes[], now: number): ReplyFigures | null => {
  const counted = countedOf(enquiries, now);
  if (counted.length === 0) return null;
  const times = timesOf(counted);
  return {
    enquiries: counted.length,
    medianMinutes: times.length === 0 ? null : Math.round(median(times.toSorted((a, b) => a - b)) / minuteMs),
    answeredPercent: Math.round((times.length / counted.length) * 100),
  };
};

const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Numbers of enquiries by the time until their first answer. */
export type ReplySpread = NonNullable<EndpointOutput<'ownFigures'>['replySpread']>;

/** Returns how many of the same enquiries were answered within which time; null where `replyFigures` is null. */
export const replySpread = (enquiries: readonly EnquiryTimes[], now: number): ReplySpread | null => {
  const counted = countedOf(enquiries, now);
  if (counted.length === 0) return null;
  const times = timesOf(counted);
  const within = (from: number, to: number): number => times.filter((time) => time > from && time <= to).length;
  return {
    withinHour: within(-1, hourMs),
    withinDay: within(hourMs, dayMs),
    withinTwoDays: within(dayMs, 2 * dayMs),
    later: within(2 * dayMs, Infinity),
    never: counted.length - times.length,
  };
};
