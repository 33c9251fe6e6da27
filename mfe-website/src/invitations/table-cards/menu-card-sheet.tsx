import styled from '@emotion/styled';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { type SiteTheme } from '#public-site/public';
import { cardColors, Sheet } from '../cards/print-page';
import { type CardCount, type Paper, sheetLayout } from '../rules/card-sheets';

/** Cards of one sheet that have room for a menu. */
export const menuCardCounts = [1, 2] as const satisfies readonly CardCount[];
export type MenuCardCount = (typeof menuCardCounts)[number];

/** The words of a menu card. */
export interface MenuWords {
  couple: string;
  day: string | null;
  /** Dishes by course. */
  courses: readonly (readonly string[])[];
}

const MenuFrame = styled.article`
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

const MenuCard = ({ words, count }: { words: MenuWords; count: MenuCardCount }) => (
  <MenuFrame data-count={count}>
    <h3>
      <FormattedMessage id="table-cards.menu" />
    </h3>
    {words.courses.map((course, index) => (
      <Fragment key={course.join('\n')}>
        {index === 0 ? null : <hr />}
        <div>
          {course.map((dish) => (
            <p key={dish}>{dish}</p>
          ))}
        </div>
      </Fragment>
    ))}
    <p>
      {words.couple}
      {words.day === null ? null : (
        <>
          <br />
          {words.day}
        </>
      )}
    </p>
  </MenuFrame>
);

interface Props {
  words: MenuWords;
  theme: SiteTheme;
  paper: Paper;
  count: MenuCardCount;
}

/** A sheet of equal menu cards, as large as it is printed. */
export const MenuCardSheet = ({ words, theme, paper, count }: Props) => {
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
        <MenuCard key={index} words={words} count={count} />
      ))}
    </Sheet>
  );
};
