import * as v from 'valibot';

/** Modules that a shell lends its remotes, or that a remote asks for: version, and names of our own modules. */
export const lentModulesSchema = v.record(
  v.string(),
  v.object({ version: v.string(), names: v.optional(v.array(v.string()), []) }),
);
export type LentModules = v.InferOutput<typeof lentModulesSchema>;

/** Beside a remote's scripts: what it asks a shell for. */
export const asksFile = 'posy-asks.json';

type Numbers = [major: number, minor: number, patch: number];

const numbersOf = (version: string): Numbers => {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  return [major, minor, patch];
};

const isAtLeast = (offered: string, asked: string): boolean => {
  const [own, wanted] = [numbersOf(offered), numbersOf(asked)];
  const at = own.findIndex((number, index) => number !== wanted[index]);
  return at < 0 || (own[at] ?? 0) > (wanted[at] ?? 0);
};

/** Returns true when a version satisfies a build against another one: module federation's `^`. */
const willDo = (offered: string, asked: string): boolean => {
  const [[major, minor], [askedMajor, askedMinor]] = [numbersOf(offered), numbersOf(asked)];
  return major === askedMajor && (major !== 0 || minor === askedMinor) && isAtLeast(offered, asked);
};

/** Returns true when a version lies in a range as builds write it: `^19.3.1`, `~1.2.0`, `>=1.2.0`, `1.2.0` or `*`. */
export const isInRange = (version: string, range: string): boolean => {
  const [, sign = '', asked = ''] = /^(\^|~|>=|=)?v?(\d[\w.-]*)$/.exec(range.replaceAll(' ', '')) ?? [];
  if (asked === '') return range.trim() === '*';
  if (sign === '>=') return isAtLeast(version, asked);
  const [[major, minor], [askedMajor, askedMinor]] = [numbersOf(version), numbersOf(asked)];
  if (sign === '~') return major === askedMajor && minor === askedMinor && isAtLeast(version, asked);
  return sign === '^' ? willDo(version, asked) : version === asked;
};

/** Lists in words the modules that a remote asks for and a shell does not lend; empty when it lends all. */
export const missingOf = (asks: LentModules, offers: LentModules): string[] =>
  Object.entries(asks).flatMap(([module, { version, names }]) => {
    const offered = offers[module];
    if (offered === undefined) return [module];
    if (!willDo(offered.version, version)) return [`${module} ${version} (it has ${offered.version})`];
    return names.filter((name) => !offered.names.includes(name)).map((name) => `${name} of ${module}`);
  });
