import { buildStale } from '../build/build-stale';
import { main as check } from './check';
import { main as e2e } from './e2e';
import { main as testNative } from './test-native';

/** `posy test`: everything that CI runs: check, the app, the built platform, and the journeys through it in a browser. */
export const main = async (): Promise<void> => {
  await check([]);
  await testNative();
  await buildStale();
  await e2e(['--reporter', './support/short-report.ts']);
};
