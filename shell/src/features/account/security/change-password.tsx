import { useHost } from '@posy/remote-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { renewPushes } from '#pushes/renew-pushes';
import {
  afterwards,
  type AuthResult,
  isPasswordRight,
  type Proof,
  type SignInAccount,
} from '#session/account/account-actions';
import { type FieldFault, newPasswordFault } from '../forms/sign-in-rules';
import { useAttempt } from '../forms/use-attempt';
import { loadIsCommon } from '../password/common-passwords-loader';
import { PasswordInput } from '../password/password-input';
import { ChangeDialog } from '../proof/change-dialog';
import { ProofField, useProof } from '../proof/proof-field';

interface Props {
  account: SignInAccount;
  onClose: () => void;
  onChanged: () => void;
}

/**
 * Changes the password. When an earlier answer was lost it may be changed already: then the new password is the proof.
 */
const useChange = (): ((given: Proof, password: string) => Promise<AuthResult>) => {
  const actions = useShell().session.account;
  const hasLostAnswer = useRef(false);
  return async (given, password) => {
    const proved = await actions.reauthenticate(given);
    if (proved.ok || proved.failure !== 'wrong-credentials' || !hasLostAnswer.current)
      return afterwards(proved, async () => {
        const changed = await actions.changePassword(password);
        hasLostAnswer.current = !changed.ok && changed.failure === 'offline';
        return changed;
      });
    const provedByNew = await actions.reauthenticate({ method: 'password', password });
    return isPasswordRight(provedByNew) ? provedByNew : proved;
  };
};

/** Changes the password, or gives the account its first one. */
export const ChangePassword = ({ account, onClose, onChanged }: Props) => {
  const { formatMessage } = useIntl();
  const { notices, telemetry } = useHost();
  const shell = useShell();
  const change = useChange();
  const attempt = useAttempt('account');
  const proof = useProof(account);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const has = account.methods.includes('password');

  const submit = async (): Promise<void> => {
    const given = proof.take();
    const found = newPasswordFault(password, await loadIsCommon());
    setFault(found);
    if (found !== undefined || given === null) return;
    const result = await attempt.run(() => change(given, password));
    if (result?.ok !== true) return;
    notices.show({ tone: 'success', text: formatMessage({ id: 'shell.security.passwordChanged' }) });
    // The new password ended the pushes of all earlier sessions: this session registers again.
    shell
      .pushes()
      .then((pushes) => renewPushes(pushes))
      .catch((error: unknown) => telemetry.error('push', error));
    onChanged();
    onClose();
  };
  return (
    <ChangeDialog
      title={formatMessage({ id: has ? 'shell.security.changePassword' : 'shell.security.setPassword' })}
      submitLabel={formatMessage({ id: 'shell.security.save' })}
      attempt={attempt}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <input hidden type="text" name="username" autoComplete="username" value={account.email} readOnly />
      <ProofField proof={proof} />
      <PasswordInput
        label={formatMessage({ id: 'shell.security.newPassword' })}
        kind="new"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setFault(undefined);
        }}
        fault={fault}
      />
    </ChangeDialog>
  );
};
