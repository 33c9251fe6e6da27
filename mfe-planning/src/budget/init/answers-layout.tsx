import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';

/** Answers beside what they make, one under the other on phones. */
export const AnswersLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  }
`;
