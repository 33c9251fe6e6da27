import { reviewConstants } from '@posy/shared-contracts/constants';
import { policyNumbers } from '@posy/shared-contracts/entities';
import { Button, Card, Heading, Text } from '@posy/shared-ui';
import { Form, FormErrors, SelectField, TextAreaField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { DecisionField } from '../queue/decision-field';
import type { Decision, WaitingReview } from '../queue/desk-queries';
import { TakenCallout } from '../queue/taken-callout';
import { useKeys } from '../queue/use-keys';
import { choices, useDecision } from './use-decision';

type Making = ReturnType<typeof useDecision>;

/** The rule on which the decision rests, and the letter to the author. */
const LetterFields = ({
  making: { rule, setRule, letter, setLetter, isTried, isLetterMissing },
}: {
  making: Making;
}) => {
  const { formatMessage } = useIntl();
  const options = policyNumbers.map((one) => {
    const title = formatMessage({ id: `policy.rule.${one}.title` });
    return { value: String(one), label: formatMessage({ id: 'policy.rule' }, { rule: one, title }) };
  });
  return (
    <>
      <SelectField
        label={<FormattedMessage id="desk.rule" />}
        value={String(rule)}
        onChange={setRule}
        options={options}
      />
      <TextAreaField
        label={<FormattedMessage id="desk.letter" />}
        help={<FormattedMessage id="desk.letter.help" />}
        value={letter}
        onChange={setLetter}
        maxLength={reviewConstants.reasonLength}
        rows={8}
        error={isTried && isLetterMissing ? <FormattedMessage id="desk.letter.missing" /> : undefined}
      />
    </>
  );
};

interface Props {
  review: WaitingReview;
  /** True when another moderator has it open. */
  isTaken: boolean;
  onDecided: (review: WaitingReview, decision: Decision) => void;
  onNext: () => void;
}

/** One decision, and the letter to the author. */
export const DecideCard = ({ review, isTaken, onDecided, onNext }: Props) => {
  const making = useDecision(review, (decision) => onDecided(review, decision));
  const { to, setTo, isTried, isPending, failure, hasLetter, submit } = making;
  const [first, second, third] = choices;
  useKeys(isTaken ? {} : { '1': () => setTo(first), '2': () => setTo(second), '3': () => setTo(third) });
  if (isTaken)
    return (
      <TakenCallout
        name={review.taken?.name ?? ''}
        actions={
          <Button size="s" onPress={onNext}>
            <FormattedMessage id="desk.next" />
          </Button>
        }
      />
    );
  return (
    <Card>
      <Form onSubmit={submit}>
        <Heading level={2} size="h3">
          <FormattedMessage id="desk.decide" />
        </Heading>
        {failure === null ? null : <FormErrors title={<FormattedMessage id={failure} />} />}
        <DecisionField
          choices={choices}
          value={to}
          onChange={setTo}
          wordsOf={(choice) => ({
            label: <FormattedMessage id={`desk.to.${choice}`} />,
            note: <FormattedMessage id={`desk.to.${choice}.note`} values={{ days: reviewConstants.changesDays }} />,
          })}
          isTried={isTried}
        />
        {hasLetter ? <LetterFields making={making} /> : null}
        <Button kind="main" type="submit" isWide isPending={isPending}>
          <FormattedMessage id="desk.send" />
        </Button>
        <Text size="small" tone="faint">
          <FormattedMessage id="desk.keys" />
        </Text>
      </Form>
    </Card>
  );
};
