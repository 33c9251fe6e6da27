import styled from '@emotion/styled';
import { color, type Hue, media } from '@posy/shared-ui';
import type { ReactNode } from 'react';

const Frame = styled.section`
  inline-size: 100%;
  min-inline-size: min(420px, 100%);
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
  color: ${color.ink};
  & > div {
    display: grid;
    gap: 10px;
    padding: 14px 16px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 10px 16px;
    border-block-start: 1px solid ${color.line};
  }
  & h4 {
    font: 600 0.9375rem/1.4 var(--posy-face-text);
    letter-spacing: 0;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  &[data-marked] {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  & p {
    font-size: 0.875rem;
    line-height: 1.4;
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
  /* On phones the tag has a row of its own below the title. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    &[data-marked] {
      grid-template-columns: auto minmax(0, 1fr);
    }
    & > [data-tag] {
      grid-column: -2 / -1;
      justify-self: start;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 46px;
  block-size: 46px;
  border-radius: 12px;
  border-end-start-radius: 4px;
  background: ${color.hue.wash};
  color: ${color.hue.deep};
`;

/** The kind of an answer as an icon in the colour of its state. It is decoration: the title says it in words. */
export const AnswerMark = ({ hue, children }: { hue: Hue; children: ReactNode }) => (
  <Mark data-hue={hue} aria-hidden>
    {children}
  </Mark>
);

interface Props {
  title: string;
  /** An icon or a day before the title. */
  mark?: ReactNode;
  /** The line below the title. */
  subtitle?: ReactNode;
  /** The validity of the answer, as a tag. */
  tag?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A card in a thread: a title with a tag, its facts, and its actions. */
export const AnswerFrame = ({ title, mark, subtitle, tag, children, actions }: Props) => (
  <Frame aria-label={title}>
    <div>
      <Head data-marked={mark === undefined ? undefined : ''}>
        {mark}
        <div>
          <h4>{title}</h4>
          {subtitle == null || subtitle === '' ? null : <p>{subtitle}</p>}
        </div>
        {tag == null ? null : <span data-tag="">{tag}</span>}
      </Head>
      {children}
    </div>
    {actions == null ? null : <footer>{actions}</footer>}
  </Frame>
);
