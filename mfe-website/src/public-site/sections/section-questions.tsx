import styled from '@emotion/styled';
import type { SectionWords } from '../rules/site-parts';

const Questions = styled.div`
  display: grid;
  border-block-end: 1px solid var(--site-line);
`;

const Question = styled.details`
  border-block-start: 1px solid var(--site-line);
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 56px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    overflow-wrap: anywhere;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '+';
    font-size: 1.25rem;
    line-height: 1;
  }
  &[open] > summary::after {
    content: '−';
  }
  & > p {
    padding-block-end: 18px;
    color: var(--site-soft);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Questions that open their answers; without scripts, too. */
export const SectionQuestions = ({ lines }: { lines: SectionWords['items'] }) => (
  <Questions>
    {lines.map(({ title, body }, place) => (
      <Question key={place} open={place === 0}>
        <summary>{title}</summary>
        <p>{body}</p>
      </Question>
    ))}
  </Questions>
);
