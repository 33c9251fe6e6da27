import { readFileSync } from 'node:fs';
import { type LeftOut, readReleaseSet, type ReleaseSet } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';

const member = v.looseObject({ name: v.string(), version: v.string() });

/**
 * A set as it is stored on disk. Only the fields that composing needs are read: a deploy from an older checkout must
 * not lose fields that it does not know.
 */
export const storedSetSchema = v.looseObject({
  id: v.string(),
  createdAt: v.string(),
  contract: v.number(),
  shell: v.looseObject({ version: v.string() }),
  remotes: v.array(member),
});
export type StoredSet = v.InferOutput<typeof storedSetSchema>;

/** A remote of a stored set. */
export type StoredRemote = StoredSet['remotes'][number];

/** A set, as it lies on the disk and as this server reads it. */
export interface SetRecord {
  stored: StoredSet;
  set: ReleaseSet;
  leftOut: LeftOut[];
}

/** Reads a set. Throws when it is missing or unusable. */
export const readSetFile = (path: string): SetRecord => {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return { stored: v.parse(storedSetSchema, json), ...readReleaseSet(json) };
};

/** The set; null when it is damaged or missing. */
export const tryReadSetFile = (path: string): SetRecord | null => {
  try {
    return readSetFile(path);
  } catch {
    return null;
  }
};
