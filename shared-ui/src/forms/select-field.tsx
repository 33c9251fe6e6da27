import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { CaretDownIcon } from '@posy/shared-ui/icons';
import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps, inputStyles } from './field';

const Pick = styled.span`
  position: relative;
  display: block;
  & > select {
    ${inputStyles}
    appearance: none;
    padding-inline-end: 40px;
    text-overflow: ellipsis;
  }
  & > svg {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-end: 12px;
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  /** '' for nothing chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly (SelectOption | { label: string; options: readonly SelectOption[] })[];
  /** A first option without a value: "Choose a region". */
  placeholder?: string;
  autoComplete?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

const option = ({ value, label, isDisabled }: SelectOption): ReactNode => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

/** One of many options, in the platform's own list. */
export const SelectField = (props: SelectFieldProps) => {
  const { value, onChange, options, placeholder, autoComplete, onBlur, ref, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <Pick>
          <select
            {...control}
            ref={ref}
            value={value}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((one) =>
              'options' in one ? (
                <optgroup key={one.label} label={one.label}>
                  {one.options.map(option)}
                </optgroup>
              ) : (
                option(one)
              ),
            )}
          </select>
          <CaretDownIcon />
        </Pick>
      )}
    </Field>
  );
};
