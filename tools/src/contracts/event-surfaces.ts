import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EventSurface, hostSurface } from '@posy/shared-contracts/event-graph';
import { type RemoteManifestInput, remoteNames } from '@posy/shared-contracts/manifest';
import { inRoot } from '../support/workspace';

/** Events that the shell and every remote publish and handle, from the remotes' manifests. */
export const eventSurfaces = async (): Promise<EventSurface[]> => {
  const remotes = await Promise.all(
    remoteNames.map(async (name) => {
      const url = pathToFileURL(inRoot(name, 'src', 'manifest.ts')).href;
      const { manifest } = (await import(url)) as { manifest: RemoteManifestInput };
      return { name, publishes: manifest.publishes, handles: manifest.handles };
    }),
  );
  return [hostSurface, ...remotes];
};

const sourceBelow = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceBelow(path);
      return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') && entry.name !== 'manifest.ts'
        ? readFileSync(path, 'utf8')
        : '';
    })
    .join('\n');

/** Differences between what a package says that it publishes and handles and what its source does. */
export const undeclared = ({ name, publishes, handles }: EventSurface, source: string): string[] => {
  const published = new Set([...source.matchAll(/\.publish\(\s*'([a-z.-]+)'/g)].map(([, event = '']) => event));
  return [
    ...publishes
      .filter((event) => !published.has(event))
      .map((event) => `${name} names ${event} but never publishes it.`),
    ...[...published]
      .filter((event) => !publishes.includes(event))
      .map((event) => `${name} publishes ${event} without naming it.`),
    ...handles
      .filter((event) => !new RegExp(`'${event}'\\s*(?::|,|\\])`).test(source))
      .map((event) => `${name} names ${event} but never handles it.`),
  ];
};

/** The same for every package of the checkout. */
export const undeclaredEvents = (surfaces: readonly EventSurface[]): string[] =>
  surfaces.flatMap((surface) => undeclared(surface, sourceBelow(inRoot(surface.name, 'src'))));
