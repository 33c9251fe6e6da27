import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import {
  type CatalogueOptions,
  fingerprintOf,
  generateCatalogue,
  generateRealWeddings,
} from '../generate/generate-catalogue';
import { type RealWedding } from '../real-wedding-record';
import { type SupplierRecord } from '../supplier-record';

/**
 * The demo catalogue, which is a source beside the documents: made from a seed wherever an index is built. A document of
 * the same id goes before it (docs/adr/0017).
 */
export interface DemoSource {
  fingerprint: string;
  records(): Iterable<SupplierRecord>;
  realWeddings(): Iterable<RealWedding>;
}

export const demoSource = (options: CatalogueOptions): DemoSource => ({
  fingerprint: fingerprintOf(options),
  records: () => generateCatalogue(options),
  realWeddings: () => generateRealWeddings(options),
});

export const noDemo: DemoSource = { fingerprint: 'documents', records: () => [], realWeddings: () => [] };

const marker = (firestore: Firestore) => firestore.doc('catalogueSources/demo');
const isRemoved = (state: unknown): boolean => state === 'removed';

export const isDemoRemoved = async (firestore: Firestore): Promise<boolean> =>
  isRemoved((await marker(firestore).get()).get('state'));

export async function markDemoRemoved(firestore: Firestore): Promise<void> {
  await marker(firestore).set({ state: 'removed', updatedAt: FieldValue.serverTimestamp() });
}

/** Calls back when the demo catalogue is removed, at once when it was before. Answers how to stop. */
export const onDemoRemoved = (
  firestore: Firestore,
  removed: () => void,
  failed: (error: unknown) => void,
): (() => void) =>
  marker(firestore).onSnapshot((document) => {
    if (isRemoved(document.get('state'))) removed();
  }, failed);
