import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { CaretDownIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  & > select {
    appearance: none;
    field-sizing: content;
    max-inline-size: 240px;
    min-block-size: 36px;
    padding-block: 6px;
    padding-inline: 14px 32px;
    border: 1px solid ${color.lineStrong};
    border-radius: 99px;
    background: ${color.surface};
    color: ${color.ink};
    font-size: 0.875rem;
    font-weight: 500;
    text-overflow: ellipsis;
    cursor: pointer;
    &:hover {
      border-color: ${color.ink};
    }
    & > option {
      background: ${color.surface};
      color: ${color.ink};
    }
  }
  & > svg {
    position: absolute;
    inset-inline-end: 11px;
    pointer-events: none;
  }
`;

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** One of many options as a chip, in the platform's own list; it applies at once. */
export const SelectChip = ({ label, value, onChange, children }: Props) => (
  <Root>
    <span className="visually-hidden">{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {children}
    </select>
    <CaretDownIcon size="s" />
  </Root>
);
