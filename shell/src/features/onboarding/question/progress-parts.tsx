import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';

const Track = styled.div`
  display: flex;
  gap: 6px;
  & > span {
    flex: 1;
    block-size: 6px;
    border-radius: 3px;
    background: ${color.line};
  }
  & > [data-part='done'] {
    background: ${color.stem};
  }
  & > [data-part='now'] {
    background: ${color.primrose.main};
  }
`;

interface Props {
  label: string;
  /** Number of the current part, from 1. */
  at: number;
  of: number;
  words: string;
}

/** The progress through the questions, one part each; the text beside it says the same. */
export const ProgressParts = ({ label, at, of, words }: Props) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={at}
    aria-valuetext={words}
  >
    {Array.from({ length: of }, (_, part) => (
      <span key={part} data-part={part + 1 < at ? 'done' : part + 1 === at ? 'now' : 'open'} />
    ))}
  </Track>
);
