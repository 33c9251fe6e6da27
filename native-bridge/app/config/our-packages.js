const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../../..');

/** The source file of an entry of our own packages, such as `@posy/shared-contracts/native`; null for all others. */
exports.ourPackages = (name) => {
  if (name === '@posy/native-controller') return join(root, 'native-bridge/controller/src/index.ts');
  if (name === '@posy/native-controller/testing') return join(root, 'native-bridge/controller/src/testing/index.ts');
  const [, entry] = /^@posy\/shared-contracts\/([a-z-]+)$/.exec(name) ?? [];
  return entry === undefined ? null : join(root, 'shared-contracts/src', entry, 'index.ts');
};
