import { replyConstants } from '@posy/shared-contracts/constants';
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

/**
 * Returns a supplier's reply times, from the enquiries of the last 90 days; null with fewer than five, which are too
 * few. A new enquiry without an answer does not count yet.
 */
export const replyFigures = (enquiries: readonly EnquiryTimes[], now: number): ReplyFigures | null => {
  const counted = enquiries.filter((one) => one.at > now - replyConstants.windowMs && isDue(one, now));
  if (counted.length < replyConstants.leastEnquiries) return null;
  const times = counted.flatMap(({ at, answeredAt }) => (answeredAt === null ? [] : [Math.max(0, answeredAt - at)]));
  return {
    enquiries: counted.length,
    medianMinutes: times.length === 0 ? null : Math.round(median(times.toSorted((a, b) => a - b)) / minuteMs),
    answeredPercent: Math.round((times.length / counted.length) * 100),
  };
};
