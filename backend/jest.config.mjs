import { createRequire } from 'node:module';

const { preset } = createRequire(import.meta.url)('../tools/jest/preset.cjs');
const base = preset({ environment: 'node' });

// @fastify/static requires this package, which is published as ESM only.
const [ignored] = base.transformIgnorePatterns;
// Servers start in these tests, and builds of other packages may run beside them: a hung test still ends.
export default {
  ...base,
  testTimeout: 60_000,
  transformIgnorePatterns: [ignored.replace('(?!(', '(?!(content-disposition|marked|')],
};
