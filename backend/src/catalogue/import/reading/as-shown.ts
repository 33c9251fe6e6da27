/** Characters that move a cursor, turn a line around or are invisible. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const longest = 500;

/** Words of somebody's file as an operator is shown them: what a row says hides no other row, and stands in one line. */
export const asShown = (text: string): string => text.slice(0, longest).replace(hidden, '\uFFFD');
