import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { TextAreaField, TextField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { partAnchors } from '../completeness/steps';
import { ListItems } from '../writing/list-items';
import { type PartProps, replaced } from '../writing/part';
import { useFaultWords } from '../writing/use-fault-words';

/** The fields of couples' frequent questions and the supplier's answers. */
export const QuestionsPart = ({ own: { questions }, change, faultAt }: PartProps) => {
  const { formatMessage } = useIntl();
  const fault = useFaultWords(faultAt);
  return (
    <ListItems
      id={partAnchors.questions}
      title={<FormattedMessage id="editor.questions" />}
      lead={<FormattedMessage id="editor.questions.lead" />}
      add={<FormattedMessage id="editor.questions.add" />}
      items={questions}
      most={ownProfileConstants.questions}
      nameOf={({ question }, at) =>
        question === '' ? formatMessage({ id: 'editor.question' }, { number: at + 1 }) : question
      }
      fresh={() => ({ question: '', answer: '' })}
      onChange={(next) => change({ questions: next })}
    >
      {(item, at) => (
        <>
          <TextField
            label={formatMessage({ id: 'editor.question.asked' })}
            value={item.question}
            maxLength={ownProfileConstants.lineLength}
            onChange={(question) => change({ questions: replaced(questions, at, { ...item, question }) })}
            {...fault(`questions.${at}.question`)}
          />
          <TextAreaField
            label={formatMessage({ id: 'editor.question.answer' })}
            value={item.answer}
            maxLength={ownProfileConstants.answerLength}
            rows={2}
            onChange={(answer) => change({ questions: replaced(questions, at, { ...item, answer }) })}
            {...fault(`questions.${at}.answer`)}
          />
        </>
      )}
    </ListItems>
  );
};
