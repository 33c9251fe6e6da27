import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { registerReleases } from '../register-releases';
import { openReleaseStore, type ReleaseStore } from '../release-store';
import { setOf, writeExampleRemote, writeExampleShell } from '../testing/example-builds';
import { exportSet } from './export-set';

let dir: string;
let store: ReleaseStore;
/** The integrity of each file of a build, as the build tools list it. */
const listOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((file) => {
      const bytes = readFileSync(join(folder, file));
      return [file, `sha384-${createHash('sha384').update(bytes).digest('base64')}`];
    }),
  );
const addBuild = async (name: string): Promise<void> => {
  const from = mkdtempSync(join(tmpdir(), 'posy-from-'));
  if (name === 'shell') writeExampleShell(from);
  else writeExampleRemote(from, name, { files: { 'app.js.map': '{}', 'app.js.br': 'smaller' } });
  writeFileSync(join(from, 'posy-integrity.json'), JSON.stringify(listOf(from)));
  await store.addBuild({ name, version: '1.0.0', from });
  rmSync(from, { recursive: true });
};
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'posy-export-'));
  store = openReleaseStore(join(dir, 'store'));
  for (const name of ['shell', 'mfe-inbox', 'mfe-reviews']) await addBuild(name);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const release = () => store.publish(() => setOf({ 'mfe-inbox': {} }), { what: 'first' });
const to = () => join(dir, 'cdn');

test('a set is written as the files that the server answers, with its own builds and no source maps', async () => {
  await release();
  const { set, builds } = await exportSet(store, { to: to() });
  expect(builds).toEqual(['shell 1.0.0', 'mfe-inbox 1.0.0']);
  expect(readdirSync(join(to(), 'releases', 'builds')).toSorted()).toEqual(['mfe-inbox', 'shell']);
  const inbox = readdirSync(join(to(), 'releases', 'builds', 'mfe-inbox', '1.0.0'));
  expect([inbox.includes('app.js'), inbox.includes('app.js.br'), inbox.includes('app.js.map')]).toEqual([
    true,
    true,
    false,
  ]);
  const app = Fastify();
  await registerReleases(app, { store, development: false, setFor: () => ({ stored: store.stored() }) });
  for (const path of ['current.json', `sets/${set}.json`, `sets/${set}/files.json`, 'builds/mfe-inbox/1.0.0/app.js']) {
    const { statusCode, body } = await app.inject(`/releases/${path}`);
    const written = readFileSync(join(to(), 'releases', path), 'utf8');
    expect([path, statusCode]).toEqual([path, 200]);
    if (path.endsWith('.json')) expect(JSON.parse(written)).toEqual(JSON.parse(body));
    else expect(written).toBe(body);
  }
  await app.close();
});

test('a set that is not there, builds that are gone and a folder that has something are refused, and nothing is written', async () => {
  await expect(exportSet(store, { to: to() })).rejects.toThrow('Nothing has been released here yet.');
  await release();
  await expect(exportSet(store, { to: to(), id: 'set-9' })).rejects.toThrow('There is no release set set-9.');
  writeFileSync(join(dir, 'note.txt'), 'Keep me.');
  await expect(exportSet(store, { to: dir })).rejects.toThrow('is not empty: name a new folder.');
  rmSync(join(store.buildsDir, 'mfe-inbox', '1.0.0'), { recursive: true });
  await expect(exportSet(store, { to: to() })).rejects.toThrow('The files of mfe-inbox 1.0.0 are gone.');
  expect([existsSync(to()), existsSync(join(dir, 'releases'))]).toEqual([false, false]);
});

test('a set whose files are not those that were listed is refused, and nothing is written', async () => {
  await release();
  writeFileSync(join(store.buildsDir, 'mfe-inbox', '1.0.0', 'posy-integrity.json'), '{}');
  await expect(exportSet(store, { to: to() })).rejects.toThrow('are not those that their builds listed.');
  expect(existsSync(to())).toBe(false);
});
