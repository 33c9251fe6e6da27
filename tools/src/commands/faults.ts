import { execute } from '../support/execute';
import { step } from '../support/progress';
import { faultPackages, inRoot } from '../support/workspace';

/**
 * `posy faults [firebase-local | backend]`: the long form of the fault suites, whose short form the unit tests run. Servers
 * are killed and connections cut hundreds of times.
 */
export const main = async ([name]: string[]): Promise<void> => {
  for (const one of faultPackages.filter((each) => name === undefined || each === name))
    await step(`faults of ${one}`, () =>
      execute(process.execPath, ['faults.mjs'], { cwd: inRoot(one), limitMs: Infinity }),
    );
};
