import { pathToFileURL } from 'node:url';
import { type Configuration } from 'webpack';
import { type BrowserPackage, inRoot } from '../support/workspace';

/** What a package builds, as its `webpack.config.ts` says: one compilation, or several into the same folder. */
export const configurationsOf = async (name: BrowserPackage): Promise<Configuration[]> => {
  const { default: built } = (await import(pathToFileURL(inRoot(name, 'webpack.config.ts')).href)) as {
    default: Configuration | Configuration[];
  };
  return [built].flat();
};
