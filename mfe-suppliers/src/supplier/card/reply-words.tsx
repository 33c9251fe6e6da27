import type { ReplyFigures } from '@posy/shared-contracts/entities';
import { Text } from '@posy/shared-ui';
import { type IntlShape, useIntl } from 'react-intl';
import { replyTime } from './reply-time';

/** Describes a supplier's response time and rate, from its conversations here; empty with too few enquiries. */
export const replyWords = (intl: IntlShape, replies: ReplyFigures | null | undefined): string => {
  const time = replyTime(replies);
  if (time === null || replies == null) return '';
  const { unit, count } = time;
  return intl.formatMessage({ id: `suppliers.replies.${unit}` }, { count, percent: replies.answeredPercent });
};

export const ReplyWords = ({ replies }: { replies: ReplyFigures | null | undefined }) => {
  const words = replyWords(useIntl(), replies);
  if (words === '') return null;
  return (
    <Text as="span" size="small" tone="soft">
      {words}
    </Text>
  );
};
