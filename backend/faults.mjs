// The long form of the fault suite: `npm run faults -w backend`. The server is killed until 100 calls were on their way, dies until
// 100 calls were stored without a reply, and 400 connections are cut.
import { spawnSync } from 'node:child_process';

const env = { POINTS: '100', CUTS: '400', ...process.env };
const { status } = spawnSync('npx', ['jest', 'src/faults', '-i'], {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
