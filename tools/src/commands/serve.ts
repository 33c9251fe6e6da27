import { parseArgs } from 'node:util';
import { watchPackage } from '../build/watch-package';
import { serveBuild } from '../server/serve-build';
import { PlainError, say, UsageError } from '../support/progress';
import { inRoot, remotePackages } from '../support/workspace';

/** Port of a developer's server; the inspector proposes it. */
const usualPort = '4321';

/** `posy serve <remote>`: that remote from source for pages of any installation that allows it, built anew at each change. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options: { port: { type: 'string' } }, allowPositionals: true });
  const known = remotePackages.find((candidate) => candidate === positionals[0]);
  if (known === undefined)
    throw new UsageError(`Say which remote: node tools/bin/posy.mjs serve ${remotePackages.join(' | ')}`);
  const port = Number(values.port ?? usualPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`${values.port} is no port.`);
  const { origin } = await serveBuild(inRoot(known, 'dist'), port).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PlainError(`Port ${port} is taken: name another one with --port.`) : error;
  });
  // Said with the first build: before it the folder has an earlier one, or none.
  let isBuilt = false;
  await watchPackage(known, () => {
    say(
      isBuilt
        ? `${known}: rebuilt, load the page again`
        : `${known} at ${origin}: open a page of the installation with ?remote=${known}@${origin}`,
    );
    isBuilt = true;
  });
};
