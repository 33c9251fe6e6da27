import styled from '@emotion/styled';
import { color, motion } from '@posy/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldNote, type FieldProps, useFieldIds } from '../field';
import { choiceLabelStyles, choiceStyles } from './choice-styles';

const Root = styled.div`
  display: grid;
  justify-items: start;
  & > p {
    padding-inline-start: 32px;
  }
`;

const Label = styled.label(choiceLabelStyles);
const Box = styled.input(choiceStyles);

export interface CheckboxFieldProps extends FieldProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** True when some but not all are chosen. */
  isIndeterminate?: boolean;
}

/** Yes or no, saved with its form. `isLabelHidden` shows only the box, for tables. */
export const CheckboxField = (props: CheckboxFieldProps) => {
  const { label, isLabelHidden, help, error, isChecked, onChange, isIndeterminate = false } = props;
  const { id, control } = useFieldIds(props);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <Root data-invalid={error ? '' : undefined}>
      <Label>
        <Box
          {...control}
          ref={box}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      </Label>
      <FieldNote id={id} help={help} error={error} />
    </Root>
  );
};

const SwitchLabel = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  inline-size: 100%;
  min-block-size: 44px;
  cursor: pointer;
  & > input {
    appearance: none;
    flex: none;
    position: relative;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    border-radius: 99px;
    background: ${color.lineStrong};
    cursor: pointer;
    transition: background-color ${motion.base};
  }
  & > input::after {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    inline-size: 20px;
    border-radius: 50%;
    background: #fff;
    transition: inset-inline-start ${motion.base} ${motion.easeOut};
  }
  & > input:checked {
    background: ${color.stem};
  }
  & > input:checked::after {
    inset-inline-start: 21px;
    background: ${color.onStem};
  }
  & > input:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

const SwitchRoot = styled.div`
  display: grid;
`;

export interface SwitchFieldProps extends Omit<FieldProps, 'label'> {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, for a setting that applies at once. */
export const SwitchField = (props: SwitchFieldProps) => {
  const { label, isLabelHidden, help, error, isOn, onChange } = props;
  const { id, control } = useFieldIds(props);
  return (
    <SwitchRoot>
      <SwitchLabel>
        <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
        <input
          {...control}
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </SwitchLabel>
      <FieldNote id={id} help={help} error={error} />
    </SwitchRoot>
  );
};
