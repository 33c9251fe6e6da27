import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';

/** The top of the directory, in the colour of its area: its title and its search. Full width on phones. */
export const DirectoryFront = styled.div`
  padding: 24px;
  border-radius: 24px;
  background: ${color.peony.wash};
  ${media.phone} {
    margin-block-start: -24px;
    margin-inline: -16px;
    padding: 24px 16px;
    border-radius: 0;
  }
  ${media.desk} {
    padding: 32px 40px;
  }
`;
