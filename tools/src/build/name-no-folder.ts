import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A source map as it is wherever the checkout lies: what names the checkout's folder, or is named by a hash of it, is named
 * by what it is.
 */
export const mapWithoutFolder = (text: string, file: string, folder: string): string => {
  const inJson = JSON.stringify(folder).slice(1, -1);
  const moved = text.replaceAll(inJson, '.').replace(/(\.federation\/entry)\.[0-9a-f]+(\.js)/g, '$1$2');
  const map = JSON.parse(moved) as { file?: string };
  return JSON.stringify({ ...map, file: file.slice(0, -'.map'.length) });
};

/** Writes the source maps of a build so that they do not depend on where the checkout lies. */
export const nameNoFolder = async (dir: string, folder: string): Promise<void> => {
  const maps = (await readdir(dir)).filter((name) => name.endsWith('.map'));
  await Promise.all(
    maps.map(async (name) => {
      const path = join(dir, name);
      await writeFile(path, mapWithoutFolder(await readFile(path, 'utf8'), name, folder));
    }),
  );
};
