import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';

/** As high as its text: a hidden copy of the text gives the field its size. */
const Grown = styled.span`
  display: grid;
  min-inline-size: 0;
  &::after {
    content: attr(data-words) ' ';
    visibility: hidden;
  }
  &::after,
  & > textarea {
    grid-area: 1 / 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    white-space: pre-wrap;
    overflow: hidden;
    overflow-wrap: anywhere;
    resize: none;
  }
  & > textarea:focus-visible {
    outline: none;
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  value: string;
  /** Receives the field's text and the position of the cursor in it. */
  onWrite: (text: string, cursor: number) => void;
}

/** Plain text without a box, in the surrounding font. Pasted text is plain, too. */
export const GrowingField = ({ value, onWrite, ...field }: Props) => (
  <Grown data-words={value === '' ? field.placeholder : value}>
    <textarea
      rows={1}
      {...field}
      value={value}
      onChange={({ currentTarget }) => onWrite(currentTarget.value, currentTarget.selectionStart)}
    />
  </Grown>
);
