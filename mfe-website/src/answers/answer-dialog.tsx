import { useOpenItem } from '@posy/remote-kit';
import { guestLengths, websiteConstants } from '@posy/shared-contracts/constants';
import type { GuestQuestion, InvitationSettings } from '@posy/shared-contracts/entities';
import { offeredMeals } from '@posy/shared-contracts/rules';
import { Button, Card, Heading, Stack, Text } from '@posy/shared-ui';
import { RadioGroupField, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { Dialog, DialogForm } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GuestEvent, InvitedHousehold, InvitedPerson } from '#households/public';
import { useAnswerWords } from './answer-words';
import { QuestionParts } from './question-parts';
import { draftOf, type PersonDraft, phoneAnswer } from './rules/phone-answer';

interface Props {
  household: InvitedHousehold;
  events: readonly GuestEvent[];
  /** Main courses, for everybody and for children. */
  offered: Pick<InvitationSettings, 'meals' | 'childMeals'>;
  questions: readonly GuestQuestion[];
  isSaving: boolean;
  onSave: (answer: ReturnType<typeof phoneAnswer>) => void;
  onClose: () => void;
}

interface PartProps extends Pick<Props, 'events' | 'offered' | 'questions'> {
  person: InvitedPerson;
  draft: PersonDraft;
  onChange: (draft: PersonDraft) => void;
}

const replies = ['attending', 'declined', ''] as const;
const replyWords = { attending: 'coming', declined: 'cannot', '': 'open' } as const;

const Needs = ({ person, offered, draft, onChange }: Omit<PartProps, 'events' | 'questions'>) => {
  const { formatMessage } = useIntl();
  const name = useAnswerWords().person(person);
  const choices = [...new Set([...offeredMeals(offered, person), ...(draft.meal === '' ? [] : [draft.meal])])];
  return (
    <>
      {choices.length === 0 ? null : (
        <SelectField
          label={formatMessage({ id: 'answers.dialog.meal' }, { person: name })}
          value={draft.meal}
          placeholder="–"
          options={choices.map((meal) => ({ value: meal, label: meal }))}
          onChange={(meal) => onChange({ ...draft, meal })}
        />
      )}
      <TextField
        label={formatMessage({ id: 'answers.dialog.note' }, { person: name })}
        value={draft.dietNotes}
        maxLength={guestLengths.dietNotes}
        onChange={(dietNotes) => onChange({ ...draft, dietNotes })}
      />
    </>
  );
};

const PersonPart = ({ person, events, draft, onChange, offered, questions }: PartProps) => {
  const { formatMessage } = useIntl();
  const name = useAnswerWords().person(person);
  const isComing = Object.values(draft.events).includes('attending');
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3} size="title">
          {name}
        </Heading>
        {person.plusOne ? (
          <TextField
            label={formatMessage({ id: 'answers.dialog.guest-name' })}
            value={draft.name}
            maxLength={guestLengths.name}
            onChange={(next) => onChange({ ...draft, name: next })}
          />
        ) : null}
        {events
          .filter(({ id }) => Object.hasOwn(draft.events, id))
          .map((event) => (
            <RadioGroupField
              key={event.id}
              label={event.name}
              value={draft.events[event.id] ?? ''}
              options={replies.map((value) => ({
                value,
                label: formatMessage({ id: `answers.dialog.${replyWords[value]}` }),
              }))}
              onChange={(value) =>
                onChange({ ...draft, events: { ...draft.events, [event.id]: value as (typeof replies)[number] } })
              }
            />
          ))}
        <QuestionParts questions={questions} name={name} draft={draft} onChange={onChange} />
        {isComing ? <Needs person={person} offered={offered} draft={draft} onChange={onChange} /> : null}
      </Stack>
    </Card>
  );
};

/** Notes the answer that a household gave the couple in person. Pressing beside it keeps it open. */
export const AnswerDialog = ({ household, events, offered, questions, isSaving, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const words = useAnswerWords();
  const [drafts, setDrafts] = useState<Readonly<Record<string, PersonDraft>>>(() =>
    Object.fromEntries(household.people.map((person) => [person.id, draftOf(person, events, household.answer)])),
  );
  const [message, setMessage] = useState('');
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={formatMessage({ id: 'answers.dialog.title' }, { name: words.household(household) })}
      closeLabel={formatMessage({ id: 'answers.dialog.cancel' })}
    >
      <DialogForm
        onSubmit={() => onSave(phoneAnswer(household, drafts, message))}
        actions={
          <>
            <Button onPress={onClose}>
              <FormattedMessage id="answers.dialog.cancel" />
            </Button>
            <Button kind="main" type="submit" isPending={isSaving}>
              <FormattedMessage id="answers.dialog.save" />
            </Button>
          </>
        }
      >
        <Text tone="soft">
          <FormattedMessage id="answers.dialog.text" />
        </Text>
        {household.people.map((person) => {
          const draft = drafts[person.id];
          return draft === undefined ? null : (
            <PersonPart
              key={person.id}
              person={person}
              events={events}
              offered={offered}
              questions={questions}
              draft={draft}
              onChange={(next) => setDrafts((all) => ({ ...all, [person.id]: next }))}
            />
          );
        })}
        <TextAreaField
          label={formatMessage({ id: 'answers.dialog.message' })}
          value={message}
          maxLength={websiteConstants.answerMessageLength}
          onChange={setMessage}
        />
      </DialogForm>
    </Dialog>
  );
};
