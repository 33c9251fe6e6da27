import { type Firestore } from 'firebase-admin/firestore';
import { type SupplierTexts } from '../records/supplier-texts';
import { type RebuildOptions } from '../store/rebuild-index';
import { type SupplierRows } from '../store/writing/supplier-rows';
import { markOf, storedPages, storedSuppliers } from './catalogue-collection';
import { type DemoSource } from './demo-source';
import { type CatalogueEntry } from './supplier-documents';

/** The whole catalogue, read once. */
export interface CatalogueReading {
  entries: AsyncIterable<CatalogueEntry>;
  /** The moment from which changes may be missing. */
  mark: string;
}

/** Yields documents first, then the demo's suppliers that no document replaces. */
async function* entriesOf(
  firestore: Firestore,
  demo: DemoSource,
  warn: (sentence: string) => void,
): AsyncGenerator<CatalogueEntry> {
  const documented = new Set<string>();
  for await (const { id, open, record } of storedSuppliers(firestore, warn)) {
    documented.add(id);
    if (record !== null) yield { key: open.key, record };
  }
  for (const record of demo.records()) if (!documented.has(record.id)) yield { key: record.id, record };
}

const markNow = async (firestore: Firestore): Promise<string> =>
  markOf((await firestore.collection('catalogue').limit(1).get()).readTime);

export const readCatalogue = async (
  firestore: Firestore,
  demo: DemoSource,
  warn: (sentence: string) => void,
): Promise<CatalogueReading> => {
  const mark = await markNow(firestore);
  return { entries: entriesOf(firestore, demo, warn), mark };
};

/** Number of documents that justify a separate thread, whose start takes as long as reading them. */
const many = 1_000;

export const hasMany = async (firestore: Firestore): Promise<boolean> =>
  (await firestore.collection('catalogue').limit(many).count().get()).data().count === many;

/** Sources of an index: the documents, and the demo's rows that no document replaces. */
export interface IndexSources extends Required<Pick<RebuildOptions, 'documents' | 'drawn' | 'realWeddings'>> {
  /** The moment from which changes may be missing. */
  mark: string;
}

export const indexSources = async (
  firestore: Firestore,
  demo: DemoSource,
  warn: (sentence: string) => void,
): Promise<IndexSources> => {
  const mark = await markNow(firestore);
  const documented = new Set<string>();
  async function* documents(): AsyncGenerator<SupplierTexts[]> {
    for await (const page of storedPages(firestore, warn)) {
      for (const { id } of page) documented.add(id);
      yield page.flatMap(({ texts }) => texts ?? []);
    }
  }
  const drawing = demo.draw();
  async function* drawn(): AsyncGenerator<SupplierRows> {
    for await (const rows of drawing.suppliers) if (!documented.has(rows.id)) yield rows;
  }
  return { documents: documents(), drawn: drawn(), realWeddings: drawing.realWeddings, mark };
};
