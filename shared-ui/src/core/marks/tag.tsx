import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, type Hue } from '#tokens/token-names';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  padding: 3px 9px;
  border-radius: 99px;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  background: ${color.sunken};
  color: ${color.inkSoft};
  &[data-hue] {
    background: ${color.hue.wash};
    color: ${color.hue.deep};
  }
  &[data-strong][data-hue] {
    background: ${color.hue.soft};
  }
  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export interface TagProps {
  /** Neutral without one. Status hues: fern done or free, bluebell waiting, apricot held or declined, primrose paid. */
  hue?: Hue;
  icon?: ReactNode;
  /** True on a wash of the same hue: one step deeper. */
  isStrong?: boolean;
  children: ReactNode;
}

/** A status in words. Not pressable. */
export const Tag = ({ hue, icon, isStrong, children }: TagProps) => (
  <Root data-hue={hue} data-strong={isStrong || undefined}>
    {icon}
    {children}
  </Root>
);
