import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import { Button, Section, Stack, Text } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerTo } from '../../../domain/guests/guest-view';
import type { InvitedEvent } from '../../../domain/guests/invited-events';
import { answerNames, answerOrder, nameEvent } from '../guest-names';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  events: readonly InvitedEvent[];
}

const EventAnswer = ({ guest, household, canEdit, commands, event }: PartProps & { event: InvitedEvent }) => {
  const intl = useIntl();
  const answer = answerTo(guest, event.id);
  const others = household.members.filter((member) => answerTo(member, event.id) !== answer);
  const name = nameEvent(intl, event);
  return (
    <Stack gap={2} align="start">
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
      {canEdit && others.length > 0 ? (
        <Button
          size="s"
          kind="plain"
          onPress={() =>
            commands.answer(
              others.map(({ id }) => id),
              event.id,
              answer,
            )
          }
        >
          <FormattedMessage id="guests.answer.household" values={{ count: others.length }} />
        </Button>
      ) : null}
    </Stack>
  );
};

/** What a guest answered to each event; also what was said on the phone. */
export const AnswersPart = ({ events, ...props }: Props) => (
  <Section level={3} size="title" title={<FormattedMessage id="guests.answers" />}>
    <Stack gap={4}>
      {props.canEdit ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="guests.answers.help" />
        </Text>
      ) : null}
      {events.map((event) => (
        <EventAnswer key={event.id} {...props} event={event} />
      ))}
    </Stack>
  </Section>
);
