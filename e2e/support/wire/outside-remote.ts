import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..');

/** A remote in a folder without the checkout, made and released by the packed tools. */
export interface OutsideRemote {
  folder: string;
  /** Calls `posy-remote` in the remote's folder. Answers what it says; rejects with that when it fails. */
  posyRemote: (args: readonly string[], env?: Record<string, string>) => Promise<string>;
  /** Replaces a text in one of its files. */
  change: (file: string, from: string, to: string) => void;
  /** Writes a new file. */
  write: (file: string, text: string) => void;
  remove: () => void;
}

const isOfOthers = (name: string): boolean => !name.startsWith('.') && name !== '@posy';

/** Packages of others as npm would install them: those that the lockfile names, without a registry. */
const linkPackages = (modules: string): void => {
  for (const name of readdirSync(join(root, 'node_modules')).filter(isOfOthers))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
};

const unpack = async (archive: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
};

/** Packs our packages, as `npm run pack` does, and installs them from their files. */
const installPacked = async (packages: string, modules: string): Promise<void> => {
  await run(process.execPath, [join(root, 'tools', 'bin', 'posy.mjs'), 'pack', packages], { cwd: root });
  for (const file of readdirSync(packages)) {
    const [, name = ''] = /^posy-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
    await unpack(join(packages, file), join(modules, '@posy', name));
  }
};

/** Makes a new remote in a temporary folder, with nothing of the checkout but its packed packages. */
export const makeOutsideRemote = async (name: string): Promise<OutsideRemote> => {
  const parent = mkdtempSync(join(tmpdir(), 'posy-outside-'));
  const packages = join(parent, 'packages');
  const modules = join(parent, 'node_modules');
  const folder = join(parent, name);
  mkdirSync(modules);
  linkPackages(modules);
  await installPacked(packages, modules);
  const program = join(modules, '@posy', 'remote-tools', 'bin', 'posy-remote.mjs');
  const call = async (cwd: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> => {
    // Started by hand: what the run of journeys sets for itself is not there.
    const { NODE_OPTIONS: _options, POSY_ROOT: _root, ...inherited } = process.env;
    const { stdout, stderr } = await run(process.execPath, [program, ...args], { cwd, env: { ...inherited, ...env } });
    return `${stdout}${stderr}`;
  };
  await call(parent, ['new', name, '--packages', packages]);
  return {
    folder,
    posyRemote: (args, env) => call(folder, args, env),
    change(file, from, to) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no “${from}”.`);
      writeFileSync(path, before.replaceAll(from, to));
    },
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
};
