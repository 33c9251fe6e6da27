import { existsSync } from 'node:fs';
import { execute } from '../support/execute';
import { PlainError, step } from '../support/progress';
import { inRoot } from '../support/workspace';

/** `posy bench <package>`: runs the benchmarks of a package, which write their table to its BENCHMARKS.md. */
export const main = async ([name = '']: string[]): Promise<void> => {
  const script = inRoot(name, 'src', 'bench', 'main.ts');
  if (!/^[\w-]+$/.test(name) || !existsSync(script))
    throw new PlainError(`There are no benchmarks of "${name}". Try: npm run bench -- firebase-local`);
  await step(`benchmarks of ${name}`, () => execute(process.execPath, ['--import', 'tsx', script], { cwd: inRoot() }));
};
