import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';

/** What the directory opens with, on the ground of its area: its title and its questions. From edge to edge on phones. */
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
