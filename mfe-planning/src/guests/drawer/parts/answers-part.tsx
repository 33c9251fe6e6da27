import styled from '@emotion/styled';
import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import { Button, color, Section, Text } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerNames, answerOrder, nameEvent } from '#guests/names/guest-names';
import { answerTo } from '#guests/rules/guest-view';
import type { InvitedEvent } from '#guests/rules/invited-events';
import { AnsweredLine } from './answered-line';
import type { DrawerPartProps } from './part-props';

interface Props extends DrawerPartProps {
  events: readonly InvitedEvent[];
}

/**
 * The guest's name stands above, the three answers below at full width: the same for every event, however long its name
 * is.
 */
const Line = styled.div`
  display: grid;
  gap: 6px;
  padding-block: 10px;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & label {
    padding-inline: 11px;
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

/** A disabled choice stays in its place and shows only its label. */
const Alike = styled.div`
  & > button {
    margin-inline-start: -12px;
  }
  & > button:disabled {
    border-color: transparent;
    background: none;
  }
`;

/**
 * Answers for all events at once. It stays in its place when all answers are the same, so that the fields below do not
 * move meanwhile.
 */
const SameForAll = ({ guest, household, commands, events }: Props) => {
  const answers = Object.fromEntries(events.map(({ id }) => [id, answerTo(guest, id)]));
  const others = household.members.filter((member) => events.some(({ id }) => answerTo(member, id) !== answers[id]));
  return (
    <Alike>
      <Button
        size="s"
        kind="plain"
        isDisabled={others.length === 0}
        onPress={() =>
          commands.answerAlike(
            others.map(({ id }) => id),
            answers,
          )
        }
      >
        <FormattedMessage id="guests.answer.household" values={{ count: others.length }} />
      </Button>
    </Alike>
  );
};

const EventAnswer = ({ guest, canEdit, commands, event }: DrawerPartProps & { event: InvitedEvent }) => {
  const intl = useIntl();
  const answer = answerTo(guest, event.id);
  const name = nameEvent(intl, event);
  return (
    <Line>
      <Text size="label" isStrong>
        {name}
      </Text>
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

/** A guest's answers to each event, also those given on the phone. */
export const AnswersPart = (props: Props) => (
  <Section level={3} size="title" title={<FormattedMessage id="guests.answers" />}>
    <div>
      {props.events.map((event) => (
        <EventAnswer key={event.id} {...props} event={event} />
      ))}
    </div>
    <AnsweredLine {...props} />
    {props.canEdit && props.household.members.length > 1 ? <SameForAll {...props} /> : null}
    {props.canEdit ? (
      <Text size="small" tone="soft">
        <FormattedMessage id="guests.answers.help" />
      </Text>
    ) : null}
  </Section>
);
