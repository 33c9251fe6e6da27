import styled from '@emotion/styled';
import { color, Link } from '@posy/shared-ui';
import { WarningCircleIcon } from '@posy/shared-ui/icons';
import { type FormHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Called instead of a page load. Errors come back as props of the fields. */
  onSubmit: () => void;
  children: ReactNode;
}

const firstInvalid = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/** Matches fields with invalid text: the caller still has an older value. */
const unreadable = '[data-unreadable]';

/**
 * A form without the browser's own messages; after a rejected attempt the first invalid field is focused. It is not
 * submitted while a number or an amount in it is invalid: the field shows it.
 */
export const Form = ({ onSubmit, children, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const isAwaitingErrors = useRef(false);
  // Errors may appear at once or after the server's answer: every render is checked until something is typed.
  useEffect(() => {
    if (!isAwaitingErrors.current) return;
    const field = form.current?.querySelector<HTMLElement>(firstInvalid);
    if (!field) return;
    isAwaitingErrors.current = false;
    field.focus();
  });
  return (
    // POST, in case a broken page submits it natively: no typed text may be written into an address.
    <Root
      method="post"
      noValidate
      {...rest}
      ref={form}
      onInput={(event) => {
        isAwaitingErrors.current = false;
        rest.onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const field = form.current?.querySelector<HTMLElement>(unreadable);
        if (field) {
          // A field shows its error when it loses the focus.
          field.blur();
          field.focus();
          return;
        }
        isAwaitingErrors.current = true;
        onSubmit();
      }}
    >
      {children}
    </Root>
  );
};

/** Fields side by side on wide screens. */
export const FieldGrid = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`;

const Summary = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 10px;
  padding: 14px 16px;
  border-radius: 12px;
  background: ${color.dangerWash};
  font-size: 0.9375rem;
  & > svg {
    margin-block-start: 2px;
    color: ${color.danger};
  }
  & ul {
    grid-column: 2;
    display: grid;
    gap: 4px;
  }
`;

export interface FormErrorsProps {
  title: ReactNode;
  /** `fieldId` links to the field. */
  errors?: readonly { fieldId?: string; message: ReactNode }[];
}

/** The errors of a whole form, read out when they appear. */
export const FormErrors = ({ title, errors = [] }: FormErrorsProps) => {
  const id = useId();
  return (
    <Summary role="alert" aria-labelledby={id}>
      <WarningCircleIcon weight="fill" />
      <strong id={id}>{title}</strong>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ fieldId, message }, place) => (
            <li key={fieldId ?? place}>{fieldId ? <FieldLink fieldId={fieldId}>{message}</FieldLink> : message}</li>
          ))}
        </ul>
      ) : null}
    </Summary>
  );
};

const FieldLink = ({ fieldId, children }: { fieldId: string; children: ReactNode }) => (
  <Link
    href={`#${fieldId}`}
    onPress={(event) => {
      event.preventDefault();
      document.getElementById(fieldId)?.focus();
    }}
  >
    {children}
  </Link>
);
