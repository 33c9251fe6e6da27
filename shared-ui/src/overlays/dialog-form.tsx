import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';
import { Form, type FormProps } from '@posy/shared-ui/forms';
import type { ReactNode } from 'react';

/* A column of boxes, not a grid: the docked footer may move anywhere in it, not only in its own row. */
const Column = styled(Form)`
  display: flex;
  flex-direction: column;
`;

/** Extends over the dialog's padding, so that fields scroll completely below it. */
const Dock = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin: 0 -20px -28px;
  padding: 12px 20px max(20px, env(safe-area-inset-bottom));
  background: ${color.raised};
  border-block-start: 1px solid ${color.line};
  ${media.tablet} {
    margin: 0 -36px -32px;
    padding: 16px 36px 24px;
  }
`;

export interface DialogFormProps extends FormProps {
  /** The buttons that end it; the main one comes last. They stay in sight however long the form is. */
  actions: ReactNode;
}

/** A form that fills a dialog. */
export const DialogForm = ({ actions, children, ...rest }: DialogFormProps) => (
  <Column {...rest}>
    {children}
    <Dock>{actions}</Dock>
  </Column>
);
