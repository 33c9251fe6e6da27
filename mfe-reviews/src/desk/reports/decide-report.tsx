import { useHost } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { reviewConstants } from '@posy/shared-contracts/constants';
import { Button, Callout, Card, Heading } from '@posy/shared-ui';
import { Form, FormErrors, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DecisionField } from '../queue/decision-field';
import { decideReport, type OpenReport } from '../queue/desk-queries';
import { TakenCallout } from '../queue/taken-callout';
import { useKeys } from '../queue/use-keys';

const choices = ['upheld', 'dismissed'] as const;
type Choice = (typeof choices)[number];

const failureOf = (error: unknown) =>
  error instanceof ApiError && ['report-decided', 'report-unknown', 'taken-already'].includes(error.code)
    ? ('desk.failed.report' as const)
    : ('desk.failed.other' as const);

interface Props {
  report: OpenReport;
  /** True when another moderator has it open. */
  isTaken: boolean;
  onDecided: (report: OpenReport) => void;
}

/** Decides a report; nobody decides about their own. */
export const DecideReport = ({ report, isTaken, onDecided }: Props) => {
  const { api, telemetry } = useHost();
  const [to, setTo] = useState<Choice | ''>('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  useKeys(report.isMine || isTaken ? {} : { '1': () => setTo('upheld'), '2': () => setTo('dismissed') });
  const sending = useMutation({
    mutationFn: async (state: Choice) => void (await decideReport(api, report.id, state, reason.trim())),
    onSuccess: () => onDecided(report),
    onError: (error) => telemetry.error('moderation', error),
  });
  if (report.isMine)
    return (
      <Callout hue="bluebell">
        <FormattedMessage id="desk.report.mine" />
      </Callout>
    );
  if (isTaken) return <TakenCallout name={report.taken?.name ?? ''} />;
  const submit = (): void => {
    setTried(true);
    if (to !== '' && !sending.isPending) sending.mutate(to);
  };
  return (
    <Card>
      <Form onSubmit={submit}>
        <Heading level={2} size="h3">
          <FormattedMessage id="desk.decide" />
        </Heading>
        {sending.error === null ? null : <FormErrors title={<FormattedMessage id={failureOf(sending.error)} />} />}
        <DecisionField
          choices={choices}
          value={to}
          onChange={setTo}
          wordsOf={(choice) => ({
            label: <FormattedMessage id={`desk.report.${choice}`} />,
            note: <FormattedMessage id={`desk.report.${choice}.note`} />,
          })}
          isTried={isTried}
        />
        <TextAreaField
          label={<FormattedMessage id="desk.report.words" />}
          value={reason}
          onChange={setReason}
          maxLength={reviewConstants.reasonLength}
          rows={4}
        />
        <Button kind="main" type="submit" isWide isPending={sending.isPending}>
          <FormattedMessage id="desk.report.send" />
        </Button>
      </Form>
    </Card>
  );
};
