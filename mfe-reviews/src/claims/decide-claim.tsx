import { useHost } from '@posy/remote-kit';
import { ApiError } from '@posy/shared-contracts';
import { claimConstants } from '@posy/shared-contracts/constants';
import { Button, Inline } from '@posy/shared-ui';
import { Form, FormErrors, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WaitingClaim } from './claim-queries';

const refusals = [
  'claim-decided',
  'claim-unknown',
  'own-claim',
  'claimed-already',
  'other-work',
  'plans-a-wedding',
] as const;
type Failure = (typeof refusals)[number] | 'other';

const failureOf = (error: unknown): Failure => {
  const code = error instanceof ApiError ? error.code : '';
  return refusals.find((one) => one === code) ?? 'other';
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
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [pending, setPending] = useState<'granted' | 'refused' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const decide = async (to: 'granted' | 'refused'): Promise<void> => {
    setPending(to);
    setFailure(null);
    try {
      await api.call('decideClaim', { params: { id }, body: { to, reason: to === 'refused' ? reason.trim() : '' } });
      notices.show({ tone: 'success', text: formatMessage({ id: `claims.told.${to}` }, { name: supplierName }) });
      onDecided();
    } catch (error) {
      telemetry.error('moderation', error);
      setFailure(failureOf(error));
      setPending(null);
    }
  };
  const refuse = (): void => {
    setTried(true);
    if (reason.trim() !== '' && pending === null) void decide('refused');
  };
  const failed = failure === null ? null : <FormErrors title={<FormattedMessage id={`claims.failed.${failure}`} />} />;
  if (isRefusing)
    return (
      <Form onSubmit={refuse}>
        {failed}
        <TextAreaField
          label={<FormattedMessage id="claims.reason" />}
          help={<FormattedMessage id="claims.reason.help" />}
          value={reason}
          onChange={setReason}
          maxLength={claimConstants.wordsLength}
          rows={3}
          error={isTried && reason.trim() === '' ? <FormattedMessage id="claims.reason.missing" /> : undefined}
        />
        <Inline gap={2}>
          <Button kind="main" type="submit" isPending={pending === 'refused'}>
            <FormattedMessage id="claims.refuse.send" />
          </Button>
          <Button kind="plain" onPress={() => setRefusing(false)}>
            <FormattedMessage id="claims.refuse.cancel" />
          </Button>
        </Inline>
      </Form>
    );
  return (
    <>
      {failed}
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
