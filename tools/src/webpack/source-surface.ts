import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildSurface, describeCall } from '@posy/backend/build-files';
import { collectionOwners, collections } from '@posy/shared-contracts/collections';
import { describeSchema } from '@posy/shared-contracts/compat';
import { type Endpoint, endpoints } from '@posy/shared-contracts/endpoints';
import { type BusEvent, eventNamed, events } from '@posy/shared-contracts/events';
import { sourcesBelow } from '../areas/import-circles';
import { writtenCollections } from '../contracts/collection-writers';
import { missingWords } from '../messages/package-catalogues';

type EventSide = BuildSurface['publishes'][string];

const sideOf = ({ version, delivery, payload }: BusEvent): EventSide => {
  const shape = describeSchema(payload);
  const hash = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12);
  return { version, delivery, hash, payload: shape };
};

/** Events as the contract that is built with has them; a name that it does not have fails the build. */
const sidesOf = (name: string, names: readonly string[]): Record<string, EventSide> =>
  Object.fromEntries(
    names.map((event) => {
      const definition = eventNamed(event);
      if (definition === null) throw new Error(`${name} names the event ${event}, which the contract does not have.`);
      return [event, sideOf(definition)];
    }),
  );

/** Events that the host's bus carries: all of its contract. */
const carriedEvents = (): NonNullable<BuildSurface['carries']> =>
  Object.fromEntries(
    Object.values(events as Record<string, BusEvent>).map((event) => [
      event.name,
      { ...sideOf(event), casts: Object.keys(event.casts).map(Number) },
    ]),
  );

const namedCalls = (source: string): BuildSurface['calls'] =>
  Object.fromEntries(
    Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([name]) => new RegExp(`['"]${name}['"]`).test(source))
      .map(([name, endpoint]) => [name, describeCall(endpoint)]),
  );

/** `weddings/{id}/tasks` is called `weddings/tasks` where owners are named. */
const ownedName = (path: string): string => path.replaceAll('/{id}', '');

/** Fields of a collection's documents that clients write: the backend's own are left out. */
const writtenFields = (path: string, schema: unknown): string[] =>
  Object.keys(describeSchema(schema).fields ?? {})
    .filter((field) => collectionOwners[`${ownedName(path)}.${field}`] !== 'backend')
    .sort();

const writtenDocuments = (sources: readonly string[]): BuildSurface['documents'] =>
  Object.fromEntries(
    [...new Set(sources.flatMap(writtenCollections))].sort().map((name) => {
      const { path, schema } = collections[name as keyof typeof collections]('{id}');
      return [path, writtenFields(path, schema)];
    }),
  );

const sourcesOf = (projectDir: string): string[] =>
  sourcesBelow(join(projectDir, 'src'))
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8'));

/** A package as its surface is read from its sources. */
export interface SurfaceOf {
  name: string;
  projectDir: string;
  publishes: readonly string[];
  handles: readonly string[];
  isHost: boolean;
}

/** Reads from a package's sources what it needs of the other packages on a page, and of the server. */
export const sourceSurface = async ({
  name,
  projectDir,
  publishes,
  handles,
  isHost,
}: SurfaceOf): Promise<Omit<BuildSurface, 'screens' | 'forDevelopment'>> => {
  const sources = sourcesOf(projectDir);
  return {
    publishes: sidesOf(name, publishes),
    handles: sidesOf(name, handles),
    calls: namedCalls(sources.join('\n')),
    documents: writtenDocuments(sources),
    words: await missingWords(projectDir),
    ...(isHost && { carries: carriedEvents() }),
  };
};
