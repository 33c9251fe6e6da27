import styled from '@emotion/styled';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { color, font } from '../tokens/token-names';

export type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'title';
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const HeadingRoot = styled.h2`
  font-family: ${font.display};
  font-weight: 430;
  text-wrap: balance;
  overflow-wrap: break-word;
  &[data-size='display'] {
    font-size: var(--posy-text-display);
    line-height: 1;
    letter-spacing: -0.03em;
  }
  &[data-size='h1'] {
    font-size: var(--posy-text-h1);
    line-height: 1.06;
    letter-spacing: -0.024em;
  }
  &[data-size='h2'] {
    font-size: var(--posy-text-h2);
    line-height: 1.15;
    letter-spacing: -0.018em;
  }
  &[data-size='h3'] {
    font-size: var(--posy-text-h3);
    line-height: 1.25;
    letter-spacing: -0.01em;
    font-weight: 470;
  }
  &[data-size='title'] {
    font: 600 1.0625rem/1.35 ${font.text};
    letter-spacing: -0.008em;
  }
`;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the document's outline. */
  level: HeadingLevel;
  /** Visual size; that of its level by default. */
  size?: HeadingSize;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading: its level is for the outline, its size is visual. */
export const Heading = ({ level, size, ...rest }: HeadingProps) => {
  const own = size ?? (level <= 3 ? (`h${level}` as 'h1' | 'h2' | 'h3') : 'title');
  return <HeadingRoot as={`h${level}`} {...rest} data-size={own} />;
};

export type TextSize = 'lead' | 'body' | 'label' | 'small' | 'tiny';
export type TextTone = 'ink' | 'soft' | 'faint' | 'danger' | 'hue';

const TextRoot = styled.p`
  text-wrap: pretty;
  overflow-wrap: break-word;
  &[data-size='lead'] {
    font-size: 1.125rem;
    line-height: 1.5;
  }
  &[data-size='label'] {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  &[data-size='small'] {
    font-size: 0.875rem;
    line-height: 1.45;
  }
  &[data-size='tiny'] {
    font-size: 0.8125rem;
    line-height: 1.4;
    font-weight: 500;
  }
  &[data-tone='soft'] {
    color: ${color.inkSoft};
  }
  &[data-tone='faint'] {
    color: ${color.inkFaint};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  &[data-tone='hue'] {
    color: ${color.hue.deep};
  }
  &[data-strong] {
    font-weight: 600;
  }
  &[data-figures] {
    font-variant-numeric: tabular-nums;
  }
  &[data-cut] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element; `p` by default. */
  as?: ElementType;
  size?: TextSize;
  tone?: TextTone;
  isStrong?: boolean;
  /** Figures of one width, for columns and changing numbers. */
  isFigures?: boolean;
  /** True to cut one line with an ellipsis: only when the full text is reachable. */
  isCut?: boolean;
  /** For `as="label"`. */
  htmlFor?: string;
  /** For `as="time"`. */
  dateTime?: string;
}

/** Running text. A cut text has its full text as a tooltip. */
export const Text = ({ size = 'body', tone = 'ink', isStrong, isFigures, isCut, ...rest }: TextProps) => (
  <TextRoot
    title={isCut && typeof rest.children === 'string' ? rest.children : undefined}
    {...rest}
    data-size={size}
    data-tone={tone}
    data-strong={isStrong || undefined}
    data-figures={isFigures || undefined}
    data-cut={isCut || undefined}
  />
);

/** A large figure in the display face: the content of a summary. */
export const Figure = styled.strong`
  font: 430 clamp(1.75rem, 1.5rem + 1vw, 2.25rem) / 1.05 ${font.display};
  letter-spacing: -0.024em;
  font-variant-numeric: lining-nums;
`;

const HiddenRoot = styled.span``;

/** Text for assistive technology only. */
export const VisuallyHidden = ({ ...rest }: HTMLAttributes<HTMLElement> & { as?: ElementType }) => (
  <HiddenRoot {...rest} className="visually-hidden" />
);
