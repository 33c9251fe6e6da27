import { websiteConstants } from '@posy/shared-contracts/constants';
import type { GuestQuestion } from '@posy/shared-contracts/entities';
import { questionsFor, replyTo } from '@posy/shared-contracts/rules';
import { SelectField, TextField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { PersonDraft } from './rules/phone-answer';

interface Props {
  questions: readonly GuestQuestion[];
  /** The guest as the form calls them. */
  name: string;
  draft: PersonDraft;
  onChange: (draft: PersonDraft) => void;
}

/** The couple's own questions to a guest who comes, in the form for an answer by phone. */
export const QuestionParts = ({ questions, name, draft, onChange }: Props) => {
  const { formatMessage } = useIntl();
  return questionsFor(questions, draft.events).map(({ id, kind, words, choices }) => {
    const value = replyTo(draft.replies, id);
    const label = formatMessage({ id: 'answers.dialog.event' }, { person: name, event: words });
    const change = (reply: string): void => onChange({ ...draft, replies: { ...draft.replies, [id]: reply } });
    if (kind !== 'choice') {
      const isNumber = kind === 'number';
      return (
        <TextField
          key={id}
          label={label}
          value={value}
          inputMode={isNumber ? 'numeric' : 'text'}
          maxLength={isNumber ? 2 : websiteConstants.replyLength}
          onChange={(reply) => change(isNumber ? reply.replaceAll(/\D/g, '') : reply)}
        />
      );
    }
    const offered = [...new Set([...choices, ...(value === '' ? [] : [value])])];
    return (
      <SelectField
        key={id}
        label={label}
        value={value}
        placeholder="–"
        options={offered.map((choice) => ({ value: choice, label: choice }))}
        onChange={change}
      />
    );
  });
};
