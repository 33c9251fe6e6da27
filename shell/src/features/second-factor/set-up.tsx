import { Text } from '@posy/shared-ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import {
  afterwards,
  type AuthResult,
  type Proof,
  type SecondFactorSetUp,
  type SignInAccount,
} from '#session/account/account-actions';
import { type Attempt, useAttempt } from '../account/forms/use-attempt';
import { ChangeDialog } from '../account/proof/change-dialog';
import { ProofField, useProof } from '../account/proof/proof-field';
import { ScanStep } from './scan-step';

interface Props {
  account: SignInAccount;
  onClose: () => void;
  onDone: () => Promise<void>;
}

interface ProveProps {
  account: SignInAccount;
  attempt: Attempt;
  onBegun: (setUp: SecondFactorSetUp) => void;
  onClose: () => void;
}

/** Explains the set-up and asks for a proof of identity: a stranger at an open page must not lock the person out. */
const ProveStep = ({ account, attempt, onBegun, onClose }: ProveProps) => {
  const { formatMessage } = useIntl();
  const actions = useShell().session.account;
  const proof = useProof(account);
  const begun = useRef<SecondFactorSetUp | null>(null);
  const begin = async (): Promise<AuthResult> => {
    const started = await actions.beginSecondFactor();
    if (started.ok) begun.current = started;
    return started.ok ? { ok: true } : started;
  };
  const prove = async (given: Proof): Promise<AuthResult> => afterwards(await actions.reauthenticate(given), begin);
  const submit = async (): Promise<void> => {
    const given = proof.take();
    if (given === null) return;
    const result = await attempt.run(() => prove(given));
    if (result?.ok !== true || begun.current === null) return;
    attempt.clear();
    onBegun(begun.current);
  };
  return (
    <ChangeDialog
      title={formatMessage({ id: 'shell.second.name' })}
      submitLabel={formatMessage({ id: 'shell.second.next' })}
      attempt={attempt}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text tone="soft">{formatMessage({ id: 'shell.second.what' })}</Text>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};

/**
 * Sets up an authenticator app: the proof, then the QR code and the app's first code. When the set-up has expired it
 * starts again.
 */
export const SetUp = ({ account, onClose, onDone }: Props) => {
  const attempt = useAttempt('account');
  const [setUp, setSetUp] = useState<SecondFactorSetUp | null>(null);
  if (setUp === null) return <ProveStep account={account} attempt={attempt} onBegun={setSetUp} onClose={onClose} />;
  return (
    <ScanStep
      setUp={setUp}
      attempt={attempt}
      onExpired={() => setSetUp(null)}
      onClose={onClose}
      onDone={() => {
        onClose();
        void onDone();
      }}
    />
  );
};
