import type { ReplyFigures } from '@posy/shared-contracts/entities';

/** The response time, in the coarse steps that people plan by. */
export interface ReplyTime {
  unit: 'hour' | 'day';
  count: number;
}

const hour = 60;
const day = 24 * hour;

/** Returns the median as a promise that half of the answers met: rounded up. Null when it is unknown. */
export const replyTime = (replies: ReplyFigures | null | undefined): ReplyTime | null => {
  const minutes = replies?.medianMinutes ?? null;
  if (minutes === null) return null;
  if (minutes <= 12 * hour) return { unit: 'hour', count: Math.max(1, Math.ceil(minutes / hour)) };
  return { unit: 'day', count: Math.ceil(minutes / day) };
};
