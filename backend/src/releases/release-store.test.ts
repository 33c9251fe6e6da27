import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleSet } from '../testing/release-set';
import { openReleaseStore } from './release-store';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-releases-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const buildWith = (text: string): string => {
  const from = newFolder();
  writeFileSync(join(from, 'app.js'), text);
  writeFileSync(join(from, 'app.js.br'), `${text} packed`);
  return from;
};

describe('the release store', () => {
  test('keeps all files of a build, precompressed ones too', async () => {
    const store = openReleaseStore(newFolder());
    await store.addBuild({ name: 'shell', version: '1.0.0-abc', from: buildWith('one') });
    expect(store.hasBuild({ name: 'shell', version: '1.0.0-abc' })).toBe(true);
    expect(readdirSync(join(store.buildsDir, 'shell', '1.0.0-abc'))).toEqual(['app.js', 'app.js.br']);
  });

  test('takes the same bytes again and refuses others under a known version', async () => {
    const store = openReleaseStore(newFolder());
    const build = { name: 'shell', version: '1.0.0' };
    await store.addBuild({ ...build, from: buildWith('one') });
    await store.addBuild({ ...build, from: buildWith('one') });
    await expect(store.addBuild({ ...build, from: buildWith('two') })).rejects.toThrow('new version');
    expect(readFileSync(join(store.buildsDir, 'shell', '1.0.0', 'app.js'), 'utf8')).toBe('one');
  });

  test('leaves no half build behind when the source is missing', async () => {
    const store = openReleaseStore(newFolder());
    const build = { name: 'shell', version: '1.0.0' };
    await expect(store.addBuild({ ...build, from: join(newFolder(), 'none') })).rejects.toThrow();
    expect(store.hasBuild(build)).toBe(false);
  });

  test.each([
    { name: '../shell', version: '1' },
    { name: 'shell', version: '../1' },
    { name: 'shell', version: '.' },
  ])('refuses names that leave its folder: $name $version', async (build) => {
    const store = openReleaseStore(newFolder());
    await expect(store.addBuild({ ...build, from: buildWith('x') })).rejects.toThrow('cannot be');
  });

  test('notices a set that another process published', async () => {
    const folder = newFolder();
    const reader = openReleaseStore(folder);
    expect(reader.current()).toBeNull();
    await openReleaseStore(folder).publishSet(exampleSet('one'));
    expect(reader.current()?.id).toBe('one');
    await openReleaseStore(folder).publishSet(exampleSet('two'));
    expect(reader.current()?.id).toBe('two');
    expect(reader.set('one')).toEqual(exampleSet('one'));
    expect(reader.set('three')).toBeNull();
  });

  test('rolls back to a stored set, and refuses another content under its id', async () => {
    const store = openReleaseStore(newFolder());
    await store.publishSet(exampleSet('one'));
    await store.publishSet(exampleSet('two'));
    await store.publishSet({ ...exampleSet('one'), createdAt: '2026-02-02T00:00:00.000Z' });
    expect(store.current()).toEqual(exampleSet('one'));
    await expect(store.publishSet({ ...exampleSet('one'), remotes: [] })).rejects.toThrow('another content');
  });
});
