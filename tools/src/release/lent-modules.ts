import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PlainError } from '../support/progress';

/** Modules that a shell lends its remotes, or that a remote asks for: version, and names of our own modules. */
const lentModulesSchema = v.record(
  v.string(),
  v.object({ version: v.string(), names: v.optional(v.array(v.string()), []) }),
);
export type LentModules = v.InferOutput<typeof lentModulesSchema>;

/** Beside a remote's scripts: what it asks a shell for. */
export const asksFile = 'posy-asks.json';

const numbersOf = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  return [major, minor, patch];
};

/** Returns true when a version satisfies the one that another was built against: federation's `^`. */
const willDo = (offered: string, asked: string): boolean => {
  const [major, minor, patch] = numbersOf(offered);
  const [askedMajor, askedMinor, askedPatch] = numbersOf(asked);
  if (major !== askedMajor || (major === 0 && minor !== askedMinor)) return false;
  return minor > askedMinor || (minor === askedMinor && patch >= askedPatch);
};

/** Returns the modules that a remote needs and a shell does not provide, in words; empty when it has all. */
export const missingOf = (asks: LentModules, offers: LentModules): string[] =>
  Object.entries(asks).flatMap(([module, { version, names }]) => {
    const offered = offers[module];
    if (offered === undefined) return [module];
    if (!willDo(offered.version, version)) return [`${module} ${version} (it has ${offered.version})`];
    return names.filter((name) => !offered.names.includes(name)).map((name) => `${name} of ${module}`);
  });

interface Build {
  name: string;
  version: string;
}

const readIn = (buildsDir: string, { name, version }: Build, file: string): unknown => {
  const path = join(buildsDir, name, version, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};

/** A build from before this was written down says nothing, and is asked for nothing. */
const lentIn = (read: unknown): LentModules | null => {
  const parsed = v.safeParse(lentModulesSchema, read);
  return parsed.success ? parsed.output : null;
};

/** Ends a deploy of a remote that asks the shell for what only a younger one lends: pages would show a fault in its place. */
export const refuseYounger = (buildsDir: string, shellVersion: string, remotes: readonly Build[]): void => {
  const shell = readIn(buildsDir, { name: 'shell', version: shellVersion }, 'posy-shell.json');
  const offers = lentIn((shell as { offers?: unknown } | null)?.offers);
  if (offers === null) return;
  for (const remote of remotes) {
    const missing = missingOf(lentIn(readIn(buildsDir, remote, asksFile)) ?? {}, offers);
    if (missing.length > 0)
      throw new PlainError(
        `${remote.name} ${remote.version} asks for what the shell ${shellVersion} does not lend: ${missing.join(', ')}. No page would show it. Deploy the shell first, or with it: npm run deploy -- shell ${remote.name}.`,
      );
  }
};
