import { TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { digitsOf, isWhole, mostTyped } from './code-rules';

/** The typed code and its validity. */
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
    /** The six digits; null when it is incomplete, which the field shows. */
    take: (): string | null => {
      setIncomplete(!isWhole(typed));
      return isWhole(typed) ? digitsOf(typed) : null;
    },
  };
};

/** The six digits of an authenticator app; password managers can fill it in. */
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
