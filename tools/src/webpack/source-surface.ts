import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildSurface,
  declaredSideOf,
  describeCall,
  eventSideOf,
  type QuerySide,
} from '@posy/backend/build-files';
import { collectionOwners, collections } from '@posy/shared-contracts/collections';
import { currentSurface, describeSchema } from '@posy/shared-contracts/compat';
import { type Endpoint, endpoints } from '@posy/shared-contracts/endpoints';
import { type BusEvent, eventNamed, events } from '@posy/shared-contracts/events';
import type { OpenManifestInput } from '@posy/shared-contracts/manifest';
import { sourcesBelow } from '../areas/import-circles';
import { collectionQueries, type CollectionQuery } from '../contracts/collection-queries';
import { writtenCollections } from '../contracts/collection-writers';
import { missingWords } from '../messages/package-catalogues';

type EventSide = BuildSurface['publishes'][string];

type DeclaredEvents = NonNullable<OpenManifestInput['events']>;

/** An event as the contract that is built with has it, or as the package itself declares it; null when neither has it. */
const sideIn = (event: string, declared: DeclaredEvents): EventSide | null => {
  const definition = eventNamed(event);
  if (definition !== null) return eventSideOf(definition);
  const { [event]: own } = declared;
  if (own === undefined) return null;
  const { casts: _casts, ...side } = declaredSideOf(event, own);
  return side;
};

/** Events that a package publishes. A name that nobody knows fails the build. */
const publishedSides = ({ name, publishes, events: declared = {} }: SurfaceOf): Record<string, EventSide> =>
  Object.fromEntries(
    publishes.map((event) => {
      const side = sideIn(event, declared);
      if (side === null) throw new Error(`${name} names the event ${event}, which the contract does not have.`);
      return [event, side];
    }),
  );

/** Events that a package handles. Events of other remotes are not known here: a deploy looks for their declaration. */
const handledSides = ({ handles, events: declared = {} }: SurfaceOf): Record<string, EventSide> =>
  Object.fromEntries(
    handles.flatMap((event) => {
      const side = sideIn(event, declared);
      return side === null ? [] : [[event, side] as const];
    }),
  );

/** Events that the host's bus carries: all of its contract. */
const carriedEvents = (): NonNullable<BuildSurface['carries']> =>
  Object.fromEntries(
    Object.values(events as Record<string, BusEvent>).map((event) => [
      event.name,
      { ...eventSideOf(event), casts: Object.keys(event.casts).map(Number) },
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

const querySide = ({ collection, where, orderBy }: CollectionQuery): QuerySide => {
  const { path } = collections[collection as keyof typeof collections]('{id}');
  return { path, where, orderBy };
};

/** Queries of collections, each once. */
const askedQueries = (sources: readonly string[]): BuildSurface['queries'] => {
  const asked = sources.flatMap(collectionQueries).map((query) => JSON.stringify(querySide(query)));
  return [...new Set(asked)].sort().map((text) => JSON.parse(text) as QuerySide);
};

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
  /** Events of its own. */
  events?: DeclaredEvents | undefined;
  isHost: boolean;
}

/** Reads from a package's sources what it needs of the other packages on a page, and of the server. */
export const sourceSurface = async (of: SurfaceOf): Promise<Omit<BuildSurface, 'screens' | 'forDevelopment'>> => {
  const sources = sourcesOf(of.projectDir);
  return {
    publishes: publishedSides(of),
    handles: handledSides(of),
    calls: namedCalls(sources.join('\n')),
    documents: writtenDocuments(sources),
    queries: askedQueries(sources),
    words: await missingWords(of.projectDir),
    ...(of.isHost && { carries: carriedEvents(), carriesDeclared: true, native: currentSurface().native }),
  };
};
