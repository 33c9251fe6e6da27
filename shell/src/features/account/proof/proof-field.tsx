import { Text } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Proof, SignInAccount } from '#session/account/account-actions';
import { providerBrands } from '../forms/provider-brands';
import type { FieldFault } from '../forms/sign-in-rules';
import { PasswordInput } from '../password/password-input';

/** The proof of the person's identity: the password if there is one, otherwise their provider's window. */
export const useProof = ({ methods }: SignInAccount) => {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const provider = methods.find((method) => method !== 'password');
  const byPassword = methods.includes('password') || provider === undefined;
  return {
    password,
    fault,
    provider: byPassword ? null : provider,
    set: (value: string) => {
      setPassword(value);
      setFault(undefined);
    },
    /** The proof; null when it is incomplete, which the field shows. */
    take: (): Proof | null => {
      if (!byPassword) return { method: provider };
      if (password === '') setFault('shell.form.password-required');
      return password === '' ? null : { method: 'password', password };
    },
  };
};

export const ProofField = ({ proof }: { proof: ReturnType<typeof useProof> }) => {
  const { formatMessage } = useIntl();
  if (proof.provider !== null)
    return (
      <Text size="small" tone="soft">
        {formatMessage({ id: 'shell.security.proveBy' }, { provider: providerBrands[proof.provider].name })}
      </Text>
    );
  return (
    <PasswordInput
      label={formatMessage({ id: 'shell.security.currentPassword' })}
      kind="current"
      value={proof.password}
      onChange={proof.set}
      fault={proof.fault}
    />
  );
};
