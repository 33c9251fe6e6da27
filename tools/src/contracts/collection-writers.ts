/** Names of the contract's collections that a source text assigns to variables, by variable. */
const variablesOf = (source: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [, variable = '', value = ''] of source.matchAll(
    /const (\w+) = ((?:(?!const )[^;])*collections\.\w+\([^;]*);/g,
  )) {
    const names = [...value.matchAll(/collections\.(\w+)\(/g)].map(([, name = '']) => name);
    found.set(variable, [...(found.get(variable) ?? []), ...names]);
  }
  return found;
};

/**
 * The contract's collections that a source text writes: those of literals such as
 * `{ kind: 'update', collection: collections.notes(weddingId), … }` and those that the kit's makers of writes are given
 * (`changeFields(collections.notes(weddingId), …)`), also through a variable of the same file.
 */
export const writtenCollections = (source: string): string[] => {
  const variables = variablesOf(source);
  const writes = source.matchAll(
    /kind: '(?:set|update|merge|delete)',\s*collection(?:: (?:collections\.(\w+)\(|(\w+)))?/g,
  );
  const made = source.matchAll(
    /\b(?:(?:make|restore|update|delete)(?:Write|Document)|changeFields)(?:<\w+>)?\(\s*(?:collections\.(\w+)\(|(\w+))/g,
  );
  const names = [...writes, ...made].flatMap(([, direct, variable = 'collection']) =>
    direct === undefined ? (variables.get(variable) ?? []) : [direct],
  );
  return [...new Set(names)].sort();
};

/** A collection's path as owners name it: `weddings/w1/tasks` is `weddings/tasks`. */
const ownedName = (path: string): string =>
  path
    .split('/')
    .filter((_part, index) => index % 2 === 0)
    .join('/');

/** Writers of a collection: its owner, and the owners of single fields of its documents. */
export const writersOf = (path: string, owners: Readonly<Record<string, string>>): string[] => {
  const name = ownedName(path);
  return Object.entries(owners)
    .filter(([owned]) => owned === name || owned.startsWith(`${name}.`))
    .map(([, owner]) => owner);
};
