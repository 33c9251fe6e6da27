import { type BrowserPackage } from '../support/workspace';
import { forgetBuilt } from './build-stamp';
import { configurationsOf } from './configurations-of';
import { watchBuilds } from './watch-builds';

/** Builds the package into its `dist/` at each change, for development, and calls back after each build: with its faults where there are some. */
export const watchPackage = async (
  name: BrowserPackage,
  built: () => void,
  failed?: (faults: string) => void,
): Promise<void> => {
  forgetBuilt(name);
  watchBuilds(await configurationsOf(name), built, failed);
};
