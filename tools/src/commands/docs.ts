import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type RemoteManifestInput, remoteNames } from '@posy/shared-contracts/manifest';
import { commands } from '../command-table';
import { writtenCollections } from '../contracts/collection-writers';
import { generate } from '../contracts/generated-file';
import { waitingCalls } from '../contracts/waiting-endpoints';
import { staleNames } from '../docs/named-paths';
import { type RemoteFacts, routesIn, slotsIn, withSurface } from '../docs/remote-surface';
import { slotFaults, slotsDocument, type SlotUser, slotUser } from '../docs/slot-table';
import { PlainError } from '../support/progress';
import { inRoot, root } from '../support/workspace';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');

/** Files of the repository: those that git has, and new ones that it does not ignore. */
const repositoryFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');

const factsOf = async (name: string, files: readonly string[]): Promise<RemoteFacts> => {
  const url = pathToFileURL(inRoot(name, 'src', 'manifest.ts')).href;
  const { manifest } = (await import(url)) as { manifest: RemoteManifestInput };
  const own = files.filter((file) => file.startsWith(`${name}/src/`) && /(?<!\.test)\.tsx?$/.test(file));
  const sources = own.map(read);
  // Helpers of tests open screens, and have none.
  const shown = own.filter((file) => !file.includes('/testing/')).map(read);
  const all = shown.join('\n');
  const { gzipKb } = JSON.parse(read(`${name}/limits.json`)) as { gzipKb: number };
  const writes = [...new Set(sources.flatMap(writtenCollections))].sort();
  return { manifest, routes: routesIn(all), mounts: slotsIn(all), writes, gzipKb };
};

const slotsOfShell = (files: readonly string[]): string[] =>
  slotsIn(
    files
      .filter((file) => file.startsWith('shell/src/') && /(?<!\.test)\.tsx$/.test(file))
      .map(read)
      .join('\n'),
  );

const scriptsOf = (path: string): string[] =>
  Object.keys((JSON.parse(read(path)) as { scripts?: Record<string, string> }).scripts ?? {});

/** Scripts that a document may name: the root's and those of the packages in its folder. */
const scriptsAt = (document: string, files: readonly string[]): string[] => {
  const folder = `${document.split('/')[0] ?? ''}/`;
  const own = files.filter((file) => file.startsWith(folder) && file.endsWith('/package.json'));
  return [...scriptsOf('package.json'), ...own.flatMap(scriptsOf)];
};

/** Documents whose words are data or history: they may name what is no more. */
const isRecord = (path: string): boolean => /(^|\/)(content|adr)\//.test(path) || path === 'NOTICE.md';

/**
 * `posy docs`: writes each remote's surface into its README, and docs/slots.md; with `--check` only compares. Either way refuses a document
 * that names a file, a folder, a script or a command which is not there.
 */
export const main = async (args: string[]): Promise<void> => {
  const files = repositoryFiles();
  const users: SlotUser[] = [{ name: 'shell', leaves: slotsOfShell(files), fills: [] }];
  for (const name of remoteNames) {
    const path = `${name}/README.md`;
    const facts = await factsOf(name, files);
    users.push(slotUser(facts.manifest, facts.mounts));
    await generate(inRoot(path), withSurface(read(path), facts), 'docs', args);
  }
  const faults = slotFaults(users);
  if (faults.length > 0) throw new PlainError(`The slots have faults:\n  ${faults.join('\n  ')}`);
  await generate(inRoot('docs/slots.md'), [slotsDocument(users), ...waitingCalls()].join('\n'), 'docs', args);
  const stale = files
    .filter((path) => path.endsWith('.md') && !isRecord(path))
    .flatMap((path) => {
      const named = { files, scripts: scriptsAt(path, files), commands: [...commands.keys()] };
      return staleNames(path, read(path), named).map((token) => `${path} names \`${token}\``);
    });
  if (stale.length > 0) throw new PlainError(`Documents name what is not there:\n  ${stale.join('\n  ')}`);
};
