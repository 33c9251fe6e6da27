import { resolve } from 'node:path';
import { restore } from '@posy/backend/server';
import { dataFolder } from '../support/data-folder';
import { inWords } from '../support/in-words';
import { say, UsageError } from '../support/progress';

/** `posy restore <backup>`: makes the data folder of a backup; the folder must be new or empty. */
export const main = async ([folder]: string[]): Promise<void> => {
  if (folder === undefined) throw new UsageError('Say from where: npm run restore -- <folder of a backup>.');
  const { documents, accounts, files } = await inWords(restore(resolve(folder), dataFolder()));
  say(`Restored and checked: ${documents} documents, ${accounts} accounts, ${files} files, in ${dataFolder()}`);
};
