import { ComboField, type FieldProps, TextAreaField, TextField } from '@posy/shared-ui/forms';
import type { ReactNode } from 'react';
import { useAutosave } from './use-autosave';

interface Props {
  label: ReactNode;
  draftKey: string;
  stored: string;
  save: (text: string) => Promise<boolean>;
  most: number;
  help?: ReactNode;
  isDisabled?: boolean;
}

interface TextLineProps extends Props {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  isValid?: (text: string) => boolean;
  /** The message for an invalid value. */
  error?: ReactNode;
}

const frame = ({ label, help, isDisabled }: Props): Pick<FieldProps, 'label' | 'help'> => ({
  label,
  ...(help !== undefined && { help }),
  ...(isDisabled === true && { isDisabled }),
});

/** One line that saves itself. */
export const AutosavedLine = (props: TextLineProps) => {
  const { draftKey, stored, save, most, isValid, error, type = 'text', autoComplete = 'off', placeholder } = props;
  const auto = useAutosave({ draftKey, stored, save, ...(isValid !== undefined && { isValid }) });
  return (
    <TextField
      {...frame(props)}
      {...(auto.isInvalid && { error })}
      {...(placeholder !== undefined && { placeholder })}
      type={type}
      value={auto.value}
      onChange={auto.onChange}
      onBlur={auto.onBlur}
      maxLength={most}
      autoComplete={autoComplete}
    />
  );
};

/** Several lines that save themselves. */
export const AutosavedText = (props: Props) => {
  const auto = useAutosave(props);
  return (
    <TextAreaField
      {...frame(props)}
      value={auto.value}
      onChange={auto.onChange}
      onBlur={auto.onBlur}
      maxLength={props.most}
      rows={2}
    />
  );
};

/** One line with suggestions that saves itself. */
export const AutosavedCombo = ({ suggestions, ...props }: Props & { suggestions: readonly string[] }) => {
  const auto = useAutosave(props);
  const wanted = auto.value.trim().toLocaleLowerCase();
  const found = suggestions.filter((one) => one !== auto.value && one.toLocaleLowerCase().includes(wanted));
  const isOpen = auto.value !== props.stored;
  return (
    <ComboField
      {...frame(props)}
      value={auto.value}
      onChange={(text) => auto.onChange(text.slice(0, props.most))}
      onBlur={auto.onBlur}
      options={isOpen ? found.map((one) => ({ id: one, label: one })) : []}
      onSelect={({ label }) => {
        auto.onChange(label);
        void props.save(label);
      }}
    />
  );
};
