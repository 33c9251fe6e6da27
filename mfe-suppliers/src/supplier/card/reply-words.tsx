import type { ReplyFigures } from '@posy/shared-contracts/entities';
import { Text } from '@posy/shared-ui';
import { type IntlShape, useIntl } from 'react-intl';
import { replyTime } from './reply-time';

/** How soon a supplier answers and how often, from its conversations here; empty where too few asked. */
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
