import { basename } from 'node:path';
import { buildPackage } from '../build/build-package';
import { buildStale } from '../build/build-stale';
import { PlainError, say } from '../support/progress';
import { type BrowserPackage, browserPackages } from '../support/workspace';

const isBrowserPackage = (name: string): name is BrowserPackage =>
  (browserPackages as readonly string[]).includes(name);

/** `posy build [package]`: builds the named package, or the one that it is called in, or all that are stale. */
export const main = async ([asked]: string[]): Promise<void> => {
  const name = asked ?? basename(process.cwd());
  if (isBrowserPackage(name)) {
    const seconds = await buildPackage(name);
    say(`${name} built in ${seconds.toFixed(1)} s`);
  } else if (asked === undefined) await buildStale();
  else throw new PlainError(`${asked} is not built for the browser: ${browserPackages.join(', ')} are.`);
};
