import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';

/** Name of the container that its cards fit into. */
export const cardsContainer = 'supplier-cards';

/** A list of supplier cards: as many columns as fit, one on phones and beside a map and filters. */
export const Cards = styled.ol`
  display: grid;
  gap: 0;
  grid-template-columns: minmax(0, 1fr);
  ${media.phone} {
    & > li:first-of-type > article {
      padding-block-start: 0;
    }
  }
  ${media.tablet} {
    container: ${cardsContainer} / inline-size;
    gap: 32px 20px;
    grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
  }
`;
