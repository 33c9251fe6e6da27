import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { buildFolder } from '../build/build-folder';
import { remoteConfig } from '../webpack/remote-config';
import { remoteServerConfig } from '../webpack/server-config';
import type { RemoteProject } from './project';

/** Compilations of a remote: its manifest says all that differs, and a server half is built where there is one. */
export const configurationsOfProject = ({ folder, manifest }: RemoteProject): Configuration[] => [
  remoteConfig({ projectDir: folder, manifest }),
  ...(existsSync(join(folder, 'src', 'server.tsx'))
    ? [remoteServerConfig({ projectDir: folder, name: manifest.name })]
    : []),
];

/** Builds a remote into its `dist/`, as the platform's own are built. */
export const buildProject = (project: RemoteProject): Promise<void> =>
  buildFolder(configurationsOfProject(project), join(project.folder, 'dist'), project.folder);
