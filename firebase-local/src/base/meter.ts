import { StatusError } from './status';

/** Totals read since the start. */
export interface ReadSoFar {
  documents: number;
  /** Bytes of documents, and as many for other work as would take as long. */
  bytes: number;
}

/**
 * Counts what reading costs. Everything is read synchronously, so what is counted while the work of a caller runs is that
 * caller's.
 */
export interface Meter {
  /** A document of so many characters is about to be parsed. Throws where `within` allows no more. */
  document(size: number): void;
  /** Records the number of index entries that were read. */
  entries(count: number): void;
  /** Work that takes as long as reading so many bytes. */
  add(bytes: number): void;
  soFar(): ReadSoFar;
  /** Does work that may cost so much; throws RESOURCE_EXHAUSTED out of the middle of work that costs more. */
  within<T>(most: number, work: () => T): T;
}

/** Cost of finding a document besides its bytes, and of reading an index entry. */
const documentCost = 200;
const entryCost = 50;

/** A caller has read as much as it may for now. */
export class WorkSpent extends StatusError {
  constructor() {
    super('RESOURCE_EXHAUSTED', 'Too much was read within a minute. Try again later.');
  }
}

export const createMeter = (): Meter => {
  let documents = 0;
  let bytes = 0;
  let ceiling = Infinity;
  const add = (more: number): void => {
    bytes += more;
    if (bytes > ceiling) throw new WorkSpent();
  };
  return {
    add,
    document(size) {
      documents += 1;
      add(size + documentCost);
    },
    entries: (count) => add(count * entryCost),
    soFar: () => ({ documents, bytes }),
    within(most, work) {
      const outer = ceiling;
      ceiling = Math.min(outer, bytes + most);
      try {
        return work();
      } finally {
        ceiling = outer;
      }
    },
  };
};
