import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';

/** One box with a cell for each question and a button at its end; cells stand below each other on phones. */
export const SearchFrame = styled.form`
  display: grid;
  padding: 6px;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: 18px;
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
    grid-template-columns: 1fr 1fr auto;
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
`;
