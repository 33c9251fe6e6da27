import { createRequire } from 'node:module';

const { preset } = createRequire(import.meta.url)('../tools/jest/preset.cjs');

export default preset({ environment: 'node' });
