import { boxOf, wordOf } from '../values/tick-words';
import { yesOrNoOf } from '../values/value-words';
import type { ColumnUse } from './guest-row';
import { isPlural } from './people-words';

const isNumber = (cell: string): boolean => /^\s*\d{1,3}(?:[.,]0+)?\s*$/.test(cell);
const isYesOrNo = (cell: string): boolean => boxOf(cell) !== null || yesOrNoOf.has(wordOf(cell));

/**
 * A column about children may mark them, count them or name them; one called “Guests” may count them. The cells decide:
 * a number does not make its guest a child.
 */
export const byPeople = (use: ColumnUse, values: readonly string[], header: string): ColumnUse => {
  const stated = values.filter((cell) => cell.trim() !== '');
  if (stated.length === 0) return use;
  if (use === 'name' || use === 'household') return stated.every(isNumber) ? 'headcount' : use;
  if (use !== 'child' && use !== 'children') return use;
  const isNone = (cell: string): boolean => yesOrNoOf.get(wordOf(cell)) === 'no';
  const areCounts =
    stated.every((cell) => isNumber(cell) || isNone(cell)) &&
    stated.some(isNumber) &&
    (isPlural(header) || stated.some((cell) => Number.parseInt(cell, 10) > 1));
  if (areCounts) return 'headcount';
  const names = stated.filter((cell) => !isYesOrNo(cell) && !isNumber(cell) && /^\s*\p{Lu}/u.test(cell)).length;
  if (names > 0 && (isPlural(header) || 2 * names > stated.length)) return 'children';
  return stated.every(isYesOrNo) ? 'child' : use;
};
