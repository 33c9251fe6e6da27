import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IntegrityList, type ReleaseSet } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { isVersion } from '../stored/builds';

/** Integrity of files of builds, by the path at which they are served. */
export type Integrities = ReadonlyMap<string, string>;

const listSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]+$/)));
const listPath = /^\/releases\/builds\/([a-z0-9-]+)\/([^/]+)\/([a-z-]+\.json)$/;

/** Reads the list of a build. Throws when its bytes are not those that the set names. */
const readList = async (buildsDir: string, { url, integrity }: IntegrityList): Promise<[string, string][]> => {
  const [, name = '', version = '', file = ''] = listPath.exec(url) ?? [];
  if (!isVersion(version)) throw new Error(`${url} cannot be the list of a build.`);
  const bytes = await readFile(join(buildsDir, name, version, file));
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new Error(`${url} has other bytes than were released.`);
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  return Object.entries(v.parse(listSchema, JSON.parse(bytes.toString()))).map(([each, of]) => [`${base}${each}`, of]);
};

/**
 * Reads the lists of a set's builds, each once. One that was changed or is gone is reported, taken for none, and read
 * again when it is asked for again: it may have been the disk.
 */
export const openIntegrityLists = (buildsDir: string, report: (sentence: string) => void) => {
  const known = new Map<string, Promise<[string, string][]>>();
  const reported = new Set<string>();
  const readOnce = async (list: IntegrityList, key: string): Promise<[string, string][]> => {
    try {
      const entries = await readList(buildsDir, list);
      reported.delete(key);
      return entries;
    } catch (error) {
      known.delete(key);
      const why = error instanceof Error ? error.message : String(error);
      if (!reported.has(key)) report(`Pages refuse what comes from ${list.url}: ${why}`);
      reported.add(key);
      return [];
    }
  };
  const entriesOf = (list: IntegrityList): Promise<[string, string][]> => {
    const key = `${list.url} ${list.integrity}`;
    const reading = known.get(key) ?? readOnce(list, key);
    known.set(key, reading);
    return reading;
  };
  return async ({ shell, remotes }: ReleaseSet): Promise<Integrities> => {
    const lists = [shell, ...remotes].flatMap(({ integrityList }) => integrityList ?? []);
    const first = Object.entries(shell.integrity);
    const entries = remotes.map(({ entry, integrity }): [string, string] => [entry, integrity]);
    return new Map([...(await Promise.all(lists.map(entriesOf))).flat(), ...first, ...entries]);
  };
};

/** Returns true when the integrity of a file is unknown although its build has a list: the list could not be read. */
export const isUnproven = (
  { shell, remotes }: ReleaseSet,
  files: readonly string[],
  integrities: Integrities,
): boolean => {
  const folders = [shell, ...remotes].flatMap(({ integrityList }) =>
    integrityList === undefined ? [] : [integrityList.url.slice(0, integrityList.url.lastIndexOf('/') + 1)],
  );
  return files.some((file) => !integrities.has(file) && folders.some((folder) => file.startsWith(folder)));
};
