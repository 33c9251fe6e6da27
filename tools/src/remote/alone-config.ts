import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from '../webpack/base-config';
import { ownPackage } from './own-package';
import type { RemoteProject } from './project';

const sourceOf = (folder: string, module: string): string =>
  ['.tsx', '.ts']
    .map((ending) => join(folder, 'src', `${module.slice(2)}${ending}`))
    .find((path) => existsSync(path)) ?? join(folder, 'src', module);

/** The script that shows a remote's modules on a page of its own. */
export const aloneScript = ({ folder, manifest }: RemoteProject): string => {
  const modules = manifest.exposes
    .filter((module) => module !== './reactions')
    .map((module) => `  ${JSON.stringify(module)}: () => import(${JSON.stringify(sourceOf(folder, module))}),`);
  return [
    `import { showAlone } from '${ownPackage}/alone';`,
    `import { manifest } from ${JSON.stringify(join(folder, 'src', 'manifest.ts'))};`,
    `showAlone(manifest, {\n${modules.join('\n')}\n});`,
    '',
  ].join('\n');
};

/** Builds a remote with all that a page lends it, into a folder of its own: for `dev --alone` and nothing else. */
export const aloneConfig = (project: RemoteProject): Configuration => {
  const base = baseConfig(project.folder, 'development');
  const built = join(project.folder, 'node_modules', '.cache', 'posy-alone');
  const entry = join(built, 'entry.js');
  mkdirSync(built, { recursive: true });
  writeFileSync(entry, aloneScript(project));
  return {
    ...base,
    name: `${project.manifest.name}-alone`,
    entry: { alone: entry },
    output: {
      ...base.output,
      path: join(built, 'dist'),
      filename: '[name].js',
      cssFilename: '[name].css',
      publicPath: '/',
    },
  };
};
