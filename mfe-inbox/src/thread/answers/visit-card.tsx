import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { Visit } from '@posy/shared-contracts/entities';
import { Button, color, PetalDate, Tag } from '@posy/shared-ui';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { otherName } from '#talk/rules/conversations';
import { longDate, timeOfDayText } from '#talk/rules/when';
import { AnswerFrame } from './answer-frame';
import { CalendarButton } from './calendar-button';
import type { AnswerCardProps } from './card-props';
import { useAnswerVisit } from './use-answer-visit';

const Place = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: 0.875rem;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
`;

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
  const { formatMessage, formatDate } = useIntl();
  const { locale } = useLocaleInfo();
  const { message, side, visit, mayAct, conversation } = props;
  const { day, time, place, answer } = visit;
  const when = time === null ? longDate(day, locale) : `${longDate(day, locale)}, ${timeOfDayText(time, locale)}`;
  const named = (options: { day: 'numeric' } | { month: 'short' }): string =>
    formatDate(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' });
  const isAsked = mayAct && answer === 'proposed' && message.from !== side;
  return (
    <AnswerFrame
      title={formatMessage({ id: 'inbox.visit.title' })}
      subtitle={when}
      mark={<PetalDate dateTime={day} day={named({ day: 'numeric' })} month={named({ month: 'short' })} />}
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
      {place === '' ? null : (
        <Place>
          <MapPinIcon size="s" />
          {place}
        </Place>
      )}
    </AnswerFrame>
  );
};
