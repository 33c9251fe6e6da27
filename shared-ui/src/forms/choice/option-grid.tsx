import styled from '@emotion/styled';
import { color, font, type Hue, motion } from '@posy/shared-ui';
import { type ReactNode, useId } from 'react';

const Grid = styled.fieldset`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  & > label {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 3px;
    min-block-size: 46px;
    padding: 4px;
    border: 1px solid ${color.lineStrong};
    border-radius: 12px;
    background: ${color.surface};
    font-size: 0.9375rem;
    font-weight: 550;
    line-height: 1.25;
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
    cursor: pointer;
    transition:
      border-color ${motion.quick},
      background-color ${motion.quick},
      border-radius ${motion.base};
  }
  & > label:hover {
    border-color: ${color.ink};
    background: ${color.sunken};
  }
  & > [data-marked] {
    background: ${color.primrose.wash};
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > label:has(:checked) {
    background: ${color.stem};
    color: ${color.onStem};
    border-color: ${color.stem};
    border-radius: 23px;
    border-end-start-radius: 10px;
    font-weight: 650;
  }
  & > label:has(:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkFaint};
    cursor: default;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &[data-look='large'] > label {
    min-block-size: 64px;
    font: 430 1.5rem/1 ${font.display};
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums;
  }
  &[data-look='large'] > label:has(:checked) {
    border-radius: 32px;
    border-end-start-radius: 12px;
    font-weight: 520;
  }
  &[data-look='wash'] > label {
    padding: 10px 4px 9px;
    border: 1.5px solid transparent;
    border-radius: 14px;
    background: ${color.hue.wash};
    font-size: 0.875rem;
    font-weight: 600;
  }
  &[data-look='wash'] > label:hover {
    background: ${color.hue.soft};
  }
  &[data-look='wash'] > label:has(:checked) {
    background: ${color.hue.soft};
    border-color: ${color.hue.deep};
    color: ${color.hue.deep};
  }
  & small {
    font-size: 0.8125rem;
    font-weight: 500;
    color: ${color.inkSoft};
  }
  & > label:has(:checked) small {
    color: inherit;
  }
  &[data-look='large'] small {
    font: 500 0.8125rem/1.25 ${font.text};
    letter-spacing: normal;
  }
  &[data-quiet] > label {
    border-color: ${color.line};
    color: ${color.inkFaint};
    background: ${color.sunken};
  }
  &[aria-invalid='true'] > label {
    border-color: ${color.danger};
  }
`;

const Picture = styled.span`
  inline-size: 34px;
  block-size: 34px;
`;

export interface GridOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  /** A bloom above the words, for the look 'wash'. */
  picture?: ReactNode;
  /** The wash of its flower, for the look 'wash'. */
  hue?: Hue;
  /** True for the most requested option: a primrose background. Explain the background beside the grid. */
  isMarked?: boolean;
  isDisabled?: boolean;
}

export interface OptionGridProps {
  /** The accessible name of the choice. */
  label: string;
  /** '' for nothing chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly GridOption[];
  /** 'plain' months, 'large' years and ranges, 'wash' seasons. */
  look?: 'plain' | 'large' | 'wash';
  /** 3 by default; 4 for 'wash'. */
  columns?: number;
  isInvalid?: boolean;
  /** True while it is undecided: the grid is dimmed but can still be used. */
  isQuiet?: boolean;
  isDisabled?: boolean;
  /** Id of the error or help under the grid. */
  'aria-describedby'?: string;
}

/** One of a few large options; arrow keys move and choose. */
export const OptionGrid = (props: OptionGridProps) => {
  const { label, value, onChange, options, look = 'plain', isInvalid, isQuiet, isDisabled, ...rest } = props;
  const name = useId();
  return (
    <Grid
      role="radiogroup"
      aria-label={label}
      aria-describedby={rest['aria-describedby']}
      aria-invalid={isInvalid || undefined}
      disabled={isDisabled}
      data-look={look}
      data-quiet={isQuiet || undefined}
      style={{ ['--columns' as string]: rest.columns ?? (look === 'wash' ? 4 : 3) }}
    >
      {options.map((option) => (
        <label key={option.value} data-hue={option.hue} data-marked={option.isMarked || undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.picture ? <Picture>{option.picture}</Picture> : null}
          <span>{option.label}</span>
          {option.note ? <small>{option.note}</small> : null}
        </label>
      ))}
    </Grid>
  );
};
