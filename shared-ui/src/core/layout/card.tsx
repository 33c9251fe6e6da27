import styled from '@emotion/styled';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { color, type Hue, media } from '#tokens/token-names';

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 16px;
  padding: 20px;
  ${media.tablet} {
    padding: 24px;
  }
  &[data-hue] {
    background: ${color.hue.wash};
    border-color: transparent;
  }
  &[data-flush] {
    padding: 0;
    overflow: hidden;
  }
  &[data-sunken] {
    background: ${color.sunken};
    border-color: transparent;
  }
`;

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element; `div` by default. */
  as?: ElementType;
  /** A flower's wash instead of white paper with a hairline: for summaries. */
  hue?: Hue;
  /** True for a recessed area instead of a sheet. */
  isSunken?: boolean;
  /** Without padding, clipped: for lists and pictures. */
  isFlush?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A sheet of paper. */
export const Card = ({ hue, isSunken, isFlush, ...rest }: CardProps) => (
  <Root {...rest} data-hue={hue} data-sunken={isSunken || undefined} data-flush={isFlush || undefined} />
);

/** A hairline between parts. */
export const Divider = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid ${color.line};
`;
