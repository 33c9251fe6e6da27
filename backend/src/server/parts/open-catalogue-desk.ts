import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { importFile, type ImportReport, validateFile } from '#catalogue/import/import-file';
import { noMapping, readMapping } from '#catalogue/import/mapping';
import { FileFault } from '#catalogue/import/reading/source-rows';
import { exportPhotos } from '#catalogue/photos/given-photos';
import { readCatalogue } from '#catalogue/source/all-records';
import { removeEntries, storedSuppliers } from '#catalogue/source/catalogue-collection';
import { demoSizeOf, isDemoRemoved, markDemoRemoved, noDemo } from '#catalogue/source/demo-source';
import { type ServerConfig } from '#config/config';
import { openGoogleFirestore, openLocalFirestore } from '../firebase';
import { secretForOwnServer } from '../own-server';
import { demoOf } from './open-catalogue';
import { openSupplierPhotos } from './open-services';

/** A file to be read, and how. */
export interface CatalogueFile {
  path: string;
  /** Path of the mapping of columns; null reads columns by our names. */
  mapping: string | null;
  isStrict: boolean;
  isDry: boolean;
  progress: (done: number) => void;
}

/** Catalogue commands of the operator, beside the running server. */
export interface CatalogueDesk {
  import(file: CatalogueFile): Promise<ImportReport>;
  /** Writes every supplier as a line of JSON that `import` reads, and photos into a folder beside; answers how many. */
  export(path: string): Promise<number>;
  /** Takes the invented suppliers out of every server; answers how many documents of them there were. */
  removeDemo(): Promise<number>;
  close(): Promise<void>;
}

type DeskConfig = Pick<ServerConfig, 'firebase' | 'dataDir' | 'port' | 'services'>;

const openDatabase = async ({ firebase, dataDir, port }: DeskConfig) => {
  if (firebase.mode === 'google') return openGoogleFirestore(firebase.web.projectId);
  return openLocalFirestore(firebase.projectId, port, await secretForOwnServer({ dataDir, port }));
};

const optionsOf = async ({ path, mapping, isStrict, progress }: Omit<CatalogueFile, 'isDry'>) => ({
  path,
  mapping: mapping === null ? noMapping : await readMapping(mapping),
  now: new Date().toISOString(),
  isStrict,
  progress,
});

/** Writes a file that only this user can read; removes it when it could not be completed. */
const writeNewFile = async (path: string, lines: () => AsyncIterable<string>): Promise<void> => {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new FileFault(`There is a file ${path} already: name a new one.`);
    throw error;
  });
  try {
    await pipeline(lines, file.createWriteStream());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
};

/** Reads a file and says what is wrong with it; needs no server. */
export const validateCatalogueFile = async (path: string, mapping: string | null): Promise<ImportReport> =>
  validateFile(await optionsOf({ path, mapping, isStrict: false, progress: () => undefined }), true);

/** Opens it beside the running server. Throws `StartError` when this folder's embedded server does not answer on this machine. */
export const openCatalogueDesk = async (config: DeskConfig): Promise<CatalogueDesk> => {
  const { firestore, close } = await openDatabase(config);
  const photos = openSupplierPhotos(config);
  const silent = () => undefined;
  return {
    import: async (file) => importFile({ firestore, photos }, await optionsOf(file), file.isDry),
    async export(path) {
      const isRemoved = await isDemoRemoved(firestore);
      const demo = isRemoved ? noDemo : demoOf({ ...config, suppliers: await demoSizeOf(firestore) });
      let count = 0;
      await writeNewFile(path, async function* () {
        const { entries } = await readCatalogue(firestore, demo, silent);
        for await (const entry of entries) {
          await exportPhotos(photos, entry.record, path);
          count += 1;
          yield `${JSON.stringify(entry)}\n`;
        }
      });
      return count;
    },
    async removeDemo() {
      const invented: string[] = [];
      for await (const { id, open } of storedSuppliers(firestore, silent))
        if (open.demo && open.state === 'listed') invented.push(id);
      await removeEntries(firestore, invented);
      await markDemoRemoved(firestore);
      return invented.length;
    },
    close,
  };
};
