import { useHost } from '@posy/remote-kit';
import { changeEmailFormSchema } from '@posy/shared-contracts/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { afterwards, type AuthResult, type Proof, type SignInAccount } from '#session/account/account-actions';
import { EmailInput } from '../forms/email-input';
import { useFailureNotice } from '../forms/failure-notice';
import { emailFault, type FieldFault } from '../forms/sign-in-rules';
import { useAttempt } from '../forms/use-attempt';
import { ChangeDialog } from '../proof/change-dialog';
import { ProofField, useProof } from '../proof/proof-field';

interface Props {
  account: SignInAccount;
  /** The typed new address; it survives an ended session. */
  address: string;
  onAddress: (address: string) => void;
  onClose: () => void;
}

/** Asks for the new address and a proof, then mails a link to it. Source: S7-auth-01, S7-auth-02, S8-account-05. */
export const ChangeEmail = ({ account, address: email, onAddress, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { notices } = useHost();
  const actions = useShell().session.account;
  const attempt = useAttempt('change-email');
  const showFailure = useFailureNotice();
  const proof = useProof(account);
  const [fault, setFault] = useState<FieldFault>();

  const change = async (given: Proof): Promise<AuthResult> => {
    return afterwards(await actions.reauthenticate(given), () => actions.changeEmail(email.trim()));
  };
  const submit = async (): Promise<void> => {
    const found = emailFault(email, changeEmailFormSchema);
    const given = proof.take();
    setFault(found);
    if (found !== undefined || given === null) return;
    const result = await attempt.run(() => change(given));
    if (result?.ok === false) showFailure(result.failure);
    if (result?.ok !== true) return;
    notices.show({ tone: 'success', text: formatMessage({ id: 'shell.security.emailSent' }, { email: email.trim() }) });
    onClose();
  };
  return (
    <ChangeDialog
      title={formatMessage({ id: 'shell.security.changeEmail' })}
      submitLabel={formatMessage({ id: 'shell.security.sendLink' })}
      attempt={attempt}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <EmailInput
        label={formatMessage({ id: 'shell.security.newEmail' })}
        help={formatMessage({ id: 'shell.security.newEmailHelp' })}
        autoComplete="email"
        value={email}
        onChange={(value) => {
          onAddress(value);
          setFault(undefined);
        }}
        fault={fault}
      />
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};
