import styled from '@emotion/styled';

/** Cards that share the full width, as many beside each other as fit. */
export const EvenGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 20px;
`;
