import { join } from 'node:path';
import { fingerprintOf, generateCatalogue, generateRealWeddings } from '../catalogue/generate/generate-catalogue';
import { defaultTotal } from '../catalogue/generate/outline';
import { isIndexCurrent, openCatalogueStore } from '../catalogue/store/open-catalogue-store';
import { rebuildIndex } from '../catalogue/store/rebuild-index';
import { type ServerConfig } from '../config/config';
import { type Progress } from '../seed';
import { type CatalogueStore, type RebuildOptions } from '../catalogue/catalogue-store';

/** The demo catalogue is the same on every machine. */
const seed = 1;

type Source = Pick<RebuildOptions, 'fingerprint' | 'records' | 'realWeddings'>;

/** What the index is built from: invented suppliers in the embedded default, none in a project of Google's. */
const sourceOf = ({ firebase, suppliers }: ServerConfig): Source => {
  if (firebase.mode === 'google') return { fingerprint: 'empty', records: [], realWeddings: [] };
  const options = { seed, ...(suppliers !== null && { suppliers }) };
  return {
    fingerprint: fingerprintOf(options),
    records: generateCatalogue(options),
    realWeddings: generateRealWeddings(options),
  };
};

/** Opens the search index, and builds it first when it is missing or made from another catalogue. */
export const openCatalogue = async (config: ServerConfig, progress: Progress): Promise<CatalogueStore> => {
  const path = join(config.dataDir, 'catalogue.sqlite');
  const source = sourceOf(config);
  if (!isIndexCurrent(path, source.fingerprint)) {
    const text = 'Building the supplier directory';
    progress({ text });
    const total = config.suppliers ?? defaultTotal;
    await rebuildIndex({ ...source, path, onProgress: ({ suppliers }) => progress({ text, done: suppliers, total }) });
  }
  return openCatalogueStore(path);
};
