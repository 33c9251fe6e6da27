import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';

/** Name of the container that its cards fit into. */
const cardsContainer = 'supplier-cards';
/** Width from which two cards stand beside each other: below it a list is one column. */
const twoFrom = 640;

/** Container query of a list with one column that is wide enough for a picture beside the words. */
export const rowCards = `${cardsContainer} (min-width: 400px) and (max-width: ${twoFrom - 0.02}px)`;

/**
 * Columns for cards: one below the width of two, such as beside a map, else as many as fit. The factor makes the least
 * width of a column more than the list's where that is below.
 */
export const cardColumns = `repeat(auto-fill, minmax(min(100%, max(250px, (${twoFrom}px - 100%) * 999)), 1fr))`;

/** A list of supplier cards: as many columns as fit, one on phones and beside a map. */
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
    grid-template-columns: ${cardColumns};
  }
`;
