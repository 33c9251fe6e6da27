import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, type Hue, motion } from '#tokens/token-names';
import { scallop } from './scallop';

const petals = scallop(10, 68, 0.82);

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 8px;
  inline-size: 92px;
  text-align: center;
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.35;
  &[data-locked] {
    color: ${color.inkFaint};
  }
`;

const Medal = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 68px;
  block-size: 68px;
  color: ${color.hue.deep};
  & > svg:first-of-type {
    position: absolute;
    inset: 0;
    fill: ${color.hue.soft};
    transition: fill ${motion.bloom};
  }
  & > svg:not(:first-of-type) {
    position: relative;
  }
  [data-locked] > & {
    color: ${color.inkFaint};
    & > svg:first-of-type {
      fill: none;
      stroke: ${color.lineStrong};
      stroke-width: 1.2;
    }
  }
`;

export interface BadgeProps {
  /** An icon of 28 px. */
  icon: ReactNode;
  /** Names the achievement; a locked badge is labelled by the same text. */
  children: ReactNode;
  hue?: Hue;
  isLocked?: boolean;
}

/** A bloom for an achievement. */
export const Badge = ({ icon, children, hue = 'fern', isLocked }: BadgeProps) => (
  <Root data-hue={hue} data-locked={isLocked || undefined}>
    <Medal>
      <svg viewBox="0 0 68 68" width={68} height={68} aria-hidden="true">
        <path d={petals} />
      </svg>
      {icon}
    </Medal>
    {children}
  </Root>
);
