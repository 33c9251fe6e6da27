import { Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { SignInAccount } from '#session/account/account-actions';
import { useAttempt } from '../forms/use-attempt';
import { ChangeDialog } from '../proof/change-dialog';
import { ProofField, useProof } from '../proof/proof-field';
import { useOwnAccount } from './use-own-account';

interface Props {
  /** Called once the person has proved their identity. */
  onProved: () => void;
  onClose: () => void;
}

const ProofDialog = ({ account, onProved, onClose }: Props & { account: SignInAccount }) => {
  const { formatMessage } = useIntl();
  const actions = useShell().session.account;
  const attempt = useAttempt('account');
  const proof = useProof(account);
  const submit = async (): Promise<void> => {
    const given = proof.take();
    if (given === null) return;
    const result = await attempt.run(() => actions.reauthenticate(given));
    if (result?.ok === true) onProved();
  };
  return (
    <ChangeDialog
      title={formatMessage({ id: 'shell.security.prove' })}
      submitLabel={formatMessage({ id: 'shell.security.proveSubmit' })}
      attempt={attempt}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text tone="soft">{formatMessage({ id: 'shell.security.proveWhy' })}</Text>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};

/** Asks for a proof again when the server requires a recent sign-in (`recent-login-required`). */
export const ReauthenticateDialog = (props: Props) => {
  const own = useOwnAccount();
  return own.state === 'ready' ? <ProofDialog {...props} account={own.account} /> : null;
};
