import styled from '@emotion/styled';
import type { ReactElement } from 'react';

/** Props of every icon. Without `label` it is decoration and hidden from assistive technology. */
export interface IconProps {
  /** 's' 16 px, 'm' 20 px, 'l' 24 px, or pixels. */
  size?: 's' | 'm' | 'l' | number;
  /** 'fill' for a chosen or favourite item; icons without a filled shape keep their outline. */
  weight?: 'regular' | 'fill';
  label?: string;
  /** Mirror in right-to-left writing: arrows and carets. */
  isFlipped?: boolean;
  className?: string;
}

export type IconComponent = (props: IconProps) => ReactElement;

const Svg = styled.svg`
  display: inline-block;
  flex: none;
  fill: currentColor;
  vertical-align: -0.2em;
`;

const pixels = { s: 16, m: 20, l: 24 } as const;

/** Makes an icon component from path data, in a box of 256 unless it is said: the regular shape and, if there is one, the filled one. */
export const icon = (regular: string, fill = regular, box = '0 0 256 256'): IconComponent =>
  function Icon({ size = 'm', weight = 'regular', label, isFlipped, className }) {
    const side = typeof size === 'number' ? size : pixels[size];
    const name = [isFlipped ? 'posy-flip' : '', className ?? ''].join(' ').trim();
    return (
      <Svg
        viewBox={box}
        width={side}
        height={side}
        className={name || undefined}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={weight === 'fill' ? fill : regular} />
      </Svg>
    );
  };
