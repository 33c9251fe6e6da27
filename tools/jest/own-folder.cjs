// A run keeps its temporary files in a folder of its own, in memory where the machine has room: tests wait for no disk.
const { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const memory = '/dev/shm';
const neededBytes = 2 * 1024 ** 3;

const hasRoom = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > neededBytes;
};

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Folders are named by the process of their run: what a killed run left behind goes. */
const removeLeftovers = (parent) => {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^posy-run-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
};

/** The folder of the run that this process began. */
const newFolder = () => {
  const parent = hasRoom() ? memory : tmpdir();
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `posy-run-${process.pid}-`));
  // Tests that run as another user than root must pass through it; its contents have permissions of their own.
  chmodSync(folder, 0o711);
  return folder;
};

module.exports = () => {
  const folder = newFolder();
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  globalThis.posyTestFolder = folder;
};
module.exports.newFolder = newFolder;
module.exports.removeLeftovers = removeLeftovers;
