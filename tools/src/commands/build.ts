import { relative, sep } from 'node:path';
import { buildPackage } from '../build/build-package';
import { buildStale } from '../build/build-stale';
import { PlainError, say } from '../support/progress';
import { type BrowserPackage, browserPackages, root } from '../support/workspace';

const isBrowserPackage = (name: string): name is BrowserPackage =>
  (browserPackages as readonly string[]).includes(name);

/** The package whose folder, or a folder of it, the command is called in. */
const packageHere = (): BrowserPackage | null => {
  const [first = ''] = relative(root, process.cwd()).split(sep);
  return isBrowserPackage(first) ? first : null;
};

/** `posy build [package]`: builds the named package, or the one that it is called in; in the checkout's own folder all that are stale. */
export const main = async ([asked]: string[]): Promise<void> => {
  const name = asked ?? packageHere();
  if (name === null && process.cwd() === root) return buildStale();
  if (name === null)
    throw new PlainError(
      `${process.cwd()} is no package that is built for the browser. Call it in ${root}, or in a folder of ${browserPackages.join(', ')}.`,
    );
  if (!isBrowserPackage(name))
    throw new PlainError(`${name} is not built for the browser: ${browserPackages.join(', ')} are.`);
  const seconds = await buildPackage(name);
  say(`${name} built in ${seconds.toFixed(1)} s`);
};
