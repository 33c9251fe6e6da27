/** Characters that move a cursor, turn a line around or are invisible. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const longest = 500;

/** Shows texts of a file to an operator: a row cannot hide another one, and stays on one line. */
export const asShown = (text: string): string => text.slice(0, longest).replace(hidden, '\uFFFD');
