import { createRequire } from 'node:module';

const { preset } = createRequire(import.meta.url)('@posy/tools/jest');
const base = preset({ environment: 'node' });

// @fastify/static requires this package, which is published as ESM only.
const [ignored] = base.transformIgnorePatterns;
export default { ...base, transformIgnorePatterns: [ignored.replace('(?!(', '(?!(content-disposition|')] };
