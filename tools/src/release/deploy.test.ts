import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksFile, openReleaseStore, type ReleaseStore, rollBack } from '@posy/backend/releases';
import { deployParts } from './deploy-builds';
import { exampleRemote, exampleShell } from './testing/example-parts';

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-deploy-'));
  store = openReleaseStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const versions = (): Record<string, string> =>
  Object.fromEntries(store.stored()?.remotes.map(({ name, version }) => [name, version]) ?? []);

const deploy = (name: string, version: string) => deployParts(store, { remotes: [exampleRemote(name, version)] }, name);

const first = () =>
  deployParts(
    store,
    { shell: exampleShell(), remotes: ['mfe-inbox', 'mfe-reviews'].map((name) => exampleRemote(name)) },
    'first',
  );

/** Builds of all that was ever released, so that it can be gone back to. */
const addBuilds = async (...builds: [name: string, version: string][]): Promise<void> => {
  const from = join(folder, 'from');
  mkdirSync(from, { recursive: true });
  writeFileSync(join(from, 'a.js'), '');
  for (const [name, version] of builds) await store.addBuild({ name, version, from });
};

describe('a deploy', () => {
  test('changes one member and keeps the rest to the byte, also a remote that this checkout does not know [H-07]', async () => {
    await first();
    const stranger = { ...exampleRemote('mfe-stranger'), fromTomorrow: { kept: true } };
    await store.publish(
      (before) => ({ ...before, id: 'with-stranger', remotes: [...(before?.remotes ?? []), stranger] }),
      {
        what: 'another team',
      },
    );
    const before = store.stored();
    await deploy('mfe-reviews', '2.0.0');
    const after = store.stored();
    expect(after?.remotes).toEqual(
      before?.remotes.map((remote) => (remote.name === 'mfe-reviews' ? exampleRemote('mfe-reviews', '2.0.0') : remote)),
    );
    expect(after?.remotes).toContainEqual(JSON.parse(JSON.stringify(stranger)));
    expect(after?.shell).toEqual(before?.shell);
  });

  test('that no page would show is refused [H-06]', async () => {
    const set = await first();
    const younger = { remotes: [exampleRemote('mfe-reviews', '9.0.0', 2)] };
    await expect(deployParts(store, younger, 'younger')).rejects.toThrow('Deploy the shell first');
    expect(store.stored()?.id).toBe(set.id);
  });

  test('of a remote that asks for what only a younger shell lends is refused, and says what is missing [14]', async () => {
    const lend = (names: string[]) => ({ '@posy/shared-ui': { version: '0.1.0', names } });
    const build = async (name: string, version: string, file: string, content: object): Promise<void> => {
      const from = mkdtempSync(join(folder, 'from-'));
      writeFileSync(join(from, file), JSON.stringify(content));
      await store.addBuild({ name, version, from });
    };
    await build('shell', '1.0.0', 'posy-shell.json', { offers: lend(['Button']) });
    await build('mfe-reviews', '2.0.0', asksFile, lend(['Button', 'Carousel']));
    await build('mfe-reviews', '3.0.0', asksFile, lend(['Button']));
    const set = await first();
    await expect(deploy('mfe-reviews', '2.0.0')).rejects.toThrow(
      'mfe-reviews 2.0.0 asks for what the shell 1.0.0 does not lend: Carousel of @posy/shared-ui.',
    );
    expect(store.stored()?.id).toBe(set.id);
    await deploy('mfe-reviews', '3.0.0');
    expect(versions()).toMatchObject({ 'mfe-reviews': '3.0.0' });
    await build('shell', '2.0.0', 'posy-shell.json', { offers: lend(['Button', 'Carousel']) });
    await deployParts(
      store,
      { shell: exampleShell('2.0.0'), remotes: [exampleRemote('mfe-reviews', '2.0.0')] },
      'with the shell',
    );
    expect(versions()).toMatchObject({ 'mfe-reviews': '2.0.0' });
  });

  test('of what is current already is no new entry', async () => {
    await first();
    await deploy('mfe-reviews', '2.0.0');
    await deploy('mfe-reviews', '2.0.0');
    expect(store.history()).toHaveLength(2);
  });
});

describe('two processes that deploy at the same moment', () => {
  const processes: ChildProcess[] = [];
  afterEach(() => processes.splice(0).forEach((child) => child.kill()));

  const deployer = async (name: string): Promise<ChildProcess> => {
    const script = join(__dirname, 'testing', 'deploy-on-demand.ts');
    const child = fork(script, [folder, name], { execArgv: ['--import', 'tsx'] });
    processes.push(child);
    await once(child, 'message');
    return child;
  };

  test('are both in the set that is current then, 20 times of 20 [H-07]', async () => {
    await first();
    const [one, two] = await Promise.all([deployer('mfe-inbox'), deployer('mfe-reviews')]);
    for (let round = 1; round <= 20; round += 1) {
      const version = `2.0.${round}`;
      const answers = [one, two].map((child) => once(child, 'message'));
      for (const child of [one, two]) child.send(version);
      for (const [answer] of await Promise.all(answers)) expect(answer).toEqual({ id: expect.any(String) });
      expect(versions()).toEqual({ 'mfe-inbox': version, 'mfe-reviews': version });
    }
    expect(store.history().map(({ number }) => number)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('a way back', () => {
  const version = (): string | undefined => versions()['mfe-reviews'];
  beforeEach(async () => {
    await first();
    await deploy('mfe-reviews', '2.0.0');
    await deploy('mfe-reviews', '3.0.0');
    await addBuilds(['shell', '1.0.0'], ['mfe-inbox', '1.0.0']);
    for (const each of ['1.0.0', '2.0.0', '3.0.0']) await addBuilds(['mfe-reviews', each]);
  });

  test('goes one step, and another from there, and says so when there is none left [H-08]', async () => {
    await rollBack(store, '1');
    expect(version()).toBe('2.0.0');
    await rollBack(store, '1');
    expect(version()).toBe('1.0.0');
    await expect(rollBack(store, '1')).rejects.toThrow('nothing 1 back');
    await deploy('mfe-reviews', '3.0.0');
    await rollBack(store, '1');
    expect(version()).toBe('1.0.0');
  });

  test('goes several steps, or to a set by its id; an id that there is not is said [H-08]', async () => {
    const newest = String(store.stored()?.id);
    await rollBack(store, '2');
    expect(version()).toBe('1.0.0');
    await rollBack(store, newest);
    expect(version()).toBe('3.0.0');
    await expect(rollBack(store, 'nothing')).rejects.toThrow('npm run releases');
  });

  test('undoes no release that somebody else made meanwhile [H-08]', async () => {
    const publish: ReleaseStore['publish'] = async (compose, publication) => {
      if (publication.what.startsWith('rollback')) await deploy('mfe-inbox', '2.0.0');
      return store.publish(compose, publication);
    };
    await expect(rollBack({ ...store, publish }, '1')).rejects.toThrow('Another release became current meanwhile');
    expect(versions()).toMatchObject({ 'mfe-inbox': '2.0.0', 'mfe-reviews': '3.0.0' });
  });

  test('leads from what other hands made current to what was before it [H-08]', async () => {
    await addBuilds(['mfe-inbox', '9.0.0']);
    const current = JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8')) as Record<string, unknown>;
    const { release: _number, ...before } = current;
    writeFileSync(join(folder, 'current.json'), JSON.stringify({ ...before, id: 'by-hand' }));
    await rollBack(store, '1');
    expect(version()).toBe('3.0.0');
    expect(store.history().map(({ what }) => what)).toContain('found as current');
  });

  test('never leads to builds that are gone [H-08]', async () => {
    rmSync(join(store.buildsDir, 'mfe-reviews', '2.0.0'), { recursive: true });
    await expect(rollBack(store, '1')).rejects.toThrow('mfe-reviews 2.0.0 is gone');
    expect(version()).toBe('3.0.0');
  });
});
