import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationFaults, unusedIds } from '../messages/catalogue-faults';
import { frenchBreaks } from '../messages/french-spacing';
import { otherWords } from '../messages/one-word';
import { loadCatalogues, locales } from '../messages/package-catalogues';
import { PlainError, say } from '../support/progress';
import { browserPackages, inRoot } from '../support/workspace';

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'messages' ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });

/** Folders of texts that are no catalogues: articles, legal pages, tasks, the demo's words. */
const contentFolders = ['backend/content', 'shared-contracts/content'];

const isFrench = (path: string): boolean => /(^|[/.-])fr(-FR)?[/.]/.test(path);

const filesBelow = (folder: string): string[] =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

/** The words of pages as the server writes them. */
const serverWords = 'backend/src/pages/words';

const entryFaults = (where: string, locale: string, text: string): string[] =>
  otherWords(locale, text).map((words) => `${where}: "${words}" where other screens say it with another word`);

const frenchFaults = (where: string, text: string): string[] =>
  frenchBreaks(text).map((words) => `${where}: a line could break within "${words}"`);

/**
 * `posy messages`: checks that every catalogue is complete, takes the source's arguments, and has no unused message.
 */
export const main = async (): Promise<void> => {
  const faults: string[] = [];
  let count = 0;
  for (const name of browserPackages) {
    const { messages: source, doubles } = await loadCatalogues(inRoot(name), 'en-GB');
    faults.push(...doubles.map((id) => `${name}: ${id} is in two catalogues`));
    count += Object.keys(source).length;
    for (const locale of locales) {
      const { messages } = await loadCatalogues(inRoot(name), locale);
      const own = translationFaults(source, messages, locale === 'en-US').map((fault) => `${name} ${locale}: ${fault}`);
      const words = Object.entries(messages).flatMap(([id, text]) => entryFaults(`${locale} ${id}`, locale, text));
      faults.push(...own, ...words);
    }
    for (const [id, text] of Object.entries((await loadCatalogues(inRoot(name), 'fr-FR')).messages))
      faults.push(...frenchFaults(`${name} fr-FR ${id}`, text));
    faults.push(
      ...unusedIds(source, sourcesBelow(inRoot(name, 'src')).join('\n')).map((id) => `${name}: nobody shows ${id}`),
    );
  }
  for (const locale of ['en-GB', 'de-DE', 'fr-FR'])
    faults.push(...entryFaults(serverWords, locale, readFileSync(inRoot(serverWords, `${locale}.ts`), 'utf8')));
  for (const path of contentFolders.flatMap(filesBelow).filter(isFrench))
    faults.push(...frenchFaults(path, readFileSync(inRoot(path), 'utf8')));
  if (faults.length > 0) throw new PlainError(`The message catalogues have faults:\n  ${faults.join('\n  ')}`);
  say(`  ${count} messages in four languages, complete and in use`);
};
