import { type Firestore } from 'firebase-admin/firestore';
import { type SupplierRecord } from '../supplier-record';
import { markOf, storedSuppliers } from './catalogue-collection';
import { type DemoSource } from './demo-source';
import { type CatalogueEntry } from './supplier-documents';

/** The whole catalogue, read once. */
export interface CatalogueReading {
  entries: AsyncIterable<CatalogueEntry>;
  /** The moment from which changes may be missing. */
  mark: string;
}

/** Documents first, then the demo's suppliers that no document stands for. */
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

export async function readCatalogue(
  firestore: Firestore,
  demo: DemoSource,
  warn: (sentence: string) => void,
): Promise<CatalogueReading> {
  const { readTime } = await firestore.collection('catalogue').limit(1).get();
  return { entries: entriesOf(firestore, demo, warn), mark: markOf(readTime) };
}

export async function* recordsOf(entries: AsyncIterable<CatalogueEntry>): AsyncGenerator<SupplierRecord> {
  for await (const { record } of entries) yield record;
}
