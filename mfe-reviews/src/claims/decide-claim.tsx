import { useHost } from '@posy/remote-kit';
import { ApiError } from '@posy/shared-contracts';
import { claimConstants } from '@posy/shared-contracts/constants';
import { Button, Inline } from '@posy/shared-ui';
import { Form, FormErrors, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaken } from '#review/taken/use-taken';
import type { WaitingClaim } from './claim-queries';

const refusals = [
  'claim-decided',
  'claim-unknown',
  'own-claim',
  'claimed-already',
  'other-work',
  'plans-a-wedding',
  'taken-already',
] as const;
type Failure = (typeof refusals)[number] | 'other';

const failureOf = (error: unknown): Failure => {
  const code = error instanceof ApiError ? error.code : '';
  return refusals.find((one) => one === code) ?? 'other';
};

const FailureOf = ({ failure }: { failure: Failure | null }) =>
  failure === null ? null : <FormErrors title={<FormattedMessage id={`claims.failed.${failure}`} />} />;

interface RefusalProps {
  id: string;
  reason: string;
  failure: Failure | null;
  isPending: boolean;
  onReason: (reason: string) => void;
  onRefuse: (reason: string) => void;
  onCancel: () => void;
}

/** The reason of a refusal. While it is written, the claim is held for this moderator. */
const Refusal = ({ id, reason, failure, isPending, onReason, onRefuse, onCancel }: RefusalProps) => {
  const [isTried, setTried] = useState(false);
  const isTaken = useTaken('claim', id);
  const send = (): void => {
    setTried(true);
    if (reason.trim() !== '' && !isPending && !isTaken) onRefuse(reason.trim());
  };
  return (
    <Form onSubmit={send}>
      <FailureOf failure={isTaken ? 'taken-already' : failure} />
      <TextAreaField
        label={<FormattedMessage id="claims.reason" />}
        help={<FormattedMessage id="claims.reason.help" />}
        value={reason}
        onChange={onReason}
        maxLength={claimConstants.wordsLength}
        rows={3}
        error={isTried && reason.trim() === '' ? <FormattedMessage id="claims.reason.missing" /> : undefined}
      />
      <Inline gap={2}>
        <Button kind="main" type="submit" isPending={isPending}>
          <FormattedMessage id="claims.refuse.send" />
        </Button>
        <Button kind="plain" onPress={onCancel}>
          <FormattedMessage id="claims.refuse.cancel" />
        </Button>
      </Inline>
    </Form>
  );
};

interface Props {
  claim: WaitingClaim;
  onDecided: () => void;
}

/** Grants a claim, or refuses it with a reason that its person reads. */
export const DecideClaim = ({ claim: { id, supplierName }, onDecided }: Props) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [isRefusing, setRefusing] = useState(false);
  // Outlives the form: a moderator who looks at the claim once more goes on with the same words.
  const [reason, setReason] = useState('');
  const [pending, setPending] = useState<'granted' | 'refused' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const decide = async (to: 'granted' | 'refused', words = ''): Promise<void> => {
    setPending(to);
    setFailure(null);
    try {
      await api.call('decideClaim', { params: { id }, body: { to, reason: words } });
      notices.show({ tone: 'success', text: formatMessage({ id: `claims.notice.${to}` }, { name: supplierName }) });
      onDecided();
    } catch (error) {
      telemetry.error('moderation', error);
      setFailure(failureOf(error));
      setPending(null);
    }
  };
  if (isRefusing)
    return (
      <Refusal
        id={id}
        reason={reason}
        failure={failure}
        isPending={pending === 'refused'}
        onReason={setReason}
        onRefuse={(words) => void decide('refused', words)}
        onCancel={() => setRefusing(false)}
      />
    );
  return (
    <>
      <FailureOf failure={failure} />
      <Inline gap={2}>
        <Button
          kind="main"
          isPending={pending === 'granted'}
          aria-label={formatMessage({ id: 'claims.grant.of' }, { name: supplierName })}
          onPress={() => void decide('granted')}
        >
          <FormattedMessage id="claims.grant" />
        </Button>
        <Button
          aria-label={formatMessage({ id: 'claims.refuse.of' }, { name: supplierName })}
          onPress={() => setRefusing(true)}
        >
          <FormattedMessage id="claims.refuse" />
        </Button>
      </Inline>
    </>
  );
};
