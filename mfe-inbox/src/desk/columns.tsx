import styled from '@emotion/styled';

/** Open work beside figures; below each other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
  /* What stands alone has the whole width. */
  &:has(> div:empty) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div:empty {
    display: none;
  }
  & > div {
    display: grid;
    gap: 20px;
    min-inline-size: 0;
  }
`;
