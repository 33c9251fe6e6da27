import { createRequire } from 'node:module';
import { loadCatalogues, missingWords } from '../messages/package-catalogues';
import { execute } from '../support/execute';
import { PlainError, step } from '../support/progress';
import { ownPackage } from './own-package';
import type { RemoteProject } from './project';

const require = createRequire(import.meta.url);

const checkTypes = (folder: string): Promise<void> =>
  execute(process.execPath, [require.resolve('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'], {
    cwd: folder,
    quiet: true,
  });

const checkWords = async (folder: string): Promise<void> => {
  const { doubles } = await loadCatalogues(folder, 'en-GB');
  const faults = [...(await missingWords(folder)), ...doubles.map((id) => `${id} stands in two catalogues`)];
  if (faults.length > 0)
    throw new PlainError(`The words are not complete:\n  ${faults.join('\n  ')}\nAdd them in src/**/messages.`);
};

/** Checks what can be checked without a server: types, and words in every language. The manifest was read before. */
export const checkProject = async ({ folder }: RemoteProject): Promise<void> => {
  await step('types', () => checkTypes(folder));
  await step('words', () => checkWords(folder));
};

const testLimitMs = 30 * 60_000;

/** Runs the remote's tests with the platform's preset for Jest. */
export const runTests = (folder: string, args: readonly string[] = []): Promise<void> =>
  execute(
    process.execPath,
    [require.resolve('jest/bin/jest'), '--config', require.resolve(`${ownPackage}/jest`), ...args],
    { cwd: folder, limitMs: testLimitMs },
  );
