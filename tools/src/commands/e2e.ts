import { findChromium } from '../browser/find-chromium';
import { buildStale } from '../build/build-stale';
import { execute } from '../support/execute';
import { step } from '../support/progress';
import { inRoot } from '../support/workspace';

/** `posy e2e [arguments of playwright test]`: the journeys, against a server of their own with temporary data. */
export const main = async (args: string[]): Promise<void> => {
  await buildStale();
  const chromium = await step('looking for Chromium', findChromium);
  await step('journeys', () =>
    execute(inRoot('node_modules', '.bin', 'playwright'), ['test', ...args], {
      cwd: inRoot('e2e'),
      env: { POSY_CHROMIUM: chromium, NODE_OPTIONS: '' },
    }),
  );
};
