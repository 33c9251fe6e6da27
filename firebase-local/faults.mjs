// The long form of the fault suite: `npm run faults -w firebase-local`. More than 200 kills, and frames by the ten thousand.
import { spawnSync } from 'node:child_process';

const env = { KILLS: '220', FUZZ: '10000', ...process.env };
const args = [
  'jest',
  'src/transports/fuzz.slow.test.ts',
  'src/transports/grpc-fuzz.test.ts',
  'src/auth/conformance/fuzz.test.ts',
  'src/faults',
  '-i',
];
const { status } = spawnSync('npx', args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
process.exitCode = status ?? 1;
