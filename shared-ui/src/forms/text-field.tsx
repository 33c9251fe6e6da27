import styled from '@emotion/styled';
import { color, IconButton } from '@posy/shared-ui';
import { EyeIcon, EyeSlashIcon } from '@posy/shared-ui/icons';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Field, type FieldProps, Help, inputStyles } from './field';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'ref'
>;

export interface TextFieldProps extends FieldProps, Native {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url';
  isReadOnly?: boolean;
  /** Inside the box, before the text. */
  icon?: ReactNode;
  /** Inside the box, after the text: a unit or a small button. */
  suffix?: ReactNode;
}

export const Input = styled.input(inputStyles);

/** Places an icon before and an element after the text of an input. */
export const Adorned = styled.span`
  position: relative;
  display: block;
  & > svg,
  & > [data-icon] {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: 14px;
    color: ${color.inkSoft};
    pointer-events: none;
  }
  & > [data-icon] + input {
    padding-inline-start: 42px;
  }
  & > [data-suffix] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2px;
    display: flex;
    align-items: center;
    padding-inline: 12px;
    color: ${color.inkFaint};
    & > button {
      margin-inline: -10px;
    }
  }
  &[data-has-suffix] > input {
    padding-inline-end: 52px;
  }
`;

const split = (props: TextFieldProps) => {
  const { label, isLabelHidden, optionalLabel, help, error, isRequired, isDisabled, id, name, ...native } = props;
  return { field: { label, isLabelHidden, optionalLabel, help, error, isRequired, isDisabled, id, name }, native };
};

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { field, native } = split(props);
  const { onChange, isReadOnly, icon, suffix, type = 'text', ...rest } = native;
  return (
    <Field {...field}>
      {(control) => (
        <Adorned data-has-suffix={suffix ? '' : undefined}>
          {icon ? <span data-icon="">{icon}</span> : null}
          <Input
            {...rest}
            {...control}
            type={type}
            readOnly={isReadOnly}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          {suffix ? <span data-suffix="">{suffix}</span> : null}
        </Adorned>
      )}
    </Field>
  );
};

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'icon'> {
  /** Labels of the button that shows the password; `capsLock` is shown while that key is on. */
  labels: { show: string; hide: string; capsLock?: string };
}

/** A password: pasting is allowed, and it can be shown. `autoComplete` is 'current-password' by default. */
export const PasswordField = ({ labels, ...props }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const { field, native } = split(props);
  const { onChange, isReadOnly, onBlur, ...rest } = native;
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>): void =>
    setCapsLock(event.getModifierState('CapsLock'));
  const hint = labels.capsLock === undefined ? null : <Help role="status">{hasCapsLock ? labels.capsLock : ''}</Help>;
  return (
    <Field {...field} end={hint}>
      {(control) => (
        <Adorned data-has-suffix="">
          <Input
            onKeyUp={watchCapsLock}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            readOnly={isReadOnly}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <span data-suffix="">
            <IconButton label={isShown ? labels.hide : labels.show} onPress={() => setShown(!isShown)}>
              {isShown ? <EyeSlashIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </Adorned>
      )}
    </Field>
  );
};

const Area = styled.textarea`
  ${inputStyles}
  min-block-size: 116px;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
`;

export interface TextAreaFieldProps
  extends
    FieldProps,
    Pick<ComponentPropsWithRef<'textarea'>, 'placeholder' | 'maxLength' | 'rows' | 'onBlur' | 'autoFocus'> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isReadOnly?: boolean;
  /** After the text: the remaining characters, in words. */
  counter?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines; the box grows with its text. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const { label, isLabelHidden, optionalLabel, help, error, isRequired, isDisabled, id, name, ...native } = props;
  const { onChange, isReadOnly, counter, ...rest } = native;
  return (
    <Field {...{ label, isLabelHidden, optionalLabel, help, error, isRequired, isDisabled, id, name }} end={counter}>
      {(control) => (
        <Area
          {...rest}
          {...control}
          readOnly={isReadOnly}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};
