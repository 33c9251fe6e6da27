// Firestore orders strings by their UTF-8 bytes: surrogates (beyond the BMP) come after U+E000 to U+FFFF.
const fixUp = (unit: number): number => (unit < 0xd800 ? unit : unit <= 0xdfff ? unit + 0x2000 : unit - 0x800);

export const compareStrings = (a: string, b: string): number => {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return fixUp(left) < fixUp(right) ? -1 : 1;
  }
  return a.length < b.length ? -1 : a.length > b.length ? 1 : 0;
};

const numericId = /^__id(-?\d+)__$/;

export const isNumericId = (id: string): boolean => numericId.test(id);

/** Ids of the form `__id7__` come first, by their number. */
export const compareIds = (a: string, b: string): number => {
  const left = numericId.exec(a)?.[1];
  const right = numericId.exec(b)?.[1];
  if (left !== undefined && right !== undefined) {
    const difference = BigInt(left) - BigInt(right);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  if (left !== undefined || right !== undefined) return left !== undefined ? -1 : 1;
  return compareStrings(a, b);
};

export const comparePaths = (a: string, b: string): number => {
  const left = a.split('/');
  const right = b.split('/');
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareIds(segment, other);
    if (order !== 0) return order;
  }
  return left.length === right.length ? 0 : -1;
};
