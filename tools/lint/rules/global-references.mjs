/**
 * Returns the references of a module to values of names that it neither declares nor imports. A name that the
 * configuration declares (`languageOptions.globals`) is a variable of the global scope without a definition; every
 * other one is left in `through`.
 */
export const globalReferences = (scope) =>
  [
    ...scope.through,
    ...scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references),
  ].filter(({ isTypeReference }) => isTypeReference !== true);
