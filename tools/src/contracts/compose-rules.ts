/** Reads a part by its name, such as `wedding/tasks`. */
export type ReadPart = (name: string) => string;

const indented = (text: string, by: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : by + line))
    .join('\n');

/**
 * A file of security rules from its parts: each line `include <name>` is replaced by the part of that name, as far in as
 * the line is. Parts include no others.
 */
export const composeRules = (main: string, readPart: ReadPart): string =>
  main.replace(/^( *)include (\S+)$/gm, (_line, by: string, name: string) => indented(readPart(name), by));
