import { TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { digitsOf, isWhole, mostTyped } from './code-rules';

/** What is typed as a code, and whether it is one. */
export const useCode = () => {
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  return {
    typed,
    isIncomplete,
    set: (value: string) => {
      setTyped(value);
      setIncomplete(false);
    },
    /** The six digits; null when some are missing, which the field says. */
    take: (): string | null => {
      setIncomplete(!isWhole(typed));
      return isWhole(typed) ? digitsOf(typed) : null;
    },
  };
};

/** The six digits that an authenticator app shows; filled in by password managers that know them. */
export const CodeInput = ({ code, isFocused }: { code: ReturnType<typeof useCode>; isFocused?: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage({ id: 'shell.second.code' })}
      help={formatMessage({ id: 'shell.second.codeHelp' })}
      name="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={isFocused}
      maxLength={mostTyped}
      spellCheck={false}
      value={code.typed}
      onChange={code.set}
      error={code.isIncomplete ? formatMessage({ id: 'shell.second.codeIncomplete' }) : undefined}
    />
  );
};
