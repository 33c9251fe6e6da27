import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue, generateRealWeddings } from '#catalogue/generate/generate-catalogue';
import { openCatalogueStore } from '../open-catalogue-store';
import { rebuildIndex } from '../rebuild-index';
import { type CatalogueStore } from '#catalogue/catalogue-store';
import { type RealWedding } from '#catalogue/real-wedding-record';
import { type SupplierRecord } from '#catalogue/supplier-record';

const options = { seed: 11, suppliers: 1400 };

/** A catalogue of 1,400 suppliers, and an index of it in a directory of its own. */
export interface SampleIndex {
  store: CatalogueStore;
  records: SupplierRecord[];
  weddings: RealWedding[];
  directory: string;
  path: string;
  /** Suppliers done at each report of the build. */
  progress: number[];
  remove(): void;
}

export const sampleRecords = (): SupplierRecord[] => [...generateCatalogue(options)];

export async function sampleIndex(records: SupplierRecord[]): Promise<SampleIndex> {
  const weddings = [...generateRealWeddings(options)];
  const directory = mkdtempSync(join(tmpdir(), 'posy-catalogue-'));
  const path = join(directory, 'catalogue.sqlite');
  const progress: number[] = [];
  const onProgress = ({ suppliers }: { suppliers: number }) => progress.push(suppliers);
  await rebuildIndex({ path, records, realWeddings: weddings, fingerprint: 'test', onProgress });
  const store = openCatalogueStore(path);
  const remove = () => {
    store.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { store, records, weddings, directory, path, progress, remove };
}

/** The first that fits; the sample always has one, or the test is wrong. */
export function first(list: SupplierRecord[], fits: (record: SupplierRecord) => boolean): SupplierRecord {
  const found = list.find(fits);
  if (found === undefined) throw new Error('The catalogue of this test has no such supplier');
  return found;
}
