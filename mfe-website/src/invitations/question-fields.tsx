import { websiteConstants } from '@posy/shared-contracts/constants';
import { questionKinds } from '@posy/shared-contracts/entities';
import { Card, Inline, LinkButton, Stack } from '@posy/shared-ui';
import { FieldGrid, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GuestEvent } from '#households/public';
import type { QuestionDraft, QuestionFault } from './rules/question-drafts';

interface Props {
  draft: QuestionDraft;
  events: readonly GuestEvent[];
  fault: QuestionFault | null;
  onChange: (draft: QuestionDraft) => void;
  onRemove: () => void;
}

/** The fields of one question; a question about an event that is not there any more keeps it until another is chosen. */
export const QuestionFields = ({ draft, events, fault, onChange, onRemove }: Props) => {
  const { formatMessage } = useIntl();
  const isGone = draft.event !== '' && events.every(({ id }) => id !== draft.event);
  const gone = isGone ? [{ value: draft.event, label: '–' }] : [];
  const error = (part: QuestionFault) =>
    fault === part ? { error: formatMessage({ id: `invitations.own.${part}.missing` }) } : {};
  return (
    <Card isSunken>
      <Stack gap={4} align="stretch">
        <TextField
          label={formatMessage({ id: 'invitations.own.words' })}
          maxLength={websiteConstants.questionLength}
          value={draft.words}
          onChange={(words) => onChange({ ...draft, words })}
          {...error('words')}
        />
        <FieldGrid>
          <SelectField
            label={formatMessage({ id: 'invitations.own.kind' })}
            value={draft.kind}
            options={questionKinds.map((value) => ({
              value,
              label: formatMessage({ id: `invitations.own.kind.${value}` }),
            }))}
            onChange={(kind) => onChange({ ...draft, kind: kind as QuestionDraft['kind'] })}
          />
          <SelectField
            label={formatMessage({ id: 'invitations.own.event' })}
            value={draft.event}
            placeholder={formatMessage({ id: 'invitations.own.anybody' })}
            options={[...events.map(({ id, name }) => ({ value: id, label: name })), ...gone]}
            onChange={(event) => onChange({ ...draft, event })}
          />
        </FieldGrid>
        {draft.kind === 'choice' ? (
          <TextAreaField
            label={formatMessage({ id: 'invitations.own.choices' })}
            help={formatMessage({ id: 'invitations.own.choices-help' }, { most: websiteConstants.mostChoices })}
            rows={3}
            value={draft.choices}
            onChange={(choices) => onChange({ ...draft, choices })}
            {...error('choices')}
          />
        ) : null}
        <Inline>
          <LinkButton
            onClick={onRemove}
            aria-label={formatMessage({ id: 'invitations.own.remove-named' }, { words: draft.words })}
          >
            <FormattedMessage id="invitations.own.remove" />
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
};
