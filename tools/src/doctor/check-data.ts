import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { damagedDatabases } from '@posy/backend/server';
import { fault, type Finding, fine, warning } from './finding';

const megabyte = 1024 ** 2;
/** Below this, uploads and releases are refused sooner than an operator can act. */
const littleRoom = 2048 * megabyte;
const noRoom = 200 * megabyte;

/** The nearest folder that exists: a data folder is made by the first start. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

const checkRoom = async (folder: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${(free / megabyte / 1024).toFixed(1)} GB free`;
  if (free < noRoom) return fault('room', `${text} at ${folder}: make room before the database cannot write.`);
  return free < littleRoom
    ? warning('room', `${text} at ${folder}: photos and releases fill that soon.`)
    : fine('room', text);
};

/** Files whose readers could sign in as anybody. */
const secrets = ['admin-secret', 'demo-accounts.json'];

const checkSecrets = (dataDir: string): Finding[] =>
  secrets
    .filter((name) => (statSync(join(dataDir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
    .map((name) => fault('secrets', `${join(dataDir, name)} can be read by other users of this machine: chmod 600.`));

const checkDatabases = (dataDir: string): Finding[] => {
  const damaged = damagedDatabases(dataDir);
  if (damaged.length > 0) return damaged.map((text) => fault('database', text));
  const isThere = existsSync(join(dataDir, 'firebase', 'firestore.sqlite'));
  return [fine('database', isThere ? 'accounts and documents are undamaged' : 'made by the first start')];
};

/** Checks the data folder: whether the server can write there, room, secrets, and the databases. */
export const checkData = async (dataDir: string): Promise<Finding[]> => {
  const folder = existing(dataDir);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    return [fault('data folder', `${folder} cannot be written by this user: POSY_DATA_DIR names the data folder.`)];
  }
  return [fine('data folder', dataDir), await checkRoom(folder), ...checkSecrets(dataDir), ...checkDatabases(dataDir)];
};
