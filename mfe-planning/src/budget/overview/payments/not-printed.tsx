import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';

/** What can be pressed is of no use on paper. */
export const NotPrinted = styled.div`
  ${media.print} {
    display: none;
  }
`;
