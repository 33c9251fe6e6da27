import { useLocaleInfo } from '@posy/remote-kit';
import type { DateAnswer } from '@posy/shared-contracts/entities';
import { Button, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateText, shortDate } from '#talk/rules/when';
import { AnswerFrame } from './answer-frame';
import type { CardProps } from './card-props';
import { useKeepAnswer } from './keep-answer';

const KeepHold = ({ date, conversation }: CardProps & { date: DateAnswer }) => {
  const keep = useKeepAnswer(conversation);
  if (keep === null) return null;
  return (
    <Button kind="soft" size="s" onPress={() => keep.date(date)}>
      <FormattedMessage id="inbox.date.keep" />
    </Button>
  );
};

/** Whether a day is free, and until when it is kept for the couple. */
export const DateCard = (props: CardProps & { date: DateAnswer }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { date, side, mayAct } = props;
  const { answer, day, heldUntil } = date;
  const until = heldUntil === null ? '' : shortDate(heldUntil, locale);
  return (
    <AnswerFrame
      title={formatMessage({ id: `inbox.date.${answer}` })}
      tag={
        answer === 'held' ? (
          <Tag hue="fern">
            <FormattedMessage id="inbox.date.until" values={{ day: until }} />
          </Tag>
        ) : null
      }
      actions={answer === 'held' && side === 'couple' && mayAct ? <KeepHold {...props} /> : null}
    >
      <Text size="small">{dateText(day, locale)}</Text>
    </AnswerFrame>
  );
};
