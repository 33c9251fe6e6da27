import { pathToFileURL } from 'node:url';
import { type Configuration } from 'webpack';
import { type BrowserPackage, inRoot } from '../support/workspace';

/** Compilations of a package, by its `webpack.config.ts`: one, or several into the same folder. */
export const configurationsOf = async (name: BrowserPackage): Promise<Configuration[]> => {
  const { default: built } = (await import(pathToFileURL(inRoot(name, 'webpack.config.ts')).href)) as {
    default: Configuration | Configuration[];
  };
  return [built].flat();
};
