import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CatalogueOptions, fingerprintOf, generateCatalogue } from '../generate/generate-catalogue';
import { defaultTotal } from '../generate/outline/outline';
import { type SupplierRecord } from '../records/supplier-record';
import { drawApart } from './drawing/draw-apart';
import { drawHere } from './drawing/draw-here';
import { type Drawing } from './drawing/drawing';

/**
 * The demo catalogue, which is a source beside the documents: made from a seed wherever an index is built. A document of
 * the same id goes before it (docs/adr/0017).
 */
export interface DemoSource {
  fingerprint: string;
  records(): Iterable<SupplierRecord>;
  /** All of it in the form of an index; generated while it is read. */
  draw(): Drawing;
}

/** Number of suppliers that justify a separate thread. */
const worthAThread = 1_000;

export const demoSource = (options: CatalogueOptions): DemoSource => ({
  fingerprint: fingerprintOf(options),
  records: () => generateCatalogue(options),
  draw: () => ((options.suppliers ?? defaultTotal) < worthAThread ? drawHere(options) : drawApart(options)),
});

async function* nobody(): AsyncGenerator<never> {}

export const noDemo: DemoSource = {
  fingerprint: 'documents',
  records: () => [],
  draw: () => ({ suppliers: nobody(), realWeddings: [] }),
};

const marker = (firestore: Firestore) => firestore.doc('catalogueSources/demo');
const isRemoved = (state: unknown): boolean => state === 'removed';

/** Stores the number of suppliers shown as the demo (null: all), for an export that runs beside the server. */
export const sayDemoSize = async (firestore: Firestore, suppliers: number | null): Promise<void> => {
  const said = await marker(firestore).get();
  if (isRemoved(said.get('state')) || (said.exists && said.get('suppliers') === suppliers)) return;
  await marker(firestore).set({ state: 'shown', suppliers, updatedAt: FieldValue.serverTimestamp() });
};

/** Returns the number of suppliers shown as the demo; null: all of it. */
export const demoSizeOf = async (firestore: Firestore): Promise<number | null> => {
  const suppliers: unknown = (await marker(firestore).get()).get('suppliers');
  return typeof suppliers === 'number' ? suppliers : null;
};

export const isDemoRemoved = async (firestore: Firestore): Promise<boolean> =>
  isRemoved((await marker(firestore).get()).get('state'));

export const markDemoRemoved = async (firestore: Firestore): Promise<void> => {
  await marker(firestore).set({ state: 'removed', updatedAt: FieldValue.serverTimestamp() });
};

/** Calls back when the demo catalogue is removed, at once when it was before. Answers how to stop. */
export const onDemoRemoved = (
  firestore: Firestore,
  removed: () => void,
  failed: (error: unknown) => void,
): (() => void) =>
  marker(firestore).onSnapshot((document) => {
    if (isRemoved(document.get('state'))) removed();
  }, failed);
