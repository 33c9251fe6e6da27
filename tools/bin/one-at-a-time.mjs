// Plain JavaScript that imports only Node: the door to every command uses it before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes the lock; returns false when a running process has it. The lock of an ended process is free. */
const take = (lock) => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner > 0 && !isRunning(owner)) rmSync(lock, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
};

/** Does the work while no other process does work under the same lock; waits for its turn. */
export const oneAtATime = (lock, work) => {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) sleep(100);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
};
