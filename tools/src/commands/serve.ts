import { parseArgs } from 'node:util';
import { watchPackage } from '../build/watch-package';
import { serveForDevelopment } from '../server/serve-for-development';
import { UsageError } from '../support/progress';
import { inRoot, remotePackages } from '../support/workspace';

/** `posy serve <remote>`: that remote from source for pages of any installation that allows it, built anew at each change. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options: { port: { type: 'string' } }, allowPositionals: true });
  const known = remotePackages.find((candidate) => candidate === positionals[0]);
  if (known === undefined)
    throw new UsageError(`Say which remote: node tools/bin/posy.mjs serve ${remotePackages.join(' | ')}`);
  await watchPackage(known, await serveForDevelopment(known, inRoot(known, 'dist'), values.port));
};
