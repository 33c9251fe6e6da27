import { findChromium } from '../browser/find-chromium';
import { eachToItsEnd, step } from '../support/progress';
import { runFastTier } from '../tiers/journeys';
import { sayClosing, withTally } from '../tiers/tally';
import { runUnitTests } from '../tiers/unit-tests';
import { readCode } from './check';

/**
 * `posy test`: what stands before every change of the main line, and all that CI runs: format, lint, types, unit tests, and
 * the gate's journeys through the built platform. `posy test-full` runs the rest.
 */
export const main = async (): Promise<void> => {
  // Unit tests and journeys need a browser: without one nothing else is worth its time.
  await findChromium();
  // A failure within the first minute ends the run: a quarter of an hour later the result would be the same.
  await readCode();
  await withTally(() => eachToItsEnd([() => step('unit tests', runUnitTests), runFastTier]), sayClosing);
};
