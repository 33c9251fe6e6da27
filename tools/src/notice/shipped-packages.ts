/** An entry of a lockfile (npm's `lockfileVersion` 3, `packages`). */
export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export type Lockfile = Record<string, LockedPackage>;

/** A package of others that is part of what we hand out. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** Licence of its package (SPDX); null when it states none. */
  licence: string | null;
}

const modules = 'node_modules/';
const nameAt = (path: string): string => path.slice(path.lastIndexOf(modules) + modules.length);

/**
 * Returns the path at which Node finds `name` from the package at `path`: its own folder first, then each one above.
 */
const resolve = (lock: Lockfile, path: string, name: string): string | null => {
  for (let from = path; ; from = from.slice(0, Math.max(from.lastIndexOf('/'), 0))) {
    const found = from === '' ? modules + name : `${from}/${modules}${name}`;
    if (lock[found] !== undefined) return found;
    if (from === '') return null;
  }
};

const needsOf = (entry: LockedPackage): string[] =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });

/**
 * Returns all packages that those at `roots` (folders of the workspace) need at run time, without those for building
 * and testing. An optional package that the lockfile does not contain is left out, as npm does.
 */
export const shippedPackages = (lock: Lockfile, roots: readonly string[]): ShippedPackage[] => {
  const seen = new Set<string>();
  const open = [...roots];
  const shipped = new Map<string, ShippedPackage>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = lock[path];
    if (entry === undefined) throw new Error(`package-lock.json has no package at "${path}".`);
    if (seen.has(path)) continue;
    seen.add(path);
    if (entry.link === true) {
      open.push(entry.resolved ?? path);
      continue;
    }
    for (const name of needsOf(entry)) {
      const found = resolve(lock, path, name);
      if (found !== null) open.push(found);
    }
    if (!path.includes(modules)) continue;
    const [name, version] = [entry.name ?? nameAt(path), entry.version ?? ''];
    shipped.set(`${name}@${version}`, { name, version, licence: entry.license ?? null });
  }
  return [...shipped.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
};
