import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleSet } from '#testing/release-set';
import { openReleaseStore } from '..';
import { ReleaseFault, translateFault } from '../release-fault';

let folder: string;
let from: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-faults-'));
  from = mkdtempSync(join(tmpdir(), 'posy-from-'));
  writeFileSync(join(from, 'a.js'), 'one');
});
afterEach(() => {
  for (const each of [folder, from]) rmSync(each, { recursive: true, force: true });
});

const currentPath = (): string => join(folder, 'current.json');

const withTwo = async (): Promise<void> => {
  const store = openReleaseStore(folder);
  await store.publishSet(exampleSet('one'));
  await store.publishSet(exampleSet('two'));
};

/** Opens the store as a server does that starts now. */
const reopened = () => {
  const said: string[] = [];
  const store = openReleaseStore(folder, (sentence) => said.push(sentence));
  return { store, said, id: store.current()?.id };
};

describe('a damaged store', () => {
  test.each(['', '{"id":"tw', 'null', '[]', '{"id":"two"}'])(
    'serves the newest whole set and says so when current.json is %j [H-18]',
    async (half) => {
      await withTwo();
      writeFileSync(currentPath(), half);
      const { id, said } = reopened();
      expect(id).toBe('two');
      expect(said).toEqual([expect.stringContaining(`${currentPath()} is damaged`)]);
    },
  );

  test('goes one set back when the newest is damaged too, and is whole again after the next deploy [H-18]', async () => {
    await withTwo();
    writeFileSync(join(folder, 'sets', 'two.json'), '{');
    const { store, id, said } = reopened();
    expect(id).toBe('one');
    expect(said).toEqual([expect.stringContaining('The release set two is damaged')]);
    await store.publishSet(exampleSet('three'));
    expect(reopened()).toMatchObject({ id: 'three', said: [] });
  });

  test('from before there was a history serves the newest set that it stored [H-18]', async () => {
    mkdirSync(join(folder, 'sets'));
    for (const [id, createdAt] of [
      ['one', '2026-01-01T00:00:00.000Z'],
      ['two', '2026-01-02T00:00:00.000Z'],
    ] as const)
      writeFileSync(join(folder, 'sets', `${id}.json`), JSON.stringify({ ...exampleSet(id), createdAt }));
    writeFileSync(currentPath(), '{"id":');
    expect(reopened().id).toBe('two');
  });

  test('goes on when a process was killed between two of its writes [H-18]', async () => {
    await withTwo();
    // State after a killed deploy: its number is taken, its copy is not in place.
    const copy = readFileSync(currentPath(), 'utf8');
    await openReleaseStore(folder).publishSet(exampleSet('three'));
    writeFileSync(currentPath(), copy);
    writeFileSync(`${currentPath()}.left-over.tmp`, 'half');
    expect(reopened().id).toBe('three');
  });
});

test('a set that was put into current.json by hand, or by older tools, counts and is stored in history [H-08]', async () => {
  await withTwo();
  writeFileSync(currentPath(), readFileSync(join(folder, 'sets', 'one.json')));
  const { store, id } = reopened();
  expect(id).toBe('one');
  await store.publish((before) => ({ ...before, id: 'three' }), { what: 'deploy' });
  expect(store.history().map(({ set }) => set)).toEqual(['one', 'two', 'one', 'three']);
  expect(reopened().id).toBe('three');
});

describe('a folder that cannot be written', () => {
  const asRoot = process.getuid?.() === 0;
  /** Uid to use when root runs the tests: root may write everywhere. */
  const nobody = 65_534;
  afterEach(() => {
    if (asRoot) process.seteuid?.(0);
    chmodSync(folder, 0o700);
  });

  test('is explained in plain words, and nothing is half done [H-20]', async () => {
    await withTwo();
    chmodSync(from, 0o755);
    chmodSync(folder, 0o555);
    if (asRoot) process.seteuid?.(nobody);
    const store = openReleaseStore(folder);
    const build = { name: 'shell', version: '2.0.0', from };
    await expect(store.addBuild(build)).rejects.toThrow(ReleaseFault);
    await expect(store.addBuild(build)).rejects.toThrow('cannot be written');
    await expect(store.publishSet(exampleSet('three'))).rejects.toThrow('all stays as it is');
    if (asRoot) process.seteuid?.(0);
    expect(reopened().id).toBe('two');
    expect(readdirSync(folder).sort()).toEqual(['current.json', 'history', 'sets']);
  });

  test('and a copy that breaks off in the middle, leave no half build [H-20]', async () => {
    writeFileSync(join(from, 'b.js'), 'cannot be read');
    chmodSync(join(from, 'b.js'), 0);
    chmodSync(from, 0o755);
    chmodSync(folder, 0o777);
    if (asRoot) process.seteuid?.(nobody);
    const store = openReleaseStore(folder);
    const build = { name: 'shell', version: '2.0.0' };
    await expect(store.addBuild({ ...build, from })).rejects.toThrow();
    expect(store.hasBuild(build)).toBe(false);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });
});

test.each([
  ['ENOSPC', 'The disk is full'],
  ['EDQUOT', 'The disk is full'],
  ['EROFS', 'cannot be written'],
  ['EACCES', 'cannot be written'],
  ['ENOTDIR', 'no folder'],
])('%s is said in words [H-20]', (code, words) => {
  const fault = translateFault(Object.assign(new Error(code), { code }), '/data/releases');
  expect(fault).toBeInstanceOf(ReleaseFault);
  expect(String(fault)).toContain(words);
  expect(translateFault(new Error('a bug'), '')).not.toBeInstanceOf(ReleaseFault);
});
