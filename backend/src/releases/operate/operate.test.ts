import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identified } from '../compose/compose-set';
import { openReleaseStore, type ReleaseStore } from '../release-store';
import { inWords } from '../stored/changes';
import { setOf, writeExampleRemote, writeExampleShell } from '../testing/example-builds';
import { openAuditLog } from './audit-log';
import { prune } from './prune';
import { removeRemote } from './remove-remote';
import { rollBack, rollBackMember } from './roll-back';

let dir: string;
let store: ReleaseStore;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'posy-operate-'));
  store = openReleaseStore(dir);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

type Versions = Record<string, string>;

const addBuild = async (name: string, version: string, manifest = {}): Promise<void> => {
  const from = mkdtempSync(join(tmpdir(), 'posy-from-'));
  if (name === 'shell') writeExampleShell(from);
  else writeExampleRemote(from, name, { manifest });
  await store.addBuild({ name, version, from });
  rmSync(from, { recursive: true });
};

/** The set of the current members, some of them in other versions. */
const release = async (versions: Versions, manifest = {}): Promise<void> => {
  for (const [name, version] of Object.entries(versions)) await addBuild(name, version, manifest);
  await store.publish(
    (before) => {
      const { shell, remotes, ...rest } = before ?? setOf({});
      const others = remotes.filter(({ name }) => versions[name] === undefined);
      const own = Object.entries(versions)
        .filter(([name]) => name !== 'shell')
        .flatMap(([name, version]) => setOf({ [name]: manifest }, { version }).remotes);
      const next = { ...rest, shell: { ...shell, version: versions['shell'] ?? shell.version } };
      return identified({ ...next, remotes: [...others, ...own] }, '2026-05-01T00:00:00.000Z');
    },
    { what: `deploy ${Object.keys(versions).join(', ')}` },
  );
};

const current = (): Versions =>
  Object.fromEntries(store.stored()?.remotes.map(({ name, version }) => [name, version]) ?? []);

const back = async (name: string, asked = '1') =>
  inWords((await rollBackMember(store, { name, asked, server: null })).changes);

describe('one remote’s own way back', () => {
  beforeEach(async () => {
    await release({ shell: '1.0.0', 'mfe-inbox': '1.0.0', 'mfe-reviews': '1.0.0' });
    await release({ 'mfe-reviews': '2.0.0' });
    await release({ 'mfe-inbox': '2.0.0' });
    await release({ 'mfe-reviews': '3.0.0' });
    await release({ 'mfe-inbox': '3.0.0' });
  });

  test('leaves every other team’s releases as they are, and says what changes', async () => {
    expect(await back('mfe-reviews')).toBe('mfe-reviews 3.0.0 → 2.0.0');
    expect(current()).toEqual({ 'mfe-inbox': '3.0.0', 'mfe-reviews': '2.0.0' });
  });

  test('goes on from where it led, whatever others release in between, and ends where there is nothing before', async () => {
    await back('mfe-reviews');
    await release({ 'mfe-inbox': '4.0.0' });
    expect(await back('mfe-reviews')).toBe('mfe-reviews 2.0.0 → 1.0.0');
    await expect(back('mfe-reviews')).rejects.toThrow('mfe-reviews has nothing 1 back');
    expect(current()).toEqual({ 'mfe-inbox': '4.0.0', 'mfe-reviews': '1.0.0' });
  });

  test('goes several steps, to a version, or to what a set had', async () => {
    expect(await back('mfe-reviews', '2')).toBe('mfe-reviews 3.0.0 → 1.0.0');
    expect(await back('mfe-reviews', '3.0.0')).toBe('mfe-reviews 1.0.0 → 3.0.0');
    const second = store.history()[1]?.set ?? '';
    expect(await back('mfe-reviews', second)).toBe('mfe-reviews 3.0.0 → 2.0.0');
    await expect(back('mfe-reviews', '9.9.9')).rejects.toThrow('was never released in 9.9.9');
  });

  test('counts from what the whole set’s way back led to', async () => {
    await rollBack(store, '2');
    expect(current()).toEqual({ 'mfe-inbox': '2.0.0', 'mfe-reviews': '2.0.0' });
    expect(await back('mfe-reviews')).toBe('mfe-reviews 2.0.0 → 1.0.0');
  });

  test('is refused where the rest of today cannot do with it', async () => {
    await release({ 'mfe-hats': '1.0.0' }, { basePaths: ['hats', 'caps'] });
    await release({ 'mfe-hats': '2.0.0' }, { basePaths: ['hats'] });
    await release({ 'mfe-caps': '1.0.0' }, { basePaths: ['caps'] });
    await expect(back('mfe-hats')).rejects.toThrow(/mfe-caps 1\.0\.0 .*both answer \/caps|both answer \/caps/);
    expect(current()['mfe-hats']).toBe('2.0.0');
  });

  test('of a build that is gone is refused', async () => {
    rmSync(join(store.buildsDir, 'mfe-reviews', '2.0.0'), { recursive: true });
    await expect(back('mfe-reviews')).rejects.toThrow('mfe-reviews 2.0.0 cannot be served any more');
  });

  test('a remote that was removed comes back the same way; one that is not there is not removed', async () => {
    expect(inWords((await removeRemote(store, 'mfe-reviews')).changes)).toBe('mfe-reviews 3.0.0 goes');
    expect(current()).toEqual({ 'mfe-inbox': '3.0.0' });
    await expect(removeRemote(store, 'mfe-reviews')).rejects.toThrow(
      'There is no remote mfe-reviews in the current set. It has mfe-inbox.',
    );
    expect(await back('mfe-reviews')).toBe('mfe-reviews comes in 3.0.0');
  });

  test('the whole set’s way back names every team’s release that it takes along', async () => {
    const { changes } = await rollBack(store, '2');
    expect(inWords(changes)).toBe('mfe-reviews 3.0.0 → 2.0.0, mfe-inbox 3.0.0 → 2.0.0');
  });
});

describe('pruning', () => {
  const day = 24 * 60 * 60 * 1000;
  const builds = () =>
    readdirSync(store.buildsDir).flatMap((name) =>
      readdirSync(join(store.buildsDir, name)).map((version) => `${name} ${version}`),
    );
  /** As if all of it had been released so many days ago, one a day. */
  const age = (daysSinceLast: number): void => {
    const history = join(dir, 'history');
    const names = readdirSync(history).sort();
    const now = Date.now();
    names.forEach((name, index) => {
      const at = new Date(now - (daysSinceLast + names.length - 1 - index) * day).toISOString();
      const entry = store.history()[index];
      writeFileSync(join(history, name), JSON.stringify({ ...entry, at }));
    });
    const old = new Date(now - 400 * day);
    for (const build of builds()) utimesSync(join(store.buildsDir, ...build.split(' ')), old, old);
    for (const set of readdirSync(join(dir, 'sets'))) utimesSync(join(dir, 'sets', set), old, old);
  };
  const pruneNow = (isTrial = false) => prune({ dir, store, now: Date.now() }, isTrial);

  beforeEach(async () => {
    await release({ shell: '1.0.0', 'mfe-reviews': '1.0.0' });
    for (let version = 2; version <= 12; version += 1) await release({ 'mfe-reviews': `${version}.0.0` });
  });

  test('takes nothing that a tab of the last 30 days may run: one opened a moment before the next release', async () => {
    age(28);
    // Version 12 came 28 days ago, 10 went 29 days ago, 8 went 31 days ago but is one of the last five.
    const gone = (await pruneNow(true)).builds.sort();
    expect(gone).toEqual([1, 2, 3, 4, 5, 6, 7].map((version) => `mfe-reviews ${version}.0.0`));
    expect(builds()).toHaveLength(13);
    age(22);
    // Now 4 went 29 days ago.
    expect((await pruneNow(true)).builds.sort()).toEqual([1, 2, 3].map((version) => `mfe-reviews ${version}.0.0`));
  });

  test('takes the older ones, keeps the last few ways back however old they are, and all goes on', async () => {
    age(300);
    const { builds: gone, sets } = await pruneNow();
    expect(gone.sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((version) => `mfe-reviews ${version}.0.0`));
    expect(sets).toHaveLength(7);
    expect(builds()).toEqual(expect.arrayContaining(['shell 1.0.0', 'mfe-reviews 12.0.0', 'mfe-reviews 8.0.0']));
    expect(current()).toEqual({ 'mfe-reviews': '12.0.0' });
    await back('mfe-reviews', '4');
    expect(current()).toEqual({ 'mfe-reviews': '8.0.0' });
    await expect(back('mfe-reviews')).rejects.toThrow('nothing 1 back');
  });

  test('keeps builds that were added lately: somebody is about to release them', async () => {
    age(300);
    await addBuild('mfe-reviews', '13.0.0');
    expect((await pruneNow()).builds).not.toContain('mfe-reviews 13.0.0');
  });

  test('takes nothing while a set that is needed cannot be read', async () => {
    age(300);
    writeFileSync(join(dir, 'sets', `${store.history()[10]?.set}.json`), '{');
    await expect(pruneNow()).rejects.toThrow('is damaged, and tabs may need what it names: nothing is taken away');
    expect(builds()).toHaveLength(13);
  });
});

describe('the log of what was asked', () => {
  const record = (what: string) => ({ who: 'reviews', what, outcome: 'done' as const, result: 'abc' });

  test('is added to, by several at once, and a record that was changed or taken out is seen', async () => {
    const log = openAuditLog(dir);
    await Promise.all([1, 2, 3, 4].map((number) => log.add(record(`deploy ${number}`))));
    expect(
      log
        .records()
        .map(({ what }) => what)
        .sort(),
    ).toEqual([1, 2, 3, 4].map((number) => `deploy ${number}`));
    expect(log.firstBroken()).toBeNull();
    const third = join(dir, 'audit', '000003.json');
    writeFileSync(third, JSON.stringify({ ...log.records()[2], who: 'somebody else' }));
    expect(log.firstBroken()).toBe(3);
    rmSync(third);
    expect(log.firstBroken()).toBe(3);
  });
});
