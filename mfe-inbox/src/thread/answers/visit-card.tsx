import { useLocaleInfo } from '@posy/remote-kit';
import type { Visit } from '@posy/shared-contracts/entities';
import { Button, Tag, Text } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { otherName } from '#talk/rules/conversations';
import { dateText, timeOfDayText } from '#talk/rules/when';
import { AnswerFrame } from './answer-frame';
import { CalendarButton } from './calendar-button';
import type { AnswerCardProps } from './card-props';
import { useAnswerVisit } from './use-answer-visit';

type Props = AnswerCardProps & { visit: Visit };

const AnswerTag = ({ answer }: Pick<Visit, 'answer'>) => (
  <Tag {...(answer === 'proposed' ? {} : { hue: answer === 'accepted' ? 'fern' : 'apricot' })}>
    <FormattedMessage id={`inbox.visit.${answer}`} />
  </Tag>
);

const Decision = ({ message, conversation, visit }: Props) => {
  const { state, answer } = useAnswerVisit(conversation, message.id, visit);
  return (
    <>
      <Button kind="soft" size="s" isPending={state === 'accepted'} onPress={() => answer('accepted')}>
        <FormattedMessage id="inbox.visit.accept" />
      </Button>
      <Button size="s" isPending={state === 'declined'} onPress={() => answer('declined')}>
        <FormattedMessage id="inbox.visit.decline" />
      </Button>
    </>
  );
};

/** A day and hour for a visit: answered by the side that did not propose it, and ready for any calendar. */
export const VisitCard = (props: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { message, side, visit, mayAct, conversation } = props;
  const { day, time, place, answer } = visit;
  const when = time === null ? dateText(day, locale) : `${dateText(day, locale)}, ${timeOfDayText(time, locale)}`;
  const isAsked = mayAct && answer === 'proposed' && message.from !== side;
  return (
    <AnswerFrame
      title={formatMessage({ id: 'inbox.visit.title' })}
      tag={<AnswerTag answer={answer} />}
      actions={
        answer === 'declined' ? null : (
          <>
            {isAsked ? <Decision {...props} /> : null}
            <CalendarButton
              conversation={conversation}
              kind="visit"
              changedAt={message.createdAt}
              title={formatMessage({ id: 'inbox.visit.entry' }, { name: otherName(conversation, side) })}
              name="visit.ics"
              when={visit}
            />
          </>
        )
      }
    >
      <Text size="small">{when}</Text>
      {place === '' ? null : (
        <Text size="small" tone="soft">
          <MapPinIcon size="s" /> {place}
        </Text>
      )}
    </AnswerFrame>
  );
};
