import type { ReplyFigures } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { useProfile } from './supplier-face';

const hour = 60;
const day = 24 * hour;

/** Returns the median of a supplier's reply times in coarse steps, rounded up; null when it is unknown. */
export const replyTime = (
  replies: Pick<ReplyFigures, 'medianMinutes'> | null | undefined,
): { unit: 'hour' | 'day'; count: number } | null => {
  const minutes = replies?.medianMinutes ?? null;
  if (minutes === null) return null;
  if (minutes <= 12 * hour) return { unit: 'hour', count: Math.max(1, Math.ceil(minutes / hour)) };
  return { unit: 'day', count: Math.ceil(minutes / day) };
};

/** Returns how soon a supplier usually replies, as its profile says; null when too few have asked it. */
export const useReplyText = (supplierId: string): string | null => {
  const { formatMessage } = useIntl();
  const time = replyTime(useProfile(supplierId)?.replies);
  return time === null ? null : formatMessage({ id: `inbox.replies.${time.unit}` }, { count: time.count });
};
