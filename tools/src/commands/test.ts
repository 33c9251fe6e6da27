import { buildStale } from '../build/build-stale';
import { eachToItsEnd } from '../support/progress';
import { main as check } from './check';
import { main as e2e } from './e2e';
import { main as testNative } from './test-native';

const journeys = async (): Promise<void> => {
  await buildStale();
  await e2e(['--reporter', './support/short-report.ts']);
};

/** `posy test`: everything that CI runs: check, the app, the built platform, and the journeys through it in a browser. */
export const main = (): Promise<void> => eachToItsEnd([() => check([]), testNative, journeys]);
