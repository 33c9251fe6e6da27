import styled from '@emotion/styled';
import { color, motion, shadow } from '@posy/shared-ui';
import type { ReactNode } from 'react';

/** A touch target of a finger's size; the visible pill is inside it. */
const Root = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  cursor: pointer;
  &:hover,
  &[data-pointed],
  &[data-chosen] {
    z-index: 2;
  }
  & > span {
    padding: 5px 11px;
    border-radius: 99px;
    background: ${color.surface};
    box-shadow: ${shadow.float};
    color: ${color.ink};
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 1.35;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    transition: background-color ${motion.quick};
  }
  &[data-cluster] > span {
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    padding: 0;
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.canvas};
  }
  &:hover > span,
  &[data-pointed] > span,
  &[data-chosen] > span {
    background: ${color.stem};
    color: ${color.onStem};
  }
`;

interface Props {
  x: number;
  y: number;
  label: string;
  isCluster: boolean;
  isPointed: boolean;
  isChosen: boolean;
  onPoint: (isPointed: boolean) => void;
  onPress: () => void;
  children: ReactNode;
}

/** A price on the map, or the number of suppliers at one place. */
export const Pin = ({ x, y, label, isCluster, isPointed, isChosen, onPoint, onPress, children }: Props) => (
  <Root
    type="button"
    aria-label={label}
    aria-pressed={isCluster ? undefined : isChosen}
    data-cluster={isCluster ? '' : undefined}
    data-pointed={isPointed ? '' : undefined}
    data-chosen={isChosen ? '' : undefined}
    style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
    onClick={onPress}
    onPointerEnter={() => onPoint(true)}
    onPointerLeave={() => onPoint(false)}
    onFocus={() => onPoint(true)}
    onBlur={() => onPoint(false)}
  >
    <span>{children}</span>
  </Root>
);
