import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Every package with its name in the workspace and the folder of its sources: `src`, or all of it. */
export const sourceFolders = (): [name: string, folder: string][] => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces.map((name) => {
    const src = join(root, name, 'src');
    return [name, existsSync(src) ? src : join(root, name)];
  });
};
