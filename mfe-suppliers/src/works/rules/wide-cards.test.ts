import { wideCards } from './wide-cards';

/** Returns the columns that are used in each row of a grid. */
const rowsOf = (count: number, hasFirst: boolean, columns: 2 | 3): number[] => {
  const wide = wideCards({ count, hasFirst })[columns === 2 ? 'two' : 'three'];
  const rows: number[] = [0];
  for (let at = 0; at < count; at += 1) {
    const width = (hasFirst && at === 0) || wide.has(at) ? 2 : 1;
    if ((rows.at(-1) ?? 0) + width > columns) rows.push(0);
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + width;
  }
  return rows;
};

test.each([
  [12, true],
  [11, true],
  [10, true],
  [6, true],
  [5, true],
  [4, true],
  [12, false],
  [8, false],
  [7, false],
  [5, false],
  [4, false],
  [2, false],
])('%i weddings fill their rows, of three and of two (a large first one: %s)', (count, hasFirst) => {
  expect(new Set(rowsOf(count, hasFirst, 3))).toEqual(new Set([3]));
  expect(new Set(rowsOf(count, hasFirst, 2))).toEqual(new Set([2]));
});

test('one alone stays as it is', () => {
  expect(wideCards({ count: 1, hasFirst: false })).toEqual({ two: new Set(), three: new Set() });
});
