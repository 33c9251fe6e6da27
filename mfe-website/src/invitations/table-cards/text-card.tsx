import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type SiteTheme } from '#public-site/public';
import { cardColors, Sheet } from '../cards/print-page';
import { type Paper, sheetLayout, type TextCardCount } from '../rules/card-sheets';

/** A card with a heading and a text below it. */
const TextFrame = styled.article`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 4mm;
  overflow: hidden;
  padding: 8mm 14mm;
  border: 1px dashed var(--card-line);
  background: var(--card-ground);
  color: var(--card-ink);
  text-align: center;
  print-color-adjust: exact;
  & h3 {
    color: var(--card-accent);
    font: 450 9mm / 1.1 var(--card-face);
    overflow-wrap: anywhere;
  }
  & p {
    font-size: 4mm;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & hr {
    inline-size: 12mm;
    margin: 0;
    border: 0;
    border-block-start: 1px solid var(--card-accent);
  }
  &[data-count='1'] h3 {
    font-size: 14mm;
  }
  &[data-count='1'] p {
    font-size: 5.4mm;
  }
`;

interface Props {
  theme: SiteTheme;
  paper: Paper;
  count: TextCardCount;
  children: ReactNode;
}

/** A sheet of so many equal cards, as large as it is printed. */
export const EqualCards = ({ theme, paper, count, children }: Props) => {
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
      {Array.from({ length: count }, (_, index) => (
        <TextFrame key={index} data-count={count}>
          {children}
        </TextFrame>
      ))}
    </Sheet>
  );
};

/** The couple's names and their day, at the foot of a card. */
export const CardFoot = ({ couple, day }: { couple: string; day: string | null }) => (
  <p>
    {couple}
    {day === null ? null : (
      <>
        <br />
        {day}
      </>
    )}
  </p>
);
