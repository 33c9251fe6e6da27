import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleasedRemote, type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type Integrities } from '#releases/index';
import { isVersion } from '#releases/stored/builds';

/** The file of a build that holds its server half. */
const file = 'posy-server.cjs';

/** Stands in a server half where the address of its build belongs, which a build does not know of itself. */
const ownAddress = 'posy-build:/';

/** A server half, whose bytes are those that were released. */
export interface Half {
  /** Path and integrity of its bytes: the same key renders the same. */
  key: string;
  /** Names its build's files by their addresses. */
  code: string;
  /** For stack traces. */
  filename: string;
}

/** The address of a build's server half, and of everything that lies beside it. */
const baseOf = ({ entry }: ReleasedRemote): string => entry.slice(0, entry.lastIndexOf('/') + 1);

const buildPath = /^\/releases\/builds\/([a-z0-9-]+)\/([^/]+)\/$/;

const keyOf = (base: string, integrity: string): string => `${base} ${integrity}`;

const readHalf = async (buildsDir: string, base: string, integrity: string): Promise<Half> => {
  const [, name = '', version = ''] = buildPath.exec(base) ?? [];
  if (!isVersion(version)) throw new Error(`${base} cannot be a build.`);
  const bytes = await readFile(join(buildsDir, name, version, file));
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
    throw new Error(`${base}${file} has other bytes than were released.`);
  const code = bytes.toString().replaceAll(ownAddress, base);
  return { key: keyOf(base, integrity), code, filename: `${name}/${version}/${file}` };
};

/** The server halves of a set's members, each read once. One that its build does not list is not there. */
export const openServerHalves = (buildsDir: string) => {
  const known = new Map<string, Promise<Half>>();
  const halfAt = (base: string, integrities: Integrities): Promise<Half> | null => {
    const integrity = integrities.get(`${base}${file}`);
    if (integrity === undefined) return null;
    const key = keyOf(base, integrity);
    const half = known.get(key) ?? readHalf(buildsDir, base, integrity);
    known.set(key, half);
    half.catch(() => known.delete(key));
    return half;
  };
  return {
    ofShell: ({ shell }: ReleaseSet, integrities: Integrities) =>
      halfAt(shell.base.endsWith('/') ? shell.base : `${shell.base}/`, integrities),
    ofRemote: (remote: ReleasedRemote, integrities: Integrities) => halfAt(baseOf(remote), integrities),
  };
};
export type ServerHalves = ReturnType<typeof openServerHalves>;
