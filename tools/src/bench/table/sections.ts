import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { inRoot } from '#support/workspace';

/** Files of several benchmarks, each of which has a section in it. */
const files = {
  screens: inRoot('docs', 'screen-benchmarks.md'),
  benchmarks: inRoot('docs', 'benchmarks.md'),
};

const title = `# Benchmarks of screens

\`npm run bench -- planning\`, \`npm run bench -- inbox\` and \`npm run bench -- suppliers\` open the screens with more than any wedding,
supplier or list has, in Chromium and with the product's own server, and write their sections of this file. Times are of the machine that
a section names, as busy as its load says. Others: [search](benchmarks.md), [pages](../shell/BENCHMARKS.md), [firebase-local](../firebase-local/BENCHMARKS.md).
`;

/** Returns the text with this section in the place of the earlier one of its name, or at its end. */
export const withSection = (text: string, name: string, section: string): string => {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const next = `## ${name}\n\n${section.trim()}\n`;
  const isEarlier = (one: string): boolean => one.startsWith(`## ${name}\n`);
  const all = sections.some(isEarlier) ? sections.map((one) => (isEarlier(one) ? next : one)) : [...sections, next];
  return `${[head, ...all].map((part) => part.trim()).join('\n\n')}\n`;
};

/** Returns the day, the machine and its load, for a section's first line. */
const circumstances = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}; load ${(loadavg()[0] ?? 0).toFixed(1)} after.`;

/** Prints a benchmark's table, and writes it to the file of the screens' benchmarks, or to that of the others. */
export const writeSection = (name: string, lines: readonly string[], place: keyof typeof files = 'screens'): void => {
  const { [place]: file } = files;
  console.log(['', ...lines].join('\n'));
  const before = existsSync(file) ? readFileSync(file, 'utf8') : title;
  writeFileSync(file, withSection(before, name, [circumstances(), '', ...lines].join('\n')));
};
