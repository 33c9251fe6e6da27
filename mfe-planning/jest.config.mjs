import { createRequire } from 'node:module';

const { preset } = createRequire(import.meta.url)('@posy/tools/jest');

export default preset({ environment: 'jsdom' });
