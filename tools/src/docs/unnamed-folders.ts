/** Folders that mean the same in every package: docs/architecture.md, "A remote's folders". */
const known = ['messages', 'reactions', 'slots', 'testing'];

/** The folders of a package's source that its README names nowhere as code: in a path, or alone. */
export const unnamedFolders = (readme: string, folders: readonly string[]): string[] => {
  const code = [...readme.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.split(/[^\w-]+/));
  return folders.filter((folder) => !known.includes(folder) && !code.includes(folder));
};
