import { personConstants } from '@posy/shared-contracts/constants';
import { TextField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { FieldFault } from './sign-in-rules';

interface Props {
  label?: string;
  help?: string;
  /** `username` when it opens the account: password managers store the password under it. */
  autoComplete: 'username' | 'email';
  value: string;
  onChange: (value: string) => void;
  fault: FieldFault | undefined;
}

/** An e-mail address. */
export const EmailInput = ({ label, help, autoComplete, value, onChange, fault }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={label ?? formatMessage({ id: 'shell.signup.email' })}
      help={help}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={autoComplete}
      maxLength={personConstants.accountEmailLength}
      value={value}
      onChange={onChange}
      error={fault === undefined ? undefined : formatMessage({ id: fault })}
    />
  );
};
