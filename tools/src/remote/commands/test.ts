import { runTests } from '../check-project';
import { readProject } from '../project';

/** `posy-remote test [Jest's options]`: runs the tests of the remote of this folder. */
export const main = async (args: string[]): Promise<void> => {
  const { folder } = await readProject();
  await runTests(folder, args);
};
