/** Reads a part by its name, such as `wedding/tasks`. */
export type ReadPart = (name: string) => string;

/** Names that parts may use: the constants of the contract, such as `guestLengths`. */
export type NamedLimits = Readonly<Record<string, unknown>>;

const indented = (text: string, by: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : by + line))
    .join('\n');

const limitAt = (path: string, limits: NamedLimits): string => {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], limits);
  if (typeof found !== 'number') throw new Error(`A part of the rules names ${path}, which is no limit.`);
  return String(found);
};

// A document's field, as in `data.guestLengths`, does not match.
const limitName = /(?<![\w.])(?:\w+(?:Constants|Lengths|Limits)\b[\w.]*|\w+NameLength\b|most[A-Z]\w*)/g;

/**
 * A file of security rules from its parts: each line `include <name>` is replaced by the part of that name, as far in as
 * the line is, and each limit that a part names by its number. Parts include no others.
 */
export const composeRules = (main: string, readPart: ReadPart, limits: NamedLimits): string =>
  main
    .replace(/^( *)include (\S+)$/gm, (_line, by: string, name: string) => indented(readPart(name), by))
    .replace(limitName, (path) => limitAt(path, limits));
