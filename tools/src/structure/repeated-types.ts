const declared = /^(?:export )?(?:declare )?(?:type|interface) ([A-Z]\w*)/gm;

/** Names that belong to one component or one function, and say so. */
const ofOne = new Set(['Props', 'Options']);

/** Names of types that a package declares three times or more, with the files of each. */
export const repeatedTypes = (texts: ReadonlyMap<string, string>): string[] => {
  const files = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const [, name = ''] of text.matchAll(declared)) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files]
    .filter(([name, those]) => those.length > 2 && !ofOne.has(name))
    .map(([name, those]) => `${name}: ${those.join(', ')}`);
};
