/**
 * Returns the `size` best rows by `better`, best first, without sorting the rest: a heap whose root is the worst row in
 * it.
 */
export const bestOf = (rows: readonly number[], size: number, better: (a: number, b: number) => boolean): number[] => {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? 0;
  const swap = (a: number, b: number) => {
    const best = at(a);
    heap[a] = at(b);
    heap[b] = best;
  };
  const sink = () => {
    for (let parent = 0; ;) {
      const left = parent * 2 + 1;
      if (left >= heap.length) return;
      const child = left + 1 < heap.length && better(at(left), at(left + 1)) ? left + 1 : left;
      if (!better(at(parent), at(child))) return;
      swap(parent, child);
      parent = child;
    }
  };
  const rise = () => {
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!better(at(parent), at(child))) return;
      swap(parent, child);
      child = parent;
    }
  };
  for (const row of rows) {
    if (heap.length < size) {
      heap.push(row);
      rise();
    } else if (size > 0 && better(row, at(0))) {
      heap[0] = row;
      sink();
    }
  }
  return heap.sort((a, b) => (better(a, b) ? -1 : 1));
};
