import { householdEmail, type InvitedHousehold } from '#households/public';

/** Cards on one sheet. */
export const cardCounts = [1, 2, 8] as const;
export type CardCount = (typeof cardCounts)[number];

/** Cards of one sheet that have room for a menu, or for the order of the day. */
export const textCardCounts = [1, 2] as const satisfies readonly CardCount[];
export type TextCardCount = (typeof textCardCounts)[number];

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Millimetres: the sheet, and what printers leave white. */
const sizes: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 216, height: 279 },
};
export const pageMargin = 10;

/** Left free at the end of a sheet. */
const spare = 5;

const columns: Record<CardCount, number> = { 1: 1, 2: 1, 8: 2 };

/**
 * Divides a sheet into columns and cards in millimetres; the cards' height is rounded down so that a sheet stays one
 * page.
 */
export const sheetLayout = (paper: Paper, count: CardCount): { columns: number; width: number; cardHeight: number } => {
  const { width, height } = sizes[paper];
  const rows = count / columns[count];
  return {
    columns: columns[count],
    width: width - 2 * pageMargin,
    // Some millimetres a sheet to spare: browsers round, and an empty page would follow each.
    cardHeight: Math.floor((height - 2 * pageMargin - spare) / rows),
  };
};

/** Cards by sheet. */
export const sheetsOf = <T>(cards: readonly T[], count: CardCount): T[][] =>
  Array.from({ length: Math.ceil(cards.length / count) }, (_, index) =>
    cards.slice(index * count, (index + 1) * count),
  );

/**
 * The households that get a card: those without an answer, and of them only those without an e-mail address unless
 * `who` is `all`.
 */
export const cardHouseholds = (households: readonly InvitedHousehold[], who: 'by-post' | 'all'): InvitedHousehold[] =>
  households.filter(
    (household) => household.state !== 'answered' && (who === 'all' || householdEmail(household) === null),
  );
