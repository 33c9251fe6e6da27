import { PasswordField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { FieldFault } from '../forms/sign-in-rules';

interface Props {
  label: string;
  /** `new` for a password to choose, `current` for the existing one. */
  kind: 'new' | 'current';
  value: string;
  onChange: (value: string) => void;
  fault: FieldFault | undefined;
  isFocused?: boolean;
}

/** A password field: accepts pasted text, shows it on request, and warns while Caps Lock is on. */
export const PasswordInput = ({ label, kind, value, onChange, fault, isFocused }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      label={label}
      name={`${kind}-password`}
      labels={{
        show: formatMessage({ id: 'shell.signup.showPassword' }),
        hide: formatMessage({ id: 'shell.signup.hidePassword' }),
        capsLock: formatMessage({ id: 'shell.signup.capsLock' }),
      }}
      autoComplete={`${kind}-password`}
      autoFocus={isFocused}
      value={value}
      onChange={onChange}
      help={kind === 'new' ? formatMessage({ id: 'shell.signup.passwordHelp' }) : undefined}
      error={fault === undefined ? undefined : formatMessage({ id: fault })}
    />
  );
};
