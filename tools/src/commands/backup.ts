import { resolve } from 'node:path';
import { backUp, readConfig } from '@posy/backend/server';
import { dataFolder } from '../support/data-folder';
import { inWords } from '../support/in-words';
import { PlainError, say, UsageError } from '../support/progress';

/** `posy backup <new folder>`: copies accounts, documents, photos and releases, also while a server runs. */
export const main = async ([folder]: string[]): Promise<void> => {
  if (folder === undefined) throw new UsageError('Say where to: npm run backup -- <new folder>.');
  const env = { ...process.env, POSY_DATA_DIR: dataFolder() };
  if (readConfig(env).firebase.mode === 'google')
    throw new PlainError('Accounts and data are in a Firebase project: back them up with Google’s own tools.');
  const { documents, accounts, files } = await inWords(backUp(dataFolder(), resolve(folder), Date.now()));
  say(`Backed up and checked: ${documents} documents, ${accounts} accounts, ${files} files, in ${resolve(folder)}`);
};
