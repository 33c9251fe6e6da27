/**
 * Where a module uses the value of a name that it neither declares nor imports. A name that the configuration declares
 * (`languageOptions.globals`) is a variable of the global scope without a definition; any other one is left in `through`.
 */
export const globalReferences = (scope) =>
  [
    ...scope.through,
    ...scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references),
  ].filter(({ isTypeReference }) => isTypeReference !== true);
