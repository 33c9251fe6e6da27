import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue, generateRealWeddings } from '#catalogue/generate/generate-catalogue';
import { type RealWedding } from '#catalogue/records/real-wedding-record';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { madeOnce } from '#testing/made-once';
import { openCatalogueStore } from '../open-catalogue-store';
import { rebuildIndex } from '../rebuild-index';

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

interface Sample {
  records: SupplierRecord[];
  weddings: RealWedding[];
  progress: number[];
}

const nameOfIndex = 'catalogue.sqlite';

const build = async (path: string, records: SupplierRecord[]): Promise<Sample> => {
  const weddings = [...generateRealWeddings(options)];
  const progress: number[] = [];
  const onProgress = ({ suppliers }: { suppliers: number }) => void progress.push(suppliers);
  await rebuildIndex({ path, records, realWeddings: weddings, fingerprint: 'test', onProgress });
  return { records, weddings, progress };
};

const opened = (directory: string, sample: Sample): SampleIndex => {
  const path = join(directory, nameOfIndex);
  const store = openCatalogueStore(path);
  const remove = () => {
    store.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { store, ...sample, directory, path, remove };
};

const newDirectory = (): string => mkdtempSync(join(tmpdir(), 'posy-catalogue-'));

/** An index of some suppliers, in a directory of its own. */
export const indexOf = async (records: SupplierRecord[]): Promise<SampleIndex> => {
  const directory = newDirectory();
  return opened(directory, await build(join(directory, nameOfIndex), records));
};

/** A copy of the sample, which the first test file of a run to ask for it draws and builds. */
export const sampleIndex = async (): Promise<SampleIndex> => {
  const made = await madeOnce('posy-sample-catalogue', async (folder) => {
    const sample = await build(join(folder, nameOfIndex), [...generateCatalogue(options)]);
    writeFileSync(join(folder, 'sample.json'), JSON.stringify(sample));
  });
  const directory = newDirectory();
  copyFileSync(join(made, nameOfIndex), join(directory, nameOfIndex));
  return opened(directory, JSON.parse(readFileSync(join(made, 'sample.json'), 'utf8')) as Sample);
};

/** The first that fits; the sample always has one, or the test is wrong. */
export const first = (list: SupplierRecord[], fits: (record: SupplierRecord) => boolean): SupplierRecord => {
  const found = list.find(fits);
  if (found === undefined) throw new Error('The catalogue of this test has no such supplier');
  return found;
};
