import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';
import { SearchFrame } from '@posy/shared-ui/search';

/** The directory's search box with its three questions; `data-compact` makes it one line with two. */
export const SeekFrame = styled(SearchFrame)`
  ${media.tablet} {
    /* A whole sentence needs the most room. Answers stand on one line, also below a question of two. */
    grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.5fr) minmax(0, 1fr) auto;
    align-items: stretch;
    & > div {
      align-content: end;
    }
    & > button {
      align-self: center;
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
