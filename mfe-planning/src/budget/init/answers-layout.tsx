import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';

/** Puts the answers beside their result, on phones above it. */
export const AnswersLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  }
`;
