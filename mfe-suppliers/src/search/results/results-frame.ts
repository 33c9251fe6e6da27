import styled from '@emotion/styled';
import { media, Page } from '@posy/shared-ui';

/** A list's parts under each other; close together on phones, where the first supplier belongs on the first screen. */
export const ResultsPage = styled(Page)`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  ${media.phone} {
    gap: 6px;
    padding-block-start: 8px;
    /* Most titles stay on one line. A heading's own size is set by its attribute, which only a stronger rule beats. */
    & > header > h1[data-size] {
      font-size: 1.25rem;
    }
  }
`;

/** What a list is asked with, above its title. */
export const ResultsTop = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  /* Rows that slide have room of their own. */
  ${media.phone} {
    gap: 0;
  }
`;

/** Room for the tools of a list, which come with it: nothing below moves then. */
export const ToolsRoom = styled.div`
  min-block-size: 36px;
  ${media.phone} {
    min-block-size: 44px;
  }
`;

/** What a list goes by and how it is ordered, on one line where they fit; its room is there before them. */
export const Basis = styled.div`
  min-block-size: 29px;
  & > p {
    display: inline;
    margin-inline-end: 14px;
  }
  & > details:not([open]) {
    display: inline-block;
  }
`;
