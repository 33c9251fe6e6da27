import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@posy/shared-contracts/endpoints';
import * as v from 'valibot';
import { readIndexes, readPackageFile, readRules } from '#config/files';
import { writeAtomically } from '../stored/files';
import { oldestAppSchema, type ServerSurface, serverSurfaceSchema } from './build-surface';
import { describeCall } from './describe-call';
import { fieldsOfRules } from './rules-fields';

/** Beside the sets: what the server that last started here offers. */
const fileName = 'server.json';

/** The oldest app that is supported: `native` of the contract's surface at the commit that it was built from. */
const readOldestApp = (): ServerSurface['oldestApp'] =>
  v.parse(oldestAppSchema, JSON.parse(readPackageFile('src/releases/check/oldest-app.json')));

/** Calls, rules, indexes and apps that the server of this code offers. */
export const serverSurface = (rules = readRules(), indexes = readIndexes()): ServerSurface => ({
  calls: Object.fromEntries(
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => [name, describeCall(endpoint)]),
  ),
  documents: fieldsOfRules(rules),
  indexes,
  oldestApp: readOldestApp(),
});

/** Writes the server's surface to a file, for deploys beside it. */
export const noteServerSurface = (releasesDir: string): Promise<void> =>
  writeAtomically(join(releasesDir, fileName), `${JSON.stringify(serverSurface())}\n`);

/** Surface of the server that last started with these releases; null when none did, or it did not write one. */
export const notedServerSurface = (releasesDir: string): ServerSurface | null => {
  const path = join(releasesDir, fileName);
  if (!existsSync(path)) return null;
  try {
    const parsed = v.safeParse(serverSurfaceSchema, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};
