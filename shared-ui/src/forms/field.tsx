import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, InlineError, motion } from '@posy/shared-ui';
import { type ReactNode, useId } from 'react';
import { useSteady } from './use-steady';

/** What every field has: a label above, help below, and an error in the place of help. */
export interface FieldProps {
  label: ReactNode;
  /** The label is for assistive technology only: where the place says it to the eye. */
  isLabelHidden?: boolean;
  /** Faint after the label: "optional". */
  optionalLabel?: ReactNode;
  help?: ReactNode;
  /** One sentence; the field is invalid while there is one. */
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Id of the control; made up by default. A `FormErrors` summary refers to it. */
  id?: string;
  name?: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
`;

/** Label of a field, a group or a legend. */
export const labelStyles = css`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  & > small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkFaint};
  }
`;

const Label = styled.label(labelStyles);

/** Help under a control. */
export const Help = styled.p`
  font-size: 0.875rem;
  line-height: 1.4;
  color: ${color.inkFaint};
`;

/** The box of every text-like control: 48 high, hairline, focus ring inside. */
export const inputStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: 11px 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: 10px;
  background: ${color.surface};
  color: ${color.ink};
  font-size: 1rem;
  line-height: 1.45;
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};
  &:hover:not(:disabled) {
    border-color: ${color.inkSoft};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:focus-visible,
  &:focus {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
    box-shadow: none;
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkFaint};
    cursor: default;
  }
  &:read-only:not(select, :disabled) {
    background: ${color.sunken};
  }
`;

/** What the control must carry so that label, help and error belong to it. */
export interface ControlProps {
  id: string;
  name?: string;
  disabled?: boolean;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Ids and states that tie a control to its words. */
export const useFieldIds = ({ id, name, help, error, isRequired, isDisabled }: FieldProps) => {
  const made = useId();
  const own = id ?? made;
  const describedBy = error ? `${own}-error` : help ? `${own}-help` : undefined;
  const control: ControlProps = {
    id: own,
    name,
    disabled: isDisabled,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  };
  return { id: own, control };
};

const noteOf = ({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }): ReactNode => {
  if (error) return <InlineError id={`${id}-error`}>{error}</InlineError>;
  return help ? <Help id={`${id}-help`}>{help}</Help> : null;
};

/** Error if there is one, else help. It comes and goes between presses, never under one. */
export const FieldNote = (props: { id: string; help?: ReactNode; error?: ReactNode }) => useSteady(noteOf(props));

/** The frame of a field: pass the control as a function of the attributes it must carry. */
export const Field = (props: FieldProps & { children: (control: ControlProps) => ReactNode; end?: ReactNode }) => {
  const { label, isLabelHidden, optionalLabel, help, error, children, end } = props;
  const { id, control } = useFieldIds(props);
  return (
    <Root data-invalid={error ? '' : undefined}>
      <Label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label} {optionalLabel ? <small>{optionalLabel}</small> : null}
      </Label>
      {children(control)}
      <FieldNote id={id} help={help} error={error} />
      {end}
    </Root>
  );
};
