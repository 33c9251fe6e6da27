/** Rows of one block: an answer looks at few of a hundred thousand rows, and mostly at neighbours. */
const blockBits = 10;
const blockSize = 2 ** blockBits;

/** Numbers of rows, each worked out once. */
export const remembered = (key: (row: number) => number): ((row: number) => number) => {
  const blocks: (Float64Array | undefined)[] = [];
  return (row) => {
    const block = (blocks[row >>> blockBits] ??= new Float64Array(blockSize).fill(NaN));
    const at = row & (blockSize - 1);
    const value = block[at] ?? NaN;
    return Number.isNaN(value) ? (block[at] = key(row)) : value;
  };
};
