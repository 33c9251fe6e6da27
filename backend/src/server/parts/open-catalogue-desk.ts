import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { noMapping, readMapping } from '#catalogue/import/mapping';
import { importFile, type ImportReport, validateFile } from '#catalogue/import/import-file';
import { readCatalogue } from '#catalogue/source/all-records';
import { removeEntries, storedSuppliers } from '#catalogue/source/catalogue-collection';
import { isDemoRemoved, markDemoRemoved, noDemo } from '#catalogue/source/demo-source';
import { type ServerConfig } from '#config/config';
import { openGoogleFirestore, openLocalFirestore } from '../firebase';
import { secretForOwnServer } from '../own-server';
import { demoOf } from './open-catalogue';

/** A file to be read, and how. */
export interface CatalogueFile {
  path: string;
  /** Where the mapping of columns stands; null takes columns by our names. */
  mapping: string | null;
  isStrict: boolean;
  isDry: boolean;
  progress: (done: number) => void;
}

/** What whoever runs the server does with the catalogue, beside the running server. */
export interface CatalogueDesk {
  import(file: CatalogueFile): Promise<ImportReport>;
  /** Writes every supplier as a line of JSON that `import` reads; answers how many. */
  export(path: string): Promise<number>;
  /** Takes the invented suppliers out of every server; answers how many documents of them there were. */
  removeDemo(): Promise<number>;
  close(): Promise<void>;
}

type DeskConfig = Pick<ServerConfig, 'firebase' | 'dataDir' | 'port' | 'suppliers'>;

async function openDatabase({ firebase, dataDir, port }: DeskConfig) {
  if (firebase.mode === 'google') return openGoogleFirestore(firebase.web.projectId);
  return openLocalFirestore(firebase.projectId, port, await secretForOwnServer({ dataDir, port }));
}

const optionsOf = async ({ path, mapping, isStrict, progress }: Omit<CatalogueFile, 'isDry'>) => ({
  path,
  mapping: mapping === null ? noMapping : await readMapping(mapping),
  now: new Date().toISOString(),
  isStrict,
  progress,
});

/** Reads a file and says what is wrong with it; needs no server. */
export const validateCatalogueFile = async (path: string, mapping: string | null): Promise<ImportReport> =>
  validateFile(await optionsOf({ path, mapping, isStrict: false, progress: () => undefined }));

/** Opens it beside the running server. Throws `StartError` when this folder's embedded server does not answer on this machine. */
export const openCatalogueDesk = async (config: DeskConfig): Promise<CatalogueDesk> => {
  const { firestore, close } = await openDatabase(config);
  const silent = () => undefined;
  return {
    import: async (file) => importFile(firestore, await optionsOf(file), file.isDry),
    async export(path) {
      const demo = (await isDemoRemoved(firestore)) ? noDemo : demoOf(config);
      const { entries } = await readCatalogue(firestore, demo, silent);
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      let count = 0;
      for await (const entry of entries) {
        if (!file.write(`${JSON.stringify(entry)}\n`)) await once(file, 'drain');
        count += 1;
      }
      file.end();
      await once(file, 'finish');
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
