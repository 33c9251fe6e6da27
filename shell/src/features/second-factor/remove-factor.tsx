import { useHost } from '@posy/remote-kit';
import { Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { afterwards, type SecondFactor, type SignInAccount } from '#session/account/account-actions';
import { useAttempt } from '../account/forms/use-attempt';
import { ChangeDialog } from '../account/proof/change-dialog';
import { ProofField, useProof } from '../account/proof/proof-field';

interface Props {
  account: SignInAccount;
  factor: SecondFactor;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Removes an authenticator app after a new proof of identity. */
export const RemoveFactor = ({ account, factor, onClose, onDone }: Props) => {
  const { formatMessage } = useIntl();
  const { notices } = useHost();
  const actions = useShell().session.account;
  const attempt = useAttempt('account');
  const proof = useProof(account);
  const submit = async (): Promise<void> => {
    const given = proof.take();
    if (given === null) return;
    const result = await attempt.run(async () =>
      afterwards(await actions.reauthenticate(given), () => actions.removeSecondFactor(factor.id)),
    );
    if (result?.ok !== true) return;
    notices.show({ tone: 'success', text: formatMessage({ id: 'shell.second.removed' }, { name: factor.name }) });
    onClose();
    await onDone();
  };
  const isLast = account.secondFactors?.length === 1;
  return (
    <ChangeDialog
      title={formatMessage({ id: 'shell.second.removeTitle' }, { name: factor.name })}
      submitLabel={formatMessage({ id: 'shell.second.remove' })}
      attempt={attempt}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text tone="soft">{formatMessage({ id: isLast ? 'shell.second.removeLast' : 'shell.second.removeOne' })}</Text>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};
