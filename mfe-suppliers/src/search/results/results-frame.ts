import styled from '@emotion/styled';
import { media, Page } from '@posy/shared-ui';

/** A list's parts below each other; dense on phones, so that the first supplier is on the first screen. */
export const ResultsPage = styled(Page)`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  ${media.phone} {
    gap: 6px;
    padding-block-start: 4px;
    /* Most titles stay on one line. A heading's own size is set by its attribute, which only a stronger rule beats. */
    & > header > h1[data-size] {
      font-size: 1.25rem;
      line-height: 1.05;
    }
  }
`;

/** The search above a list's title. */
export const ResultsTop = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  /* Scrolling rows have space of their own. */
  ${media.phone} {
    gap: 0;
  }
`;

/** Reserves space for a list's tools, which load with it, so that nothing below moves. */
export const ToolsRoom = styled.div`
  min-block-size: 36px;
  ${media.phone} {
    min-block-size: 44px;
  }
`;

/** The basis and the order of a list, on one line if they fit; their space is reserved. */
export const Basis = styled.div`
  min-block-size: 25px;
  & > p {
    display: inline;
    margin-inline-end: 14px;
  }
  & > details:not([open]) {
    display: inline-block;
  }
  /* A place with a long name needs two lines for the title and three here: the first supplier stays on the first screen. */
  ${media.phone} {
    font-size: 0.875rem;
    line-height: 1.3;
    & > p {
      line-height: inherit;
    }
  }
`;
