import { useLocaleInfo } from '@posy/remote-kit';
import type { DateAnswer } from '@posy/shared-contracts/entities';
import { Button, Tag, Text } from '@posy/shared-ui';
import { CalendarBlankIcon, CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateText, dayOf, longDate, shortDate } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { useShortlist } from '#talk/use-shortlist';
import { AnswerFrame, AnswerMark } from './answer-frame';
import { CalendarButton } from './calendar-button';
import type { AnswerCardProps } from './card-props';
import { useSaveAnswer } from './save-answer';

const SaveHold = ({ date, conversation, message }: AnswerCardProps & { date: DateAnswer }) => {
  const saveAnswer = useSaveAnswer(conversation);
  const { formatMessage } = useIntl();
  const { heldUntil } = date;
  const isNoted = useShortlist().get(conversation.supplierId)?.holdUntil === heldUntil;
  if (saveAnswer === null) return null;
  return (
    <>
      {isNoted ? (
        <Text size="small" role="status">
          <CheckIcon size="s" /> <FormattedMessage id="inbox.date.kept" />
        </Text>
      ) : (
        <Button kind="soft" size="s" onPress={() => saveAnswer.date(date)}>
          <FormattedMessage id="inbox.date.keep" />
        </Button>
      )}
      {heldUntil === null ? null : (
        <CalendarButton
          conversation={conversation}
          kind="hold"
          changedAt={message.createdAt}
          title={formatMessage({ id: 'inbox.date.entry' }, { name: conversation.supplierName })}
          name="hold.ics"
          when={{ day: heldUntil, time: null, place: '' }}
        />
      )}
    </>
  );
};

/** Puts the question for more time into the field, until the hold is over. */
const AskForLonger = ({ date: { day, heldUntil }, onAsk }: AnswerCardProps & { date: DateAnswer }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { now, zone } = useReader();
  if (heldUntil === null || heldUntil < dayOf(new Date(now).toISOString(), zone)) return null;
  const values = { day: dateText(day, locale), until: shortDate(heldUntil, locale) };
  return (
    <Button kind="plain" size="s" onPress={() => onAsk(formatMessage({ id: 'inbox.date.longer.words' }, values))}>
      <FormattedMessage id="inbox.date.longer" />
    </Button>
  );
};

/** Shows whether a day is free, and the end of the couple's hold. */
export const DateCard = (props: AnswerCardProps & { date: DateAnswer }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { date, side, mayAct } = props;
  const { answer, day, heldUntil } = date;
  const until = heldUntil === null ? '' : shortDate(heldUntil, locale);
  return (
    <AnswerFrame
      title={formatMessage({ id: `inbox.date.${answer}` })}
      subtitle={longDate(day, locale)}
      mark={
        <AnswerMark hue={answer === 'not-free' ? 'apricot' : 'fern'}>
          <CalendarBlankIcon />
        </AnswerMark>
      }
      tag={
        answer === 'held' ? (
          <Tag hue="fern">
            <FormattedMessage id="inbox.date.until" values={{ day: until }} />
          </Tag>
        ) : null
      }
      actions={
        answer === 'held' && side === 'couple' && mayAct ? (
          <>
            <SaveHold {...props} />
            <AskForLonger {...props} />
          </>
        ) : null
      }
    />
  );
};
