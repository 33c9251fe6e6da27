/** Characters of no width, which are copied unnoticed with a text: direction marks, soft hyphens, byte order marks. */
const noWidth = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** Joiners are needed between letters or pictures: in a family of emoji, and in words of Persian or Hindi. */
const joiner = /[\u200C\u200D]/u;
const joins =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D\p{Extended_Pictographic}|[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}\p{M}][\u200C\u200D][\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}]/u;

const withoutMarks = (cell: string): string =>
  cell.replace(noWidth, (mark, at: number) => {
    if (!joiner.test(mark)) return '';
    // The character before may be a surrogate pair.
    const around = cell.slice(Math.max(0, at - 2), at + 3);
    return joins.test(around) ? mark : '';
  });

/** Error values of formulas, in English, German and French, and LibreOffice’s numbered ones: a cell that holds nothing else counts as empty. */
const failedFormula =
  /^(?:err(?:or)? ?:\s?5\d\d|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|GETTING_DATA|NV|BEZUG!|WERT!|ZAHL!|N\/D|NOM\s?\?|VALEUR\s?!|NOMBRE\s?!|NUL\s?!|PROPAGATION!|ÜBERLAUF!|EPARS!|FIELD!|FELD!|CHAMP!|CONNECT!|VERBINDEN!|CONNEXION!|BLOCKED!|BLOCKIERT!|BLOQUÉ!|UNKNOWN!|UNBEKANNT!|INCONNU!|BUSY!|EXTERNAL!|PYTHON!|TIMEOUT!|KALK!|CALCUL!))$/iu;

/** Returns a cell's text without invisible characters and without error values of formulas. */
const clean = (cell: string): string => {
  const seen = withoutMarks(cell);
  return failedFormula.test(seen.trim()) ? '' : seen;
};

/** A first line that only names the separator, as some programs write. It is never a row of the list. */
export const separatorHint = /^"?sep=(?<separator>[^\r\n])"?\k<separator>*\s*$/iu;

/**
 * Returns the rows with cleaned cells. A line that only names the separator becomes blank, so that rows keep their
 * numbers.
 */
export const cleanRows = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row, index) => {
    const cells = row.map(clean);
    const [first = '', ...others] = cells;
    const isHint = index === 0 && separatorHint.test(first.trim()) && others.every((cell) => cell.trim() === '');
    return isHint ? cells.map(() => '') : cells;
  });
