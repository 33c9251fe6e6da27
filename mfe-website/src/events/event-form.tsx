import { useAccess, useSession } from '@posy/remote-kit';
import { Button, Inline } from '@posy/shared-ui';
import {
  DateField,
  FieldGrid,
  Form,
  RadioGroupField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
} from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HouseholdChecks } from '#site/household-checks';
import { audienceChoice, audienceChoices, audienceOfChoice } from './rules/audience-choice';
import { type EventDraft, type EventFault, type EventFaults, eventFaults, longest } from './rules/event-draft';

const faultMessage = {
  'name-missing': 'website.event.name-missing',
  'too-long': 'website.event.too-long',
  'date-unclear': 'website.event.date-unclear',
  'time-unclear': 'website.event.time-unclear',
  'start-missing': 'website.event.start-missing',
} as const satisfies Record<EventFault, string>;

type TextName = 'name' | 'place' | 'description' | 'attire';

/** The form's values, its faults once it was tried, and how it changes. */
const useEventForm = (initial: EventDraft, onSave: (draft: EventDraft) => void) => {
  const intl = useIntl();
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const faults: EventFaults = isTried ? eventFaults(draft) : {};
  const error = (field: keyof EventFaults): string | undefined => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    const most = field in longest ? longest[field as TextName] : 0;
    return intl.formatMessage({ id: faultMessage[fault] }, { most });
  };
  const text = (field: TextName) => ({
    label: intl.formatMessage({ id: `website.event.${field}` }),
    value: draft[field],
    onChange: (value: string) => setDraft({ ...draft, [field]: value }),
    error: error(field),
  });
  const submit = (): void => {
    setTried(true);
    if (Object.keys(eventFaults(draft)).length === 0) onSave(draft);
  };
  return { draft, setDraft, error, text, submit };
};

interface Props {
  initial: EventDraft;
  /** The main event's name while it has none of its own. */
  mainName: string;
  onSave: (draft: EventDraft) => void;
  onCancel: () => void;
}

/** The fields of a wedding event. */
export const EventForm = ({ initial, mainName, onSave, onCancel }: Props) => {
  const intl = useIntl();
  const { draft, setDraft, error, text, submit } = useEventForm(initial, onSave);
  const session = useSession();
  const seesGuests = useAccess('guests') !== 'none';
  const optionalLabel = intl.formatMessage({ id: 'website.event.optional' });
  const nameHelp = intl.formatMessage({ id: 'website.event.main-help' }, { name: mainName });
  return (
    <Form onSubmit={submit}>
      <TextField
        {...text('name')}
        {...(draft.type === 'main' ? { help: nameHelp, placeholder: mainName, optionalLabel } : { isRequired: true })}
      />
      <FieldGrid>
        <DateField
          label={intl.formatMessage({ id: 'website.event.date' })}
          optionalLabel={optionalLabel}
          value={draft.date}
          onChange={(date) => setDraft({ ...draft, date })}
          error={error('date')}
        />
        <TimeField
          label={intl.formatMessage({ id: 'website.event.start-time' })}
          optionalLabel={optionalLabel}
          value={draft.startTime}
          onChange={(startTime) => setDraft({ ...draft, startTime })}
          error={error('startTime')}
        />
        <TimeField
          label={intl.formatMessage({ id: 'website.event.end-time' })}
          optionalLabel={optionalLabel}
          value={draft.endTime}
          onChange={(endTime) => setDraft({ ...draft, endTime })}
          error={error('endTime')}
        />
      </FieldGrid>
      <TextField {...text('place')} optionalLabel={optionalLabel} />
      <TextAreaField {...text('description')} rows={3} optionalLabel={optionalLabel} />
      <TextField {...text('attire')} optionalLabel={optionalLabel} />
      <SwitchField
        label={intl.formatMessage({ id: 'website.event.visible' })}
        help={intl.formatMessage({ id: 'website.event.visible-help' })}
        isOn={draft.visible}
        onChange={(visible) => setDraft({ ...draft, visible })}
      />
      <RadioGroupField
        label={intl.formatMessage({ id: 'website.event.audience' })}
        value={audienceChoice(draft.audience)}
        onChange={(choice) => setDraft({ ...draft, audience: audienceOfChoice(choice, initial.audience) })}
        options={audienceChoices(initial.audience, seesGuests).map((value) => ({
          value,
          label: intl.formatMessage({ id: `website.event.audience.${value}` }),
        }))}
      />
      {draft.audience.kind === 'households' && session.status === 'signed-in' && session.wedding !== null ? (
        <HouseholdChecks
          weddingId={session.wedding.id}
          chosen={draft.audience.households}
          onChange={(households) => setDraft({ ...draft, audience: { ...draft.audience, households } })}
        />
      ) : null}
      <Inline justify="end">
        <Button kind="plain" onPress={onCancel}>
          <FormattedMessage id="website.cancel" />
        </Button>
        <Button kind="main" type="submit">
          <FormattedMessage id="website.event.save" />
        </Button>
      </Inline>
    </Form>
  );
};
