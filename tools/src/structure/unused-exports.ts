import { basename } from 'node:path';

const exported = /^export (?:async )?(?:const|class|enum|type|interface|function\*?) ([A-Za-z_$][\w$]*)/gm;
const words = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Files whose exports are for others, who may not be in this repository. */
const isSurface = (file: string): boolean => /^(?:facade|index|public)\.tsx?$/.test(basename(file));

/** Exports that nothing names, neither another file nor their own: `file: name`. `files` have every text of the workspace. */
export const unusedExports = (files: ReadonlyMap<string, string>): string[] => {
  const times = new Map<string, number>();
  for (const text of files.values()) for (const word of words(text)) times.set(word, (times.get(word) ?? 0) + 1);
  return [...files].flatMap(([file, text]) =>
    isSurface(file)
      ? []
      : [...text.matchAll(exported)].flatMap(([, name = '']) => (times.get(name) === 1 ? [`${file}: ${name}`] : [])),
  );
};
