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
  /** The page is not loaded again. Errors come back as props of the fields. */
  onSubmit: () => void;
  children: ReactNode;
}

const firstInvalid = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/** Text that its field cannot read: what the caller holds is an older value. */
const unreadable = '[data-unreadable]';

/**
 * A form without the browser's own messages; after a refused attempt the first invalid field has the focus. It is not
 * submitted while a number or an amount in it cannot be read: the field says so.
 */
export const Form = ({ onSubmit, children, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const isAwaitingErrors = useRef(false);
  // Errors may come at once or after the server has answered: look after every render until something is typed.
  useEffect(() => {
    if (!isAwaitingErrors.current) return;
    const field = form.current?.querySelector<HTMLElement>(firstInvalid);
    if (!field) return;
    isAwaitingErrors.current = false;
    field.focus();
  });
  return (
    // POST, in case a page that broke submits it by itself: nothing that was typed may stand in an address.
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
          // A field says what is wrong when it is left.
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

/** Fields side by side where there is room. */
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
  /** `fieldId` leads to the field. */
  errors?: readonly { fieldId?: string; message: ReactNode }[];
}

/** What went wrong with the whole form, read out when it appears. */
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
