import styled from '@emotion/styled';

/** The main part with a smaller one beside it; below each other where there is no space. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 24px;
  }
`;
