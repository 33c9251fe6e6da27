import { useHost } from '@posy/remote-kit';
import { ApiError } from '@posy/shared-contracts';
import { reviewConstants } from '@posy/shared-contracts/constants';
import { Button, Card, Heading, Text } from '@posy/shared-ui';
import { Form, FormErrors, RadioGroupField, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { decide, type Decision, type WaitingReview } from './desk-queries';
import { useKeys } from './use-keys';

const choices = ['published', 'refused'] as const satisfies readonly Decision['to'][];

/** Sentences for what the server refuses. */
const failureOf = (error: unknown) => {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'review-moved' || code === 'review-unknown') return 'desk.failed.moved' as const;
  return code === 'own-review' ? ('desk.failed.own' as const) : ('desk.failed.other' as const);
};

interface Props {
  review: WaitingReview;
  onDecided: (review: WaitingReview) => void;
}

/** One decision, and the letter to the author. A refusal says why; the words are the moderator's to change. */
export const DecideCard = ({ review, onDecided }: Props) => {
  const { api, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [to, setTo] = useState<Decision['to'] | ''>('');
  const [letter, setLetter] = useState(() => formatMessage({ id: 'desk.letter.refused' }));
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  useKeys({ '1': () => setTo('published'), '2': () => setTo('refused') });
  const reason = to === 'refused' ? letter.trim() : '';
  const send = async (decision: Decision): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await decide(api, review, decision);
      onDecided(review);
    } catch (error) {
      telemetry.error('moderation', error);
      setFailure(failureOf(error));
      setPending(false);
    }
  };
  const submit = (): void => {
    setTried(true);
    if (to === '' || isPending || (to === 'refused' && reason === '')) return;
    void send({ to, reason });
  };
  return (
    <Card>
      <Form onSubmit={submit}>
        <Heading level={2} size="title">
          <FormattedMessage id="desk.decide" />
        </Heading>
        {failure === null ? null : <FormErrors title={<FormattedMessage id={failure} />} />}
        <RadioGroupField
          label={<FormattedMessage id="desk.decision" />}
          isLabelHidden
          layout="cards"
          value={to}
          onChange={(value) => setTo(choices.find((choice) => choice === value) ?? '')}
          options={choices.map((value) => ({
            value,
            label: <FormattedMessage id={`desk.to.${value}`} />,
            note: <FormattedMessage id={`desk.to.${value}.note`} />,
          }))}
          error={isTried && to === '' ? <FormattedMessage id="desk.decision.missing" /> : undefined}
        />
        {to === 'refused' ? (
          <TextAreaField
            label={<FormattedMessage id="desk.letter" />}
            help={<FormattedMessage id="desk.letter.help" />}
            value={letter}
            onChange={setLetter}
            maxLength={reviewConstants.reasonLength}
            rows={7}
            error={isTried && reason === '' ? <FormattedMessage id="desk.letter.missing" /> : undefined}
          />
        ) : null}
        <Button kind="main" type="submit" isPending={isPending}>
          <FormattedMessage id="desk.send" />
        </Button>
        <Text size="small" tone="faint">
          <FormattedMessage id="desk.keys" />
        </Text>
      </Form>
    </Card>
  );
};
