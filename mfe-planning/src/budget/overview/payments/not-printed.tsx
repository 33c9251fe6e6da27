import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';

/** Hides controls in print: nobody can press them on paper. */
export const NotPrinted = styled.div`
  ${media.print} {
    display: none;
  }
`;
