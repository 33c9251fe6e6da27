import { cpus } from 'node:os';
import { execute } from '../support/execute';
import { say, step } from '../support/progress';
import { type BrowserPackage, browserPackages, inRoot } from '../support/workspace';
import { isFresh } from './build-stamp';

const buildInChild = async (name: BrowserPackage): Promise<void> => {
  const started = performance.now();
  await execute(process.execPath, [inRoot('tools', 'bin', 'posy.mjs'), 'build', name], { quiet: true });
  say(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** Builds the packages whose sources changed since their last build, as many at once as there are cores. */
export const buildStale = async (): Promise<void> => {
  const waiting = browserPackages.filter((name) => !isFresh(name));
  if (waiting.length === 0) return;
  await step(`building ${waiting.join(', ')}`, async () => {
    const queue = [...waiting];
    const worker = async (): Promise<void> => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) await buildInChild(name);
    };
    await Promise.all(Array.from({ length: Math.min(4, Math.max(1, cpus().length)) }, worker));
  });
};
