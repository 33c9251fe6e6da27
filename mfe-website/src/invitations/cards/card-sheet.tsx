import styled from '@emotion/styled';
import { useMemo } from 'react';
import { type SiteTheme } from '#public-site/public';
import { type CardCount, type Paper, sheetLayout } from '../rules/card-sheets';
import { qrDrawing } from '../rules/qr-code';
import type { CardWords } from './card-words';
import { cardColors, Sheet } from './print-page';

/** One household's card. */
export interface InvitationCard {
  id: string;
  /** The household's name. */
  name: string;
  /** The address in the household's code, with its origin. */
  address: string;
  /** BCP 47: of its words. */
  locale: string;
  words: CardWords;
}

const CardFrame = styled.article`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6mm;
  overflow: hidden;
  padding: 6mm;
  border: 1px dashed var(--card-line);
  background: var(--card-ground);
  color: var(--card-ink);
  print-color-adjust: exact;
  &[data-count='1'] {
    flex-direction: column;
    justify-content: center;
    text-align: center;
  }
  & > div {
    display: grid;
    gap: 2mm;
    min-inline-size: 0;
  }
  & b {
    color: var(--card-accent);
    font: 450 6.5mm / 1.05 var(--card-face);
    overflow-wrap: anywhere;
  }
  & p {
    font-size: 3.4mm;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  &[data-count='1'] b {
    font-size: 16mm;
  }
  &[data-count='1'] p {
    font-size: 6mm;
  }
  &[data-count='2'] b {
    font-size: 11mm;
  }
  &[data-count='2'] p {
    font-size: 4.6mm;
  }
`;

const Code = styled.svg`
  flex: none;
  inline-size: min(40mm, 100%);
  /* Cameras want dark on light, whatever the theme. */
  background: #fff;
  color: #000;
  print-color-adjust: exact;
`;

const Drawing = ({ address }: { address: string }) => {
  const { size, path } = useMemo(() => qrDrawing(address), [address]);
  return (
    <Code aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="currentColor" d={path} />
    </Code>
  );
};

const Card = ({ card: { name, address, locale, words }, count }: { card: InvitationCard; count: CardCount }) => (
  <CardFrame data-count={count} aria-label={name} lang={locale}>
    <div>
      {words.couple === '' ? null : <b>{words.couple}</b>}
      {words.day === null ? null : <p>{words.day}</p>}
      {words.place === '' ? null : <p>{words.place}</p>}
      <p>{words.asks}</p>
    </div>
    <Drawing address={address} />
  </CardFrame>
);

interface Props {
  cards: readonly InvitationCard[];
  theme: SiteTheme;
  paper: Paper;
  count: CardCount;
}

/** A sheet of cards, as large as it is printed. */
export const CardSheet = ({ cards, theme, paper, count }: Props) => {
  const { columns, width, cardHeight } = sheetLayout(paper, count);
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
        <Card key={card.id} card={card} count={count} />
      ))}
    </Sheet>
  );
};
