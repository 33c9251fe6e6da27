import styled from '@emotion/styled';
import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import { Button, color, Section, Text } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerNames, answerOrder, nameEvent } from '#guests/names/guest-names';
import { answerTo } from '#guests/rules/guest-view';
import type { InvitedEvent } from '#guests/rules/invited-events';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  events: readonly InvitedEvent[];
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  padding-block: 10px;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  /* Whose answer it is, with the shortcut at the end of its line, or below where the answers stand beside it. */
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 112px;
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
  }
  & label {
    padding-inline: 11px;
  }
  & > :first-child > button {
    margin-inline-start: -8px;
    padding-inline: 8px;
    min-block-size: 32px;
    text-align: start;
    white-space: normal;
  }
  /* Nothing to follow: the words keep their place and say no more than that. */
  & button:disabled {
    border-color: transparent;
    background: none;
  }
  /* The answer's own colour, as in the list. */
  & label:has(input[value='attending']:checked) {
    background: ${color.fern.soft};
    color: ${color.fern.deep};
    box-shadow: none;
  }
  & label:has(input[value='declined']:checked) {
    background: ${color.apricot.soft};
    color: ${color.apricot.deep};
    box-shadow: none;
  }
  & label:has(input[value='pending']:checked) {
    background: ${color.bluebell.soft};
    color: ${color.bluebell.deep};
    box-shadow: none;
  }
`;

/** Stays in its place when all have the same answer: what is below it must not move while one answers. */
const SameForAll = ({
  household,
  commands,
  event,
  answer,
}: PartProps & { event: InvitedEvent; answer: RsvpAnswer }) => {
  const others = household.members.filter((member) => answerTo(member, event.id) !== answer);
  const follow = (): void =>
    commands.answer(
      others.map(({ id }) => id),
      event.id,
      answer,
    );
  return (
    <Button size="s" kind="plain" isDisabled={others.length === 0} onPress={follow}>
      <FormattedMessage id="guests.answer.household" values={{ count: others.length }} />
    </Button>
  );
};

const EventAnswer = (props: PartProps & { event: InvitedEvent }) => {
  const { guest, household, canEdit, commands, event } = props;
  const intl = useIntl();
  const answer = answerTo(guest, event.id);
  const name = nameEvent(intl, event);
  return (
    <Line>
      <div>
        <Text size="label" isStrong>
          {name}
        </Text>
        {canEdit && household.members.length > 1 ? <SameForAll {...props} answer={answer} /> : null}
      </div>
      <Segment
        label={intl.formatMessage({ id: 'guests.answer.to' }, { event: name })}
        value={answer}
        isDisabled={!canEdit}
        options={answerOrder.map((value) => ({ value, label: intl.formatMessage({ id: answerNames[value] }) }))}
        onChange={(value) => void commands.change(guest.id, { rsvp: { [event.id]: value as RsvpAnswer } })}
      />
    </Line>
  );
};

/** What a guest answered to each event; also what was said on the phone. */
export const AnswersPart = ({ events, ...props }: Props) => (
  <Section level={3} size="title" title={<FormattedMessage id="guests.answers" />}>
    <div>
      {events.map((event) => (
        <EventAnswer key={event.id} {...props} event={event} />
      ))}
    </div>
    {props.canEdit ? (
      <Text size="small" tone="soft">
        <FormattedMessage id="guests.answers.help" />
      </Text>
    ) : null}
  </Section>
);
