import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watchBuilds } from '#build/watch-builds';
import { portOf, serveForDevelopment } from '#server/serve-for-development';
import { say } from '#support/progress';
import { aloneConfig } from '../alone-config';
import { configurationsOfProject } from '../build-project';
import { readProject, type RemoteProject } from '../project';
import { serveAlone } from '../serve-alone';

const showAlone = async (project: RemoteProject, port: number): Promise<void> => {
  const configuration = aloneConfig(project);
  const { origin, reload, fail } = await serveAlone(String(configuration.output?.path), port);
  say(`${project.manifest.name} alone, with a host in memory: ${origin}`);
  watchBuilds([configuration], reload, fail);
};

/**
 * `posy-remote dev [--alone] [--port <number>]`: the remote from source, for pages of any installation that allows it; or
 * alone, on a page of its own.
 */
export const main = async (args: string[]): Promise<void> => {
  const options = { port: { type: 'string' }, alone: { type: 'boolean', default: false } } as const;
  const { port, alone } = parseArgs({ args, options }).values;
  const project = await readProject();
  if (alone) return showAlone(project, portOf(port));
  const built = await serveForDevelopment(project.manifest.name, join(project.folder, 'dist'), port);
  watchBuilds(configurationsOfProject(project), built);
};
