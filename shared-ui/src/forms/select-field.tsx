import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { CaretDownIcon } from '@posy/shared-ui/icons';
import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps, inputStyles } from './field';
import { Input } from './text-field';

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

/** One of many, with the platform's own list. */
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

export interface DateFieldProps extends FieldProps {
  /** ISO: '2027-09-11' for dates, '14:30' for times, '' for none. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const nativeField = (type: 'date' | 'time') =>
  function NativeField({ value, onChange, min, max, onBlur, ref, ...field }: DateFieldProps) {
    return (
      <Field {...field}>
        {(control) => (
          <Input
            {...control}
            {...{ ref, type, value, min, max, onBlur }}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    );
  };

/** A date with the platform's own picker; the value is an ISO date. */
export const DateField = nativeField('date');

/** A time of day with the platform's own picker; the value is 'HH:MM'. */
export const TimeField = nativeField('time');
