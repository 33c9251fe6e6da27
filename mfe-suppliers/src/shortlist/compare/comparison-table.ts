import { harmless } from '@posy/remote-kit/files';
import type { IntlShape } from 'react-intl';
import type { ComparisonLine } from './rules/strongest';

/** Returns the comparison as a table: a column for each supplier, a line for each question; no cell is a formula. */
export const comparisonTable = (
  intl: IntlShape,
  names: readonly string[],
  lines: readonly ComparisonLine[],
): string[][] => [
  ['', ...names.map(harmless)],
  ...lines.map(({ id, words }) => [
    intl.formatMessage({ id: `compare.line.${id}` }),
    ...words.map((cell) => harmless(cell.join('; '))),
  ]),
];
