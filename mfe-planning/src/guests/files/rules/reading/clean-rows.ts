/** Characters of no width: marks for the direction of writing, soft hyphens, marks of byte order. They travel along when something is copied. */
const noWidth = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** Two of them hold letters or pictures together: a family of emoji, and words in Persian or Hindi. */
const joiner = /[\u200C\u200D]/u;
const joins =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D\p{Extended_Pictographic}|[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}\p{M}][\u200C\u200D][\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}]/u;

const withoutMarks = (cell: string): string =>
  cell.replace(noWidth, (mark, at: number) => {
    if (!joiner.test(mark)) return '';
    // The character before may be a pair of units.
    const around = cell.slice(Math.max(0, at - 2), at + 3);
    return joins.test(around) ? mark : '';
  });

/** What a formula that failed left behind, in English, German and French: as the whole cell it says nothing. */
const failedFormula =
  /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|GETTING_DATA|NV|BEZUG!|WERT!|ZAHL!|N\/D|NOM\s?\?|VALEUR\s?!|NOMBRE\s?!|NUL\s?!|PROPAGATION!|ÜBERLAUF!)$/iu;

/** A cell as it is read: without what nobody sees, and without the errors of formulas. */
const clean = (cell: string): string => {
  const seen = withoutMarks(cell);
  return failedFormula.test(seen.trim()) ? '' : seen;
};

/** A first line that only names the separator, as some programs write: no row of the list, wherever it comes from. */
export const separatorHint = /^"?sep=(?<separator>[^\r\n])"?\k<separator>*\s*$/iu;

/** The rows as they are read. A line that only names the separator is blank, so that rows keep their numbers. */
export const cleanRows = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row, index) => {
    const cells = row.map(clean);
    const [first = '', ...others] = cells;
    const isHint = index === 0 && separatorHint.test(first.trim()) && others.every((cell) => cell.trim() === '');
    return isHint ? cells.map(() => '') : cells;
  });
