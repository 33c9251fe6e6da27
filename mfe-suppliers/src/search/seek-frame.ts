import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';

/** One box with a cell for each question and a button at its end; cells stand below each other on phones. */
export const SeekFrame = styled.form`
  display: grid;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: 18px;
  padding: 6px;
  & > div {
    display: grid;
    min-inline-size: 0;
    border-radius: 13px;
    &:focus-within {
      outline: 2px solid ${color.focus};
      outline-offset: -1px;
    }
  }
  & > div + div {
    border-block-start: 1px solid ${color.line};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  & label {
    padding: 9px 14px 0;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.4;
  }
  & input,
  & select {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 34px;
    padding: 2px 14px 8px;
    border: 0;
    background: none;
    color: ${color.ink};
    text-overflow: ellipsis;
    outline: none;
  }
  & select {
    inline-size: calc(100% - 14px);
    padding-inline: 10px 0;
    cursor: pointer;
    & > option {
      background: ${color.surface};
      color: ${color.ink};
    }
  }
  & > button {
    margin-block-start: 6px;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr 1.2fr auto;
    align-items: center;
    border-radius: 20px;
    & > div + div {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.line};
      border-end-start-radius: 0;
      border-start-end-radius: 13px;
    }
    & > button {
      margin: 0;
    }
  }
  &[data-compact] {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) auto;
    align-items: center;
    border-radius: 99px;
    padding: 2px 4px;
    & > div {
      border-radius: 99px;
    }
    & > div + div {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.line};
    }
    & label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & input {
      min-block-size: 44px;
      padding-block: 8px;
    }
    & > button {
      margin: 0;
      inline-size: 40px;
      block-size: 40px;
      background: ${color.stem};
      color: ${color.onStem};
    }
    ${media.tablet} {
      inline-size: min(720px, 100%);
    }
  }
`;
