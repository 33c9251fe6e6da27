import { type ReleaseBucket } from '../release-bucket';

/** A bucket in memory, and what is in it. */
export const memoryBucket = (): ReleaseBucket & { objects: Map<string, Buffer> } => {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    list: async (prefix) => [...objects.keys()].filter((name) => name.startsWith(prefix)),
    read: async (name) => objects.get(name) ?? null,
    async create(name, body) {
      if (objects.has(name)) return false;
      objects.set(name, body);
      return true;
    },
    write: async (name, body) => void objects.set(name, body),
    remove: async (name) => void objects.delete(name),
  };
};
