#!/usr/bin/env node
// The door to every command. It runs before anything is installed, so it is plain JavaScript and imports only Node.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isInstalled } from './installed.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Posy needs Node 20.19 or later (20, 22 and 24 are supported); this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs what the lockfile names, unless a command that ran beside this one did so while it waited. */
const install = () => {
  if (isInstalled(root)) return;
  console.log('posy: installing dependencies (npm ci) …');
  const started = Date.now();
  const npm = spawnSync('npm', ['ci', '--no-progress', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error('npm ci failed.');
  console.log(`posy: installed in ${Math.round((Date.now() - started) / 1000)} s`);
};

try {
  if (!isInstalled(root)) oneAtATime(join(root, '.posy', 'install.lock'), install);
} catch (error) {
  console.error(`posy: the dependencies could not be installed: ${error.message}`);
  process.exit(1);
}
process.env.POSY_ROOT = root;
process.env.NX_DAEMON ??= 'false';
const { register } = await import(
  pathToFileURL(join(root, 'node_modules', 'tsx', 'dist', 'esm', 'api', 'index.mjs')).href
);
register();
await import(pathToFileURL(join(root, 'tools', 'src', 'cli.ts')).href);
