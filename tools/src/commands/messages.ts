import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { translationFaults, unusedIds, type Catalogue } from '../messages/catalogue-faults';
import { PlainError, say } from '../support/progress';
import { browserPackages, inRoot } from '../support/workspace';

const load = async (name: string, locale: string): Promise<Catalogue> => {
  const path = inRoot(name, 'src', 'messages', `${locale}.ts`);
  return ((await import(pathToFileURL(path).href)) as { messages: Catalogue }).messages;
};

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'messages' ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });

/** `posy messages`: every catalogue is complete, takes the source's arguments, and has no message that nobody shows. */
export const main = async (): Promise<void> => {
  const faults: string[] = [];
  let count = 0;
  for (const name of browserPackages) {
    const source = await load(name, 'en-GB');
    count += Object.keys(source).length;
    for (const locale of ['en-GB', 'en-US', 'de-DE', 'fr-FR'])
      faults.push(
        ...translationFaults(source, await load(name, locale), locale === 'en-US').map(
          (fault) => `${name} ${locale}: ${fault}`,
        ),
      );
    faults.push(
      ...unusedIds(source, sourcesBelow(inRoot(name, 'src')).join('\n')).map((id) => `${name}: nobody shows ${id}`),
    );
  }
  if (faults.length > 0) throw new PlainError(`The message catalogues have faults:\n  ${faults.join('\n  ')}`);
  say(`  ${count} messages in four languages, complete and in use`);
};
