import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watchBuilds } from '#build/watch-builds';
import { serveForDevelopment } from '#server/serve-for-development';
import { configurationsOfProject } from '../build-project';
import { readProject } from '../project';

/** `posy-remote dev [--port <number>]`: the remote from source, for pages of any installation that allows it. */
export const main = async (args: string[]): Promise<void> => {
  const { port } = parseArgs({ args, options: { port: { type: 'string' } } }).values;
  const project = await readProject();
  const built = await serveForDevelopment(project.manifest.name, join(project.folder, 'dist'), port);
  watchBuilds(configurationsOfProject(project), built);
};
