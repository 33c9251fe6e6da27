import { type CatalogueOptions, generateCatalogue, generateRealWeddings } from '#catalogue/generate/generate-catalogue';
import { type RealWedding } from '#catalogue/records/real-wedding-record';
import { rowsOf, type SupplierRows } from '#catalogue/store/writing/supplier-rows';

/** The demo catalogue as an index holds it: suppliers first, and the real weddings once all of them were read. */
export interface Drawing {
  suppliers: AsyncIterable<SupplierRows>;
  realWeddings: Iterable<RealWedding>;
}

/** The share of one of several workers that draw in turns. */
export interface Share {
  options: CatalogueOptions;
  /** From 0. */
  turn: number;
  of: number;
}

/**
 * A message of one worker: suppliers, some at a time, and at the end real weddings, all of which are the first
 * worker's.
 */
export type DrawnShare = { suppliers: SupplierRows[] } | { realWeddings: RealWedding[] };

/** Suppliers of one message, and of one turn. */
const atOnce = 100;

export function* drawShare({ options, turn, of }: Share): Generator<DrawnShare> {
  let suppliers: SupplierRows[] = [];
  for (const record of generateCatalogue(options, (at) => Math.floor(at / atOnce) % of === turn)) {
    suppliers.push(rowsOf(record));
    if (suppliers.length < atOnce) continue;
    yield { suppliers };
    suppliers = [];
  }
  if (suppliers.length > 0) yield { suppliers };
  yield { realWeddings: turn === 0 ? [...generateRealWeddings(options)] : [] };
}

/** Reads the shares that a worker draws. */
export interface Painter {
  /** Throws when it ended before the real weddings. */
  next(): Promise<DrawnShare>;
  stop(): Promise<void>;
}

/** The drawing that painters make, the first turn first; they begin when it is read. */
export const drawingOf = (begin: () => readonly Painter[]): Drawing => {
  const realWeddings: RealWedding[] = [];
  async function* suppliers(): AsyncGenerator<SupplierRows> {
    const painters = begin();
    const ended = new Set<Painter>();
    try {
      while (ended.size < painters.length)
        for (const painter of painters) {
          if (ended.has(painter)) continue;
          const drawn = await painter.next();
          if ('suppliers' in drawn) yield* drawn.suppliers;
          else {
            realWeddings.push(...drawn.realWeddings);
            ended.add(painter);
          }
        }
    } finally {
      await Promise.all(painters.map((painter) => painter.stop()));
    }
  }
  return { suppliers: suppliers(), realWeddings };
};
