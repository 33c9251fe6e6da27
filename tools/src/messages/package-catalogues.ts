import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Catalogue, translationFaults } from './catalogue-faults';

/** Languages of the product; American English says only what it says otherwise. */
export const locales = ['en-GB', 'en-US', 'de-DE', 'fr-FR'] as const;

/** The folders of a package that hold catalogues: its own, and those of its features. */
const catalogueFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [];
    return entry.name === 'messages' ? [path] : catalogueFolders(path);
  });

const loadFrom = async (folder: string, locale: string): Promise<Catalogue> => {
  const path = join(folder, `${locale}.ts`);
  return ((await import(pathToFileURL(path).href)) as { messages: Catalogue }).messages;
};

/** A package's messages in a language, and the ids that two of its catalogues both have. */
export const loadCatalogues = async (
  projectDir: string,
  locale: string,
): Promise<{ messages: Catalogue; doubles: string[] }> => {
  const messages: Catalogue = {};
  const doubles: string[] = [];
  for (const folder of catalogueFolders(join(projectDir, 'src'))) {
    const own = await loadFrom(folder, locale);
    doubles.push(...Object.keys(own).filter((id) => Object.hasOwn(messages, id)));
    Object.assign(messages, own);
  }
  return { messages, doubles };
};

/** Messages that a package's catalogues lack beside their source, by language. */
export const missingWords = async (projectDir: string): Promise<string[]> => {
  const { messages: source } = await loadCatalogues(projectDir, 'en-GB');
  const faults = await Promise.all(
    locales.map(async (locale) => {
      const { messages } = await loadCatalogues(projectDir, locale);
      return translationFaults(source, messages, locale === 'en-US').map((fault) => `${locale} ${fault}`);
    }),
  );
  return faults.flat();
};
