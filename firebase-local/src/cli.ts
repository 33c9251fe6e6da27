import { readFileSync } from 'node:fs';
import { exportData } from './backup/export-data';
import { importData } from './backup/import-data';
import { type IndexesFile, missingIndexes } from './indexes/missing-indexes';
import { readNeededIndexes } from './indexes/needed-indexes';

const usage = `firebase-local export <data directory> <new folder>
firebase-local import <folder> <new data directory>
firebase-local indexes <data directory> <firestore.indexes.json>
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const checkIndexes = (dataDir: string, file: string): void => {
  const missing = missingIndexes(readNeededIndexes(dataDir), JSON.parse(readFileSync(file, 'utf8')) as IndexesFile);
  for (const { collectionGroup, queryScope, equal, ordered } of missing)
    say(JSON.stringify({ collectionGroup, queryScope, fields: [...equal, ...ordered] }));
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.length} of the indexes that queries needed.`);
  say('Every index that queries needed is there.');
};

const main = async ([command, from = '', to = '']: string[]): Promise<void> => {
  if (from === '' || to === '') throw new Error(usage);
  if (command === 'export') say(`Exported ${JSON.stringify(exportData(from, to))}`);
  else if (command === 'import') say(`Imported ${JSON.stringify(await importData(from, to))}`);
  else if (command === 'indexes') checkIndexes(from, to);
  else throw new Error(usage);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
