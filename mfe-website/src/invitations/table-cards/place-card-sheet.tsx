import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { type SiteTheme } from '#public-site/public';
import { cardColors, Sheet } from '../cards/print-page';
import { cardCounts, type Paper, sheetLayout } from '../rules/card-sheets';
import type { PlaceCard } from '../rules/place-cards';

/** Place cards on one sheet. */
export const placeCardCount = cardCounts[2];

/** The back is the upper half, so that a card stands when it is folded along the line. */
const Tent = styled.article`
  display: grid;
  grid-template-rows: 1fr 1fr;
  overflow: hidden;
  border: 1px dashed var(--card-line);
  background: var(--card-ground);
  color: var(--card-ink);
  print-color-adjust: exact;
  & > div {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 1.5mm;
    padding: 2mm 5mm;
    border-block-start: 1px dotted var(--card-line);
    text-align: center;
  }
  & b {
    display: -webkit-box;
    overflow: hidden;
    color: var(--card-accent);
    font: 450 7mm / 1.1 var(--card-face);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & p {
    font-size: 3.4mm;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

/** Says what stands on place cards besides the name. */
export interface PlaceCardParts {
  showsTable: boolean;
  showsMeal: boolean;
}

const Card = ({ card, parts }: { card: PlaceCard; parts: PlaceCardParts }) => {
  const name =
    card.name === '' ? <FormattedMessage id="table-cards.guest-of" values={{ name: card.host }} /> : card.name;
  return (
    <Tent>
      <span />
      <div>
        <b>{name}</b>
        {parts.showsTable && card.table !== null ? <p>{card.table}</p> : null}
        {parts.showsMeal && card.meal !== '' ? <p>{card.meal}</p> : null}
      </div>
    </Tent>
  );
};

interface Props {
  cards: readonly PlaceCard[];
  parts: PlaceCardParts;
  theme: SiteTheme;
  paper: Paper;
}

/** A sheet of place cards, as large as it is printed. */
export const PlaceCardSheet = ({ cards, parts, theme, paper }: Props) => {
  const { columns, width, cardHeight } = sheetLayout(paper, placeCardCount);
  return (
    <Sheet
      style={{
        inlineSize: `${width}mm`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: `${cardHeight}mm`,
        ...cardColors(theme),
      }}
    >
      {cards.map((card) => (
        <Card key={card.id} card={card} parts={parts} />
      ))}
    </Sheet>
  );
};
