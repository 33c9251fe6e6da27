import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { type ReactNode, useId } from 'react';
import { FieldNote, type FieldProps, labelStyles, useFieldIds } from '../field';
import { choiceLabelStyles, choiceStyles } from './choice-styles';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  & > legend {
    ${labelStyles}
    padding-block-end: 6px;
  }
  & > [data-options] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  & > [data-options='list'] {
    display: grid;
  }
  & > [data-options='cards'] {
    display: grid;
    gap: 8px;
  }
`;

const Label = styled.label`
  ${choiceLabelStyles}
  &[data-card] {
    align-items: center;
    padding: 12px;
    border: 1px solid ${color.line};
    border-radius: 14px;
    background: ${color.surface};
    line-height: 1.3;
  }
  &[data-card]:hover {
    border-color: ${color.lineStrong};
  }
  &[data-card]:has(:checked) {
    border-color: ${color.stem};
    box-shadow: inset 0 0 0 1px ${color.stem};
    background: ${color.stemWash};
  }
  &[data-card] > span:last-of-type {
    flex: 1;
    min-inline-size: 0;
    font-weight: 550;
  }
  & small {
    display: block;
    margin-block-start: 2px;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

const Ring = styled.input(choiceStyles);

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  /** A sentence under the label. */
  note?: ReactNode;
  /** Between ring and words, on cards. */
  picture?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupFieldProps extends FieldProps {
  /** '' for nothing chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly ChoiceOption[];
  /** 'row' wraps, 'list' stacks (by default), 'cards' gives each choice a frame. */
  layout?: 'row' | 'list' | 'cards';
}

/** One of a few options. */
export const RadioGroupField = (props: RadioGroupFieldProps) => {
  const { label, isLabelHidden, optionalLabel, help, error, name, value, onChange, options, layout = 'list' } = props;
  const { id, control } = useFieldIds(props);
  const made = useId();
  return (
    <Group
      id={id}
      role="radiogroup"
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
      disabled={control.disabled}
      data-invalid={error ? '' : undefined}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label} {optionalLabel ? <small>{optionalLabel}</small> : null}
      </legend>
      <div data-options={layout}>
        {options.map((option) => (
          <Label key={option.value} data-card={layout === 'cards' ? '' : undefined}>
            <Ring
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span>
              {option.label}
              {option.note ? <small>{option.note}</small> : null}
            </span>
          </Label>
        ))}
      </div>
      <FieldNote id={id} help={help} error={error} />
    </Group>
  );
};

const Track = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 3px;
  border-radius: 11px;
  background: ${color.sunken};
  & > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    flex: 1 0 auto;
    max-inline-size: 100%;
    min-block-size: 38px;
    text-align: center;
    padding: 7px 14px;
    border-radius: 8px;
    font-size: 0.875rem;
    font-weight: 600;
    color: ${color.inkSoft};
    cursor: pointer;
  }
  & > label:hover {
    color: ${color.ink};
  }
  & > label:has(:checked) {
    background: ${color.raised};
    color: ${color.ink};
    box-shadow: 0 1px 3px #10231a26;
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface SegmentProps {
  /** The accessible name of the choice. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; icon?: ReactNode }[];
  isDisabled?: boolean;
}

/** One of two or three options, side by side, applied at once. */
export const Segment = ({ label, value, onChange, options, isDisabled }: SegmentProps) => {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label} disabled={isDisabled}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </Track>
  );
};
