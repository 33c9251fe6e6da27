import styled from '@emotion/styled';
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from 'react';
import { media, space, type SpaceStep } from '#tokens/token-names';

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element; `div` by default. */
  as?: ElementType;
  /** Distance between children, a step of the space scale. */
  gap?: SpaceStep;
  align?: Align;
  children?: ReactNode;
}

/** Sets custom properties through the style object model, which a strict policy allows. */
const vars = (values: Record<`--${string}`, string | undefined>, style?: CSSProperties): CSSProperties => ({
  ...values,
  ...style,
});

const StackRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  align-content: start;
  justify-items: var(--align, stretch);
`;

/** Children below each other. */
export const Stack = ({ gap = 4, align, style, ...rest }: BoxProps) => (
  <StackRoot {...rest} style={vars({ '--gap': space(gap), '--align': align }, style)} />
);

const InlineRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  align-items: var(--align, center);
  justify-content: var(--justify, flex-start);
  &[data-no-wrap] {
    flex-wrap: nowrap;
  }
`;

export interface InlineProps extends BoxProps {
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** True to keep one row at any width. */
  isOneRow?: boolean;
}

/** Children beside each other; they wrap by default. */
export const Inline = ({ gap = 3, align, justify, isOneRow, style, ...rest }: InlineProps) => {
  const values = vars({ '--gap': space(gap), '--align': align, '--justify': justify }, style);
  return <InlineRoot {...rest} data-no-wrap={isOneRow || undefined} style={values} />;
};

/** Takes the remaining width in an `Inline`, and may shrink. */
export const Grow = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const GridRoot = styled.div`
  display: grid;
  gap: var(--gap);
  align-items: var(--align, stretch);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--min)), 1fr));
`;

export interface GridProps extends BoxProps {
  /** Least width of a column, in px; as many columns as fit. */
  min?: number;
}

/** Children in equal columns, as many as fit. */
export const Grid = ({ gap = 5, min = 240, align, style, ...rest }: GridProps) => (
  <GridRoot {...rest} style={vars({ '--gap': space(gap), '--min': `${min}px`, '--align': align }, style)} />
);

/** Centres content with the margins of the grid: 16, 32, 40 px. */
export const Wrap = styled.div`
  inline-size: 100%;
  max-inline-size: 1240px;
  margin-inline: auto;
  padding-inline: 16px;
  &[data-width='reading'] {
    max-inline-size: 820px;
  }
  &[data-width='form'] {
    max-inline-size: 560px;
  }
  &[data-width='full'] {
    max-inline-size: none;
  }
  ${media.tablet} {
    padding-inline: 32px;
  }
  ${media.desktop} {
    padding-inline: 40px;
  }
`;

const PageRoot = styled(Wrap)`
  padding-block: 24px 96px;
  ${media.tablet} {
    padding-block: 32px 96px;
  }
`;

export interface PageProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** 1240 px by default; 'reading' 820, 'form' 560, 'full' no limit. */
  width?: 'app' | 'reading' | 'form' | 'full';
}

/** The body of a screen, inside the shell's main landmark. */
export const Page = ({ width = 'app', ...rest }: PageProps) => <PageRoot {...rest} data-width={width} />;
