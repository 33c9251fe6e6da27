import { useHost } from '@posy/remote-kit';
import { Button, Inline, Row, Tag } from '@posy/shared-ui';
import { EnvelopeSimpleIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { SignInAccount } from '#session/account/account-actions';
import { useFailureNotice } from '../forms/failure-notice';
import { useAttempt } from '../forms/use-attempt';

interface Props {
  account: SignInAccount;
  onChange: () => void;
}

/** The address that logs in and receives mails. */
export const EmailRow = ({ account, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const { notices } = useHost();
  const { session } = useShell();
  const attempt = useAttempt('account');
  const showFailure = useFailureNotice();
  const { email, isEmailVerified } = account;

  const verify = async (): Promise<void> => {
    const result = await attempt.run(() => session.account.sendVerification());
    if (result === null) return;
    if (result.ok)
      return notices.show({ tone: 'success', text: formatMessage({ id: 'shell.security.verifySent' }, { email }) });
    attempt.clear();
    showFailure(result.failure);
  };
  const state = isEmailVerified ? null : (
    <Inline gap={2}>
      <Tag hue="primrose">{formatMessage({ id: 'shell.security.notVerified' })}</Tag>
      <Button size="s" kind="plain" isDisabled={attempt.isPending} onPress={() => void verify()}>
        {formatMessage({ id: 'shell.security.verify' })}
      </Button>
    </Inline>
  );
  return (
    <>
      <Row
        isInset
        start={<EnvelopeSimpleIcon size="l" />}
        title={formatMessage({ id: 'shell.security.email' })}
        note={
          <>
            <span>{email}</span>
            {state}
          </>
        }
        end={
          <Button size="s" onPress={onChange}>
            {formatMessage({ id: 'shell.security.changeEmail' })}
          </Button>
        }
      />
    </>
  );
};
