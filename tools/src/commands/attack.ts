import { findChromium } from '../browser/find-chromium';
import { buildStale } from '../build/build-stale';
import { execute } from '../support/execute';
import { step } from '../support/progress';
import { inRoot } from '../support/workspace';

/** `posy attack [name]`: what somebody who means harm tries, against a server of its own with temporary data. */
export const main = async (args: string[]): Promise<void> => {
  await buildStale();
  const chromium = await step('looking for Chromium', findChromium);
  await step('attacks', () =>
    execute(inRoot('node_modules', '.bin', 'playwright'), ['test', ...args], {
      cwd: inRoot('e2e'),
      env: { POSY_CHROMIUM: chromium, NODE_OPTIONS: '', POSY_E2E_RUN: 'attacks' },
    }),
  );
};
