import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media } from '#tokens/token-names';

const sweep = keyframes`to { translate: 100%; }`;
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Shape = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  border-radius: 8px;
  background: ${color.sunken};
  animation: ${appear} 120ms 200ms both;
  &[data-shape='block'] {
    border-radius: 14px;
  }
  &[data-shape='circle'] {
    border-radius: 50%;
    border-end-start-radius: 25%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    translate: -100%;
    background: linear-gradient(
      90deg,
      transparent,
      color-mix(in oklab, ${color.surface}, transparent 30%),
      transparent
    );
    animation: ${sweep} 1.6s infinite;
  }
  ${media.still} {
    &::after {
      display: none;
    }
  }
`;

export interface SkeletonProps {
  shape?: 'block' | 'text' | 'circle';
  /** Any CSS length; px when a number. */
  width?: number | string;
  height?: number | string;
}

const heights = { block: 120, text: 16, circle: 40 } as const;

/** A placeholder, shown after 200 ms. It must be inside a `Loading` with a text. */
export const Skeleton = ({ shape = 'block', width, height = heights[shape] }: SkeletonProps) => {
  const inlineSize = width ?? (shape === 'circle' ? height : '100%');
  return <Shape aria-hidden data-shape={shape} style={{ inlineSize, blockSize: height }} />;
};

export interface LoadingProps {
  /** Read out: names the loading content. */
  label: string;
  children: ReactNode;
}

/** A loading place: skeletons for sight, one sentence for screen readers. */
export const Loading = ({ label, children }: LoadingProps) => (
  <div role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    {children}
  </div>
);
