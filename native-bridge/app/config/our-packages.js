const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../../..');
const contracts = join(root, 'shared-contracts');
const { imports } = require(join(contracts, 'package.json'));

/**
 * The source file of an import inside the contract, such as `#constants/people`; null when its package lists none. Metro
 * would look for that list itself, but sees the package's sources only.
 */
const ownImport = (name) => {
  const found = Object.entries(imports).find(
    ([pattern]) => pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1))),
  );
  if (found === undefined) return null;
  const [pattern, path] = found;
  return join(contracts, path.replace('*', name.slice(pattern.length - 1)));
};

/** The source file of an entry of our own packages, such as `@posy/shared-contracts/native`; null for all others. */
exports.ourPackages = (name) => {
  if (name === '@posy/native-controller') return join(root, 'native-bridge/controller/src/index.ts');
  if (name === '@posy/native-controller/testing') return join(root, 'native-bridge/controller/src/testing/index.ts');
  if (name.startsWith('#')) return ownImport(name);
  const [, entry] = /^@posy\/shared-contracts\/([a-z-]+)$/.exec(name) ?? [];
  return entry === undefined ? null : join(contracts, 'src', entry, 'index.ts');
};
