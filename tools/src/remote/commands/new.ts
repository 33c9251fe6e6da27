import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { say, UsageError } from '#support/progress';
import { ownPackage } from '../own-package';
import { writeRemote } from '../write-remote';

/** `posy-remote new <name>`: a remote with a screen, a card on home, an event and a test, in a folder of its name. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    options: { packages: { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined) throw new UsageError('Say how it is called: npx posy-remote new <name>');
  const template = join(dirname(createRequire(import.meta.url).resolve(`${ownPackage}/package.json`)), 'new');
  const folder = writeRemote({ name, template, parent: process.cwd(), packages: values.packages });
  say(`${name} is in ${folder}. Go on there:`);
  console.log(`  cd ${relative(process.cwd(), folder)}\n  npm install\n  npm test\n  npm run dev`);
};
