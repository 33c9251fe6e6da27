import { plainWords } from './plain-words';

/** Symbols for a ticked box, an empty one, and a plain no. */
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '✓': 'x',
    '✔': 'x',
    '☑': 'x',
    '✅': 'x',
    '🗹': 'x',
    '☒': 'x',
    '●': 'x',
    '☐': 'false',
    '⬜': 'false',
    '🔲': 'false',
    '○': 'false',
    '[ ]': 'false',
    '[]': 'false',
    '✗': 'no',
    '✘': 'no',
    '✖': 'no',
    '❌': 'no',
  }),
);

const ticked: ReadonlySet<string> = new Set(['true', 'wahr', 'vrai', '1', 'x', 'checked', 'ticked']);
const empty: ReadonlySet<string> = new Set(['false', 'falsch', 'faux', '0', 'unchecked']);

/** Returns a cell as a word for comparison; a symbol as the word that it stands for. */
export const wordOf = (cell: string): string => plainWords(marks.get(cell.trim().replace(/\uFE0F/gu, '')) ?? cell);

/** Returns true when a cell is a symbol for a ticked box, an empty one, or a plain no. */
export const isMark = (cell: string): boolean => marks.has(cell.trim().replace(/\uFE0F/gu, ''));

/** Reads a cell with a box, as spreadsheets write ticks: truth values, digits and symbols. Null for other cells. */
export const boxOf = (cell: string): 'ticked' | 'empty' | null => {
  const bare = cell.trim().toLowerCase();
  const word = marks.get(bare.replace(/\uFE0F/gu, '')) ?? /^[[(](x)[\])]$/.exec(bare)?.[1] ?? bare;
  if (ticked.has(word)) return 'ticked';
  return empty.has(word) ? 'empty' : null;
};
