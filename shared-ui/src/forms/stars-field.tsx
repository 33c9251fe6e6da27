import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { StarIcon } from '@posy/shared-ui/icons';
import { useId } from 'react';
import { FieldNote, type FieldProps, labelStyles, useFieldIds } from './field';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  & > legend {
    ${labelStyles}
    padding-block-end: 4px;
  }
  & > div {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
  }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 46px;
    block-size: 46px;
    border-radius: 12px;
    color: ${color.primrose.deep};
    cursor: pointer;
  }
  & [data-full] {
    color: ${color.star};
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & output {
    padding-inline-start: 8px;
    font-size: 0.9375rem;
    color: ${color.inkSoft};
  }
`;

export interface StarsFieldProps extends FieldProps {
  /** 1 to 5; 0 for none. */
  value: number;
  onChange: (value: number) => void;
  /** The meaning of a number of stars, read out and shown: "4 of 5, very good". */
  meaning: (stars: number) => string;
}

/** One to five stars to choose. */
export const StarsField = (props: StarsFieldProps) => {
  const { label, isLabelHidden, help, error, name, value, onChange, meaning } = props;
  const { id, control } = useFieldIds(props);
  const made = useId();
  return (
    <Group
      id={id}
      role="radiogroup"
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      disabled={control.disabled}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} data-full={stars <= value ? '' : undefined}>
            <input
              type="radio"
              name={name ?? made}
              aria-label={meaning(stars)}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <StarIcon size={30} weight={stars <= value ? 'fill' : 'regular'} />
          </label>
        ))}
        {value > 0 ? <output aria-hidden>{meaning(value)}</output> : null}
      </div>
      <FieldNote id={id} help={help} error={error} />
    </Group>
  );
};
