import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';

/** Name of the container that its cards fit into. */
const cardsContainer = 'supplier-cards';

/** Container query of a list with one column that is wide enough for a picture beside the words. */
export const rowCards = `${cardsContainer} (min-width: 400px) and (max-width: 519px)`;

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
