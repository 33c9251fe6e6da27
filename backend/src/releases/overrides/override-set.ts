import { createHash } from 'node:crypto';
import { readReleaseSet, type ReleaseSet } from '@posy/shared-contracts/manifest';
import { serverSurface } from '../check/server-surface';
import { composeStored } from '../operate/deploy-stored';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { isVersion } from '../stored/builds';
import { type StoredSet } from '../stored/stored-set';

/** A set with one remote in another version. */
export interface ComposedSet {
  stored: StoredSet;
  set: ReleaseSet;
}

/** Compositions that are remembered: a page and its reloads ask for the same one. */
const rememberedSets = 50;

/**
 * Composes stored versions into sets, held against the others like a deploy. Nothing of it is stored: the id is made from
 * the content, so that the same address has the same id each time. Throws where a version is missing or does not fit.
 */
export const openOverrideSets = (store: ReleaseStore) => {
  const known = new Map<string, ComposedSet>();
  const compose = (base: StoredSet, remote: string, version: string): ComposedSet => {
    if (!isVersion(version)) throw new ReleaseFault(`"${version.slice(0, 60)}" is no version.`);
    const stored = composeStored(store, [{ name: remote, version }], base, serverSurface());
    return { stored, set: readReleaseSet(stored).set };
  };
  return (base: StoredSet, remote: string, version: string): ComposedSet => {
    const key = JSON.stringify([base.id, remote, version]);
    const composed = known.get(key) ?? compose(base, remote, version);
    known.delete(key);
    known.set(key, composed);
    for (const oldest of known.keys()) if (known.size > rememberedSets) known.delete(oldest);
    return composed;
  };
};

/** The id of a set around a developer's server: its own, so that its faults are counted against no released set. */
export const developerSetId = (base: StoredSet, remote: string, origin: string): string =>
  createHash('sha256')
    .update(JSON.stringify([base.id, remote, origin]))
    .digest('hex')
    .slice(0, 12);
