import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { permitCookie } from '@posy/shared-contracts/constants';
import Fastify, { type FastifyInstance } from 'fastify';
import { type OverrideRules } from '#config/overrides';
import { deployStored } from '../operate/deploy-stored';
import { openReleaseStore, type ReleaseStore } from '../release-store';
import { setOf, writeExampleRemote, writeExampleShell } from '../testing/example-builds';
import { openPageOverrides } from './page-overrides';
import { isPermit, permitMs, permitUntil } from './permit';

let dir: string;
let store: ReleaseStore;
let folders: string[];
let apps: FastifyInstance[];
let now: number;

const addBuild = async (name: string, version: string, manifest = {}): Promise<void> => {
  const from = mkdtempSync(join(tmpdir(), 'posy-from-'));
  folders.push(from);
  if (name === 'shell') writeExampleShell(from);
  else writeExampleRemote(from, name, { manifest });
  await store.addBuild({ name, version, from });
};

beforeEach(async () => {
  now = Date.parse('2026-05-01T08:00:00Z');
  dir = mkdtempSync(join(tmpdir(), 'posy-overrides-'));
  [folders, apps] = [[dir], []];
  store = openReleaseStore(dir);
  for (const name of ['shell', 'mfe-inbox', 'mfe-reviews']) await addBuild(name, '1.0.0');
  await addBuild('mfe-reviews', '2.0.0');
  await store.publish(() => setOf({ 'mfe-inbox': {}, 'mfe-reviews': {} }), { what: 'first' });
});
afterEach(async () => {
  for (const app of apps) await app.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const localhost: OverrideRules = { localhost: true, origins: [] };
const secret = 'a secret of the tests';

const serve = (rules: OverrideRules = localhost, isOpenToAll = true) => {
  const overrides = openPageOverrides(store, { rules, isOpenToAll, secret, now: () => now });
  const app = Fastify();
  apps.push(app);
  app.get('/page', (request) => {
    const current = { set: store.current(), stored: store.stored(), channel: 'current' as const };
    const { set, stored, ...rest } = overrides.forPage(request, current);
    const versions = set?.remotes.map(({ name, version }) => `${name} ${version}`);
    return { versions, id: stored?.id, isSame: set?.id === stored?.id, ...rest };
  });
  const open = async (query: string, permit?: string, from?: string) => {
    const headers = {
      ...(permit !== undefined && { cookie: `${permitCookie}=${permit}` }),
      ...(from !== undefined && { 'sec-fetch-site': from }),
    };
    return (await app.inject({ url: `/page?${query}`, headers })).json<Record<string, unknown>>();
  };
  return { overrides, open };
};

const deployed = ['mfe-inbox 1.0.0', 'mfe-reviews 1.0.0'];

describe('a page that asks for one remote from elsewhere', () => {
  test.each(['cross-site', 'same-site'])(
    'is as deployed when a page of somebody else’s led to it: %s, whoever opens it',
    async (from) => {
      const closed = serve(localhost, false);
      const permit = (await closed.overrides.offers()).permit?.value ?? '';
      for (const asked of ['remote=mfe-reviews@2.0.0', 'remote=mfe-reviews@http://localhost:4321']) {
        for (const page of [await serve().open(asked, undefined, from), await closed.open(asked, permit, from)])
          expect(page).toMatchObject({ versions: deployed, override: null, mayOverride: false });
        expect(await closed.open(asked, permit, 'none')).toMatchObject({ mayOverride: true });
      }
    },
  );

  test('has another stored version of it, and all else as it is deployed, under an id of that composition', async () => {
    const { open } = serve();
    const page = await open('remote=mfe-reviews@2.0.0');
    expect(page).toEqual({
      versions: ['mfe-inbox 1.0.0', 'mfe-reviews 2.0.0'],
      id: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
      isSame: true,
      base: 'example',
      override: { kind: 'stored', remote: 'mfe-reviews', version: '2.0.0' },
      mayOverride: true,
    });
    expect(page['id']).not.toBe(store.stored()?.id);
    expect((await open('remote=mfe-reviews@2.0.0'))['id']).toBe(page['id']);
    // Nothing of it is stored, and everybody else's pages stay as they are.
    expect(store.storedSet(String(page['id']))).toBeNull();
    expect((await open(''))['versions']).toEqual(deployed);
  });

  test('keeps the integrity of the stored version', async () => {
    const { overrides } = serve();
    const app = Fastify();
    apps.push(app);
    app.get('/page', (request) => {
      const current = { set: store.current(), stored: store.stored(), channel: 'current' as const };
      return overrides.forPage(request, current).set?.remotes.find(({ name }) => name === 'mfe-reviews');
    });
    const remote = (await app.inject('/page?remote=mfe-reviews@2.0.0')).json<Record<string, unknown>>();
    expect(remote['entry']).toBe('/releases/builds/mfe-reviews/2.0.0/remoteEntry.js');
    expect(remote['integrity']).toMatch(/^sha384-.{64}$/);
    expect(remote['integrityList']).toEqual({
      url: '/releases/builds/mfe-reviews/2.0.0/posy-integrity.json',
      integrity: expect.stringMatching(/^sha384-/) as unknown,
    });
  });

  test('is composed from the release set that the address names, so that a link shows the same after a deploy', async () => {
    const { open } = serve();
    const before = String(store.stored()?.id);
    const first = await open('remote=mfe-reviews@2.0.0');
    await addBuild('mfe-inbox', '2.0.0');
    const builds = [{ name: 'mfe-inbox', version: '2.0.0' }];
    await deployStored(store, { builds, server: null, who: 'tests', isTrial: false });
    expect((await open('remote=mfe-reviews@2.0.0'))['versions']).toEqual(['mfe-inbox 2.0.0', 'mfe-reviews 2.0.0']);
    expect(await open(`remote=mfe-reviews@2.0.0&release-set=${before}`)).toEqual(first);
    const gone = await open('remote=mfe-reviews@2.0.0&release-set=000000000000');
    expect(gone['override']).toEqual({ kind: 'refused', asked: 'mfe-reviews@2.0.0', why: 'release-set' });
  });

  test('has the deployed remotes and the reason where a version is missing or does not fit', async () => {
    await addBuild('mfe-reviews', '3.0.0', { basePaths: ['mfe-inbox'] });
    const { open } = serve();
    const why = async (version: string) => {
      const { versions, override } = await open(`remote=mfe-reviews@${version}`);
      expect(versions).toEqual(deployed);
      return (override as { why: { sentence: string } }).why.sentence;
    };
    expect(await why('9.9.9')).toContain('There is no build mfe-reviews 9.9.9 here');
    expect(await why('3.0.0')).toContain('both answer /mfe-inbox');
    expect(await why('..%2F..%2F1.0.0')).toContain('is no version');
  });

  test.each([
    'mfe-reviews',
    '@2.0.0',
    'shell@1.0.0',
    'mfe-reviews@2.0.0&remote=mfe-inbox@1.0.0',
    'MFE@1',
    '../x@1.0.0',
  ])('is as it is deployed where %s cannot be read', async (asked) => {
    const page = await serve().open(`remote=${asked}`);
    expect(page).toMatchObject({ versions: deployed, override: { kind: 'refused', why: 'unreadable' } });
  });

  test('is as it is deployed for an empty one, which goes back', async () => {
    expect(await serve().open('remote=')).toMatchObject({ versions: deployed, override: null });
  });
});

describe('a developer’s server', () => {
  const from = (origin: string, rules?: OverrideRules) => serve(rules).open(`remote=mfe-reviews@${origin}`);

  test('is used where its origin is allowed, in a set of its own id', async () => {
    const page = await from('http://localhost:4321');
    expect(page).toMatchObject({
      versions: deployed,
      override: { kind: 'developer', remote: 'mfe-reviews', origin: 'http://localhost:4321' },
    });
    expect((page['override'] as { setId: string }).setId).toMatch(/^[0-9a-f]{12}$/);
    expect((page['override'] as { setId: string }).setId).not.toBe(page['id']);
    const ana: OverrideRules = { localhost: false, origins: ['https://ana.example.com:4321'] };
    expect(await from('https://ana.example.com:4321/', ana)).toMatchObject({
      override: { kind: 'developer', origin: 'https://ana.example.com:4321' },
    });
  });

  test.each([
    'https://evil.example.com',
    'http://localhost.evil.example.com:4321',
    'http://localhost:4321@evil.example.com',
    'http://evil.example.com/http://localhost:4321',
    'http://localhost:4321/path',
    "http://localhost:4321;script-src 'unsafe-inline'",
    'https://localhost:4321',
  ])('at %s, which is not allowed, is refused', async (origin) => {
    expect(await from(encodeURIComponent(origin))).toMatchObject({
      versions: deployed,
      override: { kind: 'refused', why: 'origin' },
    });
  });

  test('of this machine is refused where only stored versions are allowed', async () => {
    const stored: OverrideRules = { localhost: false, origins: [] };
    expect(await from('http://localhost:4321', stored)).toMatchObject({ override: { kind: 'refused', why: 'origin' } });
  });
});

describe('where not everybody may', () => {
  const asked = 'remote=mfe-reviews@2.0.0';

  test('the address alone changes nothing, and says nothing', async () => {
    const { open } = serve(localhost, false);
    for (const permit of [undefined, '', 'x', permitUntil('another secret', now + 1000)])
      expect(await open(asked, permit)).toMatchObject({ versions: deployed, override: null, mayOverride: false });
  });

  test('a permit lets a browser ask for half a day', async () => {
    const { overrides, open } = serve(localhost, false);
    const { permit } = await overrides.offers();
    expect(permit?.until).toBe(now + permitMs);
    const value = permit?.value ?? '';
    expect(await open(asked, value)).toMatchObject({ override: { kind: 'stored' }, mayOverride: true });
    now += permitMs;
    expect(await open(asked, value)).toMatchObject({ override: null, mayOverride: false });
  });

  test('a permit whose time was changed is none', () => {
    const permit = permitUntil(secret, now + 1000);
    expect(isPermit(secret, permit, now)).toBe(true);
    expect(isPermit(secret, permit.replace(/^\d+/, String(now + 9_000_000)), now)).toBe(false);
    expect(isPermit(secret, null, now)).toBe(false);
  });
});

test('the inspector is offered the stored versions of each remote, newest first, and the rules', async () => {
  const { overrides } = serve();
  const { versions, permit, ...rules } = await overrides.offers();
  expect([permit, rules]).toEqual([null, localhost]);
  expect(versions.map(({ remote, version }) => `${remote} ${version}`).sort()).toEqual([
    'mfe-inbox 1.0.0',
    'mfe-reviews 1.0.0',
    'mfe-reviews 2.0.0',
  ]);
  const times = versions.filter(({ remote }) => remote === 'mfe-reviews').map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});
