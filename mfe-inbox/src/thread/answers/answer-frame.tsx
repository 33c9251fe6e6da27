import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
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
    gap: 8px;
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
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
`;

interface Props {
  title: string;
  /** The validity of the answer, as a tag. */
  tag?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A card in a thread: a title with a tag, its facts, and its actions. */
export const AnswerFrame = ({ title, tag, children, actions }: Props) => (
  <Frame aria-label={title}>
    <div>
      <Head>
        <h4>{title}</h4>
        {tag}
      </Head>
      {children}
    </div>
    {actions == null ? null : <footer>{actions}</footer>}
  </Frame>
);
