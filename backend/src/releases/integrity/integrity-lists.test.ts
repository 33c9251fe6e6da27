import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import Fastify, { type FastifyInstance } from 'fastify';
import { exampleSet } from '#testing/release-set';
import { openReleaseStore, type ReleaseStore } from '..';
import { registerReleases } from '../register-releases';

let folder: string;
let app: FastifyInstance;
let store: ReleaseStore;
let set: ReleaseSet;
const said: string[] = [];

const chunk = '/releases/builds/shell/1.0.0/chunk.js';
const listFile = (): string => join(store.buildsDir, 'shell', '1.0.0', 'posy-integrity.json');

beforeEach(async () => {
  said.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'posy-lists-'));
  store = openReleaseStore(folder, (sentence) => said.push(sentence));
  mkdirSync(join(store.buildsDir, 'shell', '1.0.0'), { recursive: true });
  const list = JSON.stringify({ 'chunk.js': 'sha384-chunk' });
  writeFileSync(join(store.buildsDir, 'shell', '1.0.0', 'chunk.js'), '');
  writeFileSync(listFile(), list);
  const integrity = `sha384-${createHash('sha384').update(list).digest('base64')}`;
  const url = '/releases/builds/shell/1.0.0/posy-integrity.json';
  const example = exampleSet();
  set = { ...example, remotes: [], shell: { ...example.shell, integrityList: { url, integrity } } };
  await store.publishSet(set);
  app = Fastify();
  await registerReleases(app, { store, development: false, setFor: () => ({ stored: store.stored() }) });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/**
 * Deploys with tools from before integrity lists: they parse a set by their own schema, and do not know the history.
 */
const deployByOlderTools = (id: string, change: (set: ReleaseSet) => ReleaseSet = (same) => same): void => {
  const { shell, remotes, ...envelope } = change(set);
  const { integrityList: _list, ...olderShell } = shell;
  const olderRemotes = remotes.map(({ integrityList: _of, ...remote }) => remote);
  const text = JSON.stringify({ ...envelope, id, shell: olderShell, remotes: olderRemotes });
  writeFileSync(join(folder, 'sets', `${id}.json`), text);
  writeFileSync(join(folder, 'current.json'), text);
};

test('a deploy by tools that know no lists leaves those of all that it did not change [H-10]', async () => {
  deployByOlderTools('by-older-tools');
  expect(store.current()).toMatchObject({ id: 'by-older-tools', shell: { integrityList: set.shell.integrityList } });
  expect((await store.integritiesOf(store.current() ?? set)).get(chunk)).toBe('sha384-chunk');
  expect(store.set('by-older-tools')?.shell.integrityList).toEqual(set.shell.integrityList);
  // The next set composed from it contains them.
  const next = await store.publish((before) => ({ ...before, id: 'next' }), { what: 'next' });
  expect(next?.shell['integrityList']).toEqual(set.shell.integrityList);
});

test('what is restored is what was released, not what lies there now [H-10]', async () => {
  writeFileSync(listFile(), JSON.stringify({ 'chunk.js': 'sha384-other' }));
  deployByOlderTools('by-older-tools');
  const current = store.current();
  expect(current?.shell.integrityList).toEqual(set.shell.integrityList);
  expect((await store.integritiesOf(current ?? set)).has(chunk)).toBe(false);
});

test('a build that older tools released goes by the list that it has, and without one by its entry as before [H-10]', () => {
  const younger = join(store.buildsDir, 'shell', '2.0.0');
  mkdirSync(younger, { recursive: true });
  const at = (version: string) => (given: ReleaseSet) => ({ ...given, shell: { ...given.shell, version } });
  deployByOlderTools('without', at('2.0.0'));
  expect(store.current()?.shell).not.toHaveProperty('integrityList');
  const list = JSON.stringify({ 'chunk.js': 'sha384-two' });
  mkdirSync(join(store.buildsDir, 'shell', '3.0.0'));
  writeFileSync(join(store.buildsDir, 'shell', '3.0.0', 'posy-integrity.json'), list);
  deployByOlderTools('with', at('3.0.0'));
  expect(store.current()?.shell.integrityList).toEqual({
    url: '/releases/builds/shell/3.0.0/posy-integrity.json',
    integrity: `sha384-${createHash('sha384').update(list).digest('base64')}`,
  });
  deployByOlderTools('outside', at('../../3.0.0'));
  expect(store.current()?.shell).not.toHaveProperty('integrityList');
});

const files = () => app.inject(`/releases/sets/${set.id}/files.json`);

test('a list that could not be read is read again, and said once [H-10]', async () => {
  renameSync(listFile(), `${listFile()}.away`);
  for (let asked = 0; asked < 3; asked += 1) expect((await store.integritiesOf(set)).has(chunk)).toBe(false);
  expect(said).toEqual([expect.stringContaining('Pages refuse what comes from')]);
  renameSync(`${listFile()}.away`, listFile());
  expect((await store.integritiesOf(set)).get(chunk)).toBe('sha384-chunk');
});

test('a worker gets no files whose integrity is unknown, so that it caches none of them [H-10]', async () => {
  renameSync(listFile(), `${listFile()}.away`);
  const refused = await files();
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([503, 'no-store']);
  renameSync(`${listFile()}.away`, listFile());
  const reported = await files();
  expect(reported.json()).toEqual({ files: [chunk], integrity: { [chunk]: 'sha384-chunk' } });
  expect(reported.headers['cache-control']).toContain('immutable');
});
