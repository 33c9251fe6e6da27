import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const smallest = 1024;

/** Writes a `.br` beside every script, style, and data file worth it. Once per build, so that serving costs nothing. */
export const compressAssets = async (dir: string): Promise<void> => {
  const names = (await readdir(dir)).filter((name) => /\.(js|css|json|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(dir, name));
      if (content.length < smallest) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(join(dir, `${name}.br`), await compress(content, { params }));
    }),
  );
};
