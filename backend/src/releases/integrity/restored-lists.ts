import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isVersion } from '../stored/builds';
import { type StoredSet } from '../stored/stored-set';

/** File with the integrity of a build's files, beside them. */
const listFile = 'posy-integrity.json';

type SetMember = Record<string, unknown> & { version: string };

interface Places {
  buildsDir: string;
  /** Sets that were released here, newest first. */
  earlier: () => Iterable<StoredSet>;
}

const listSchema = v.object({ url: v.string(), integrity: v.string() });

const listOf = (member: SetMember | undefined): unknown => {
  const read = v.safeParse(listSchema, member?.['integrityList']);
  return read.success ? read.output : undefined;
};

const memberOf = ({ shell, remotes }: StoredSet, name: string): SetMember | undefined =>
  name === 'shell' ? shell : remotes.find((remote) => remote.name === name);

/** Returns the integrity as it was released here: later changes of the bytes are detected. */
const asReleased = (name: string, { version }: SetMember, { earlier }: Places): unknown => {
  for (const set of earlier()) {
    const member = memberOf(set, name);
    const list = member?.version === version ? listOf(member) : undefined;
    if (list !== undefined) return list;
  }
  return undefined;
};

/** Returns the integrity of a build that no set here names with its list, from the build's own file. */
const asBuilt = (name: string, { version }: SetMember, { buildsDir }: Places): unknown => {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name) || !isVersion(version)) return undefined;
  try {
    const bytes = readFileSync(join(buildsDir, name, version, listFile));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return { url: `/releases/builds/${name}/${version}/${listFile}`, integrity };
  } catch {
    return undefined;
  }
};

/**
 * Returns the set with the integrity lists of every member that older tools leave out when they compose the next one: a
 * deploy of one remote must not lose the lists of all others. Builds without a list stay without.
 */
export const withRestoredLists = (set: StoredSet, places: Places): StoredSet => {
  const restored = <M extends SetMember>(name: string, member: M): M => {
    if (listOf(member) !== undefined) return member;
    const list = asReleased(name, member, places) ?? asBuilt(name, member, places);
    return list === undefined ? member : { ...member, integrityList: list };
  };
  return {
    ...set,
    shell: restored('shell', set.shell),
    remotes: set.remotes.map((remote) => restored(remote.name, remote)),
  };
};
