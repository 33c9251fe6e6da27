import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { deployStored } from '../operate/deploy-stored';
import { prune } from '../operate/prune';
import { openReleaseStore, type ReleaseStore } from '../release-store';
import { inWords } from '../stored/changes';
import { openChannels } from '../stored/channel-state';
import { setOf, writeExampleRemote, writeExampleShell } from '../testing/example-builds';
import { createCanaryWatch } from './canary-watch';
import { chooseSet } from './choose-set';
import { endChannel, followCurrent, makePreview, promote, startCanary } from './operate-channels';
import { openPageSets } from './page-sets';

let dir: string;
let store: ReleaseStore;
let folders: string[] = [];

const addBuild = async (name: string, version: string, manifest = {}): Promise<{ name: string; version: string }> => {
  const from = mkdtempSync(join(tmpdir(), 'posy-from-'));
  folders.push(from);
  if (name === 'shell') writeExampleShell(from);
  else writeExampleRemote(from, name, { manifest });
  await store.addBuild({ name, version, from });
  return { name, version };
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'posy-channels-'));
  folders = [dir];
  store = openReleaseStore(dir);
  for (const name of ['shell', 'mfe-inbox', 'mfe-reviews']) await addBuild(name, '1.0.0');
  await store.publish(() => setOf({ 'mfe-inbox': {}, 'mfe-reviews': {} }), { what: 'first' });
});
afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const asked = { server: null, who: 'tests' };
const versionsOf = (id: string): string =>
  store
    .storedSet(id)
    ?.remotes.map(({ name, version }) => `${name} ${version}`)
    .join(', ') ?? 'none';
const canary = async (percent = 10) =>
  startCanary(store, { ...asked, builds: [await addBuild('mfe-reviews', '2.0.0')], percent });
const deploy = async (name: string, version: string, manifest = {}) =>
  deployStored(store, { ...asked, builds: [await addBuild(name, version, manifest)], isTrial: false });
const state = () => openChannels(dir).now();

describe('a canary', () => {
  test('is for its share of weddings and visitors, the same whole set for the same asker', async () => {
    const { set } = await canary(10);
    const choose = (weddingBucket: number | null, visitorBucket: number | null) =>
      chooseSet(state(), { preview: null, weddingBucket, visitorBucket }).set;
    const all = Array.from({ length: 10_000 }, (_none, bucket) => choose(null, bucket));
    expect(all.filter((chosen) => chosen === set.id)).toHaveLength(1000);
    expect([choose(null, 999), choose(null, 1000), choose(null, null)]).toEqual([set.id, null, null]);
    // Partners have the same, whatever their browsers' own buckets are.
    expect([choose(5, 9999), choose(5, 3), choose(5000, 3)]).toEqual([set.id, set.id, null]);
    expect(versionsOf(set.id)).toBe('mfe-inbox 1.0.0, mfe-reviews 2.0.0');
    expect(versionsOf(store.stored()?.id ?? '')).toBe('mfe-inbox 1.0.0, mfe-reviews 1.0.0');
  });

  test('gets what others release meanwhile, and is halted where it does not fit them any more', async () => {
    await canary();
    await deploy('mfe-inbox', '2.0.0');
    await followCurrent(store, null);
    expect(versionsOf(state().canary?.set ?? '')).toBe('mfe-inbox 2.0.0, mfe-reviews 2.0.0');
    await deploy('mfe-inbox', '3.0.0', { basePaths: ['mfe-inbox'] });
    await deploy('mfe-hats', '1.0.0', { basePaths: ['hats'] });
    await followCurrent(store, null);
    expect(state().canary?.halted).toBeNull();
    await endChannel(store, 'canary');
    const hats = await addBuild('mfe-caps', '1.0.0', { basePaths: ['caps'] });
    await startCanary(store, { ...asked, builds: [hats], percent: 10 });
    await deploy('mfe-hats', '2.0.0', { basePaths: ['hats', 'caps'] });
    await followCurrent(store, null);
    expect(state().canary?.halted?.why).toContain('both answer /caps');
  });

  test('is promoted to everybody on top of what is current, or ended; a second one is refused while it runs', async () => {
    await canary();
    await expect(canary()).rejects.toThrow('A canary of mfe-reviews 2.0.0 runs since');
    await deploy('mfe-inbox', '2.0.0');
    const { changes } = await promote(store, 'canary', asked);
    expect(inWords(changes)).toBe('mfe-reviews 1.0.0 → 2.0.0');
    expect(versionsOf(store.stored()?.id ?? '')).toBe('mfe-inbox 2.0.0, mfe-reviews 2.0.0');
    expect(state().canary).toBeNull();
    await expect(promote(store, 'canary', asked)).rejects.toThrow('There is no canary. There is none.');
  });

  test.each([0, -1, 51, Number.NaN])('of %p % is refused', async (percent) => {
    await expect(canary(percent)).rejects.toThrow('at most 50 of a hundred');
    expect(state().canary).toBeNull();
  });

  test('that does not fit is refused, and nobody gets it', async () => {
    const build = await addBuild('mfe-reviews', '9.0.0', { basePaths: ['mfe-inbox'] });
    await expect(startCanary(store, { ...asked, builds: [build], percent: 10 })).rejects.toThrow('both answer');
    expect(state().canary).toBeNull();
  });
});

test('a preview is for who asks by its name, is replaced by the next of that name, and is not pruned', async () => {
  const first = await makePreview(store, {
    ...asked,
    builds: [await addBuild('mfe-reviews', '2.0.0')],
    name: 'stars',
  });
  const choose = (preview: string | null) =>
    chooseSet(state(), { preview, weddingBucket: null, visitorBucket: null }).set;
  expect([choose('stars'), choose('other'), choose('toString'), choose(null)]).toEqual([
    first.set.id,
    null,
    null,
    null,
  ]);
  const { set } = await makePreview(store, {
    ...asked,
    builds: [await addBuild('mfe-reviews', '3.0.0')],
    name: 'stars',
  });
  expect(choose('stars')).toBe(set.id);
  const later = Date.now() + 400 * 24 * 60 * 60 * 1000;
  const pruned = await prune({ dir, store, now: later }, true);
  expect(pruned.builds).toEqual(['mfe-reviews 2.0.0']);
  await expect(endChannel(store, 'other')).rejects.toThrow('There is no preview other. There is stars.');
  await endChannel(store, 'stars');
  expect(choose('stars')).toBeNull();
});

test('channels that two processes change at once have both changes', async () => {
  const [one, other] = [openChannels(dir), openChannels(dir)];
  const preview = { builds: [], set: 'x', at: '', who: '' };
  const add = (channels: typeof one, name: string) =>
    channels.change((before) => ({ ...before, previews: { ...before.previews, [name]: preview } }));
  await Promise.all([add(one, 'a'), add(other, 'b'), add(one, 'c'), add(other, 'd')]);
  expect(Object.keys(one.now().previews).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(other.now()).toEqual(one.now());
});

describe('a page', () => {
  let app: FastifyInstance;
  let said: string[];
  let met: (set: string, visitor: string) => void;
  beforeEach(async () => {
    said = [];
    const pageSets = openPageSets(store, { now: Date.now, report: (sentence) => said.push(sentence) });
    met = pageSets.met;
    app = Fastify();
    app.get('/page', (request, reply) => {
      const { set, channel } = pageSets.forPage(request, reply);
      return reply.send({ set: set?.id, channel });
    });
    app.get('/current', (request) => ({ set: pageSets.forRequest(request).set?.id }));
    await app.ready();
  });
  afterEach(() => app.close());

  const open = async (cookie = '', url = '/page') => {
    const answer = await app.inject({ url, headers: { cookie } });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { ...answer.json<{ set: string; channel: string }>(), cookies };
  };

  test('sets no cookie while nothing is tried on anybody', async () => {
    expect(await open()).toEqual({ set: store.stored()?.id, channel: 'current', cookies: [] });
  });

  test('gives a browser a bucket while a canary runs, and asks for the current set answer the same', async () => {
    const { set } = await canary(50);
    const seen = new Set<string>();
    for (let visit = 0; visit < 40; visit += 1) {
      const first = await open();
      const [bucket = ''] =
        /^posy-bucket=\d{1,4}(?=; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$)/.exec(first.cookies[0] ?? '') ??
        [];
      expect(bucket).not.toBe('');
      const again = await open(bucket);
      expect(again).toEqual({ set: first.set, channel: first.channel, cookies: [] });
      expect((await open(bucket, '/current')).set).toBe(first.set);
      seen.add(first.channel);
    }
    expect([...seen].sort()).toEqual(['canary', 'current']);
    expect((await open('posy-wedding-bucket=1; posy-bucket=9999')).set).toBe(set.id);
    expect((await open('posy-wedding-bucket=99999; posy-bucket=x')).cookies).toHaveLength(1);
  });

  test('of a preview is asked for by its address, stays with the browser, and is left by an empty one', async () => {
    const { set } = await makePreview(store, {
      ...asked,
      builds: [await addBuild('mfe-reviews', '2.0.0')],
      name: 'stars',
    });
    const first = await open('', '/page?preview=stars');
    expect(first).toMatchObject({ set: set.id, channel: 'preview' });
    expect(first.cookies).toEqual([expect.stringMatching(/^posy-preview=stars; .*HttpOnly$/)]);
    expect((await open('posy-preview=stars')).channel).toBe('preview');
    const left = await open('posy-preview=stars', '/page?preview=');
    expect([left.channel, left.cookies[0]]).toEqual(['current', expect.stringMatching(/^posy-preview=; .*Max-Age=0;/)]);
    const unknown = await open('', '/page?preview=%3Cscript%3E');
    expect([unknown.channel, unknown.cookies[0]]).toEqual(['current', expect.stringMatching(/^posy-preview=; /)]);
  });

  test('goes back to the current set by itself once the canary does harm, for every server of the store', async () => {
    const { set } = await canary(10);
    for (let page = 0; page < 900; page += 1) await open(`posy-bucket=${page % 10 === 0 ? 1 : 5000}`);
    expect((await open('posy-bucket=1')).channel).toBe('canary');
    for (let visitor = 0; visitor < 8; visitor += 1) met(set.id, `visitor ${visitor}`);
    for (let wait = 0; wait < 100_000 && state().canary?.halted === null; wait += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(state().canary?.halted?.why).toMatch(/of \d+ pages of the canary met a fault, and 0 of 810 others/);
    expect(said).toEqual([expect.stringMatching(/^The canary is halted: /)]);
    expect(await open('posy-bucket=1')).toEqual({ set: store.stored()?.id, channel: 'current', cookies: [] });
  });
});

test('a canary that is slower than the rest is halted, and one visitor’s numbers count once an hour', () => {
  const halted: string[] = [];
  const watch = createCanaryWatch({ now: () => 0, halt: (set, why) => halted.push(`${set}: ${why}`) });
  watch.opened('canary', true);
  const measure = (set: string, visitor: number, isGood: boolean) =>
    watch.measured({ set, baseline: 'current', visitor: `visitor ${visitor}`, kind: 'lcp', isGood });
  for (let time = 0; time < 100; time += 1) measure('canary', 1, false);
  for (let time = 0; time < 100; time += 1) measure('older', 1000 + time, false);
  expect(halted).toEqual([]);
  // Of ten visitors one has the canary; of each ten numbers one is not good, and of the canary's each.
  for (let visitor = 2; visitor < 400; visitor += 1) {
    const isCanary = visitor % 10 === 0;
    measure(isCanary ? 'canary' : 'current', visitor, !isCanary && visitor % 10 !== 1);
  }
  expect(halted).toEqual([
    expect.stringMatching(/^canary: \d+ of \d+ LCP numbers of the canary were not good, and \d+ of \d+ others: /),
  ]);
});

test('a page tells the watch of its felt numbers, by the bounds of good ones', async () => {
  const { set } = await canary(10);
  const said: string[] = [];
  const pageSets = openPageSets(store, { now: Date.now, report: (sentence) => said.push(sentence) });
  const app = Fastify();
  app.get('/page', (request, reply) => reply.send({ set: pageSets.forPage(request, reply).set?.id }));
  await app.inject({ url: '/page', headers: { cookie: 'posy-bucket=1' } });
  const [good, slow] = [
    { kind: 'lcp' as const, value: 2500 },
    { kind: 'lcp' as const, value: 2501 },
  ];
  const current = store.stored()?.id ?? '';
  const unfelt = { kind: 'ttfb' as const, value: 600_000 };
  for (let visitor = 0; visitor < 900; visitor += 1)
    pageSets.measured(visitor % 10 === 0 ? set.id : current, `v${visitor}`, [good, unfelt]);
  expect(said).toEqual([]);
  for (let visitor = 1000; visitor < 1020; visitor += 1) pageSets.measured(set.id, `v${visitor}`, [slow]);
  expect(said).toEqual([expect.stringMatching(/^The canary is halted: .* numbers of the canary were not good/)]);
  for (let wait = 0; wait < 100_000 && state().canary?.halted === null; wait += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(state().canary?.halted).not.toBeNull();
  await app.close();
});

test('one visitor counts once an hour, and sets that are not compared not at all', () => {
  const halted: string[] = [];
  let now = 0;
  const watch = createCanaryWatch({ now: () => now, halt: (set) => halted.push(set) });
  for (let page = 0; page < 1000; page += 1) watch.opened('canary', page % 100 === 0);
  const met = (set: string, visitor: string) => watch.met({ set, baseline: 'current', visitor });
  for (let time = 0; time < 50; time += 1) met('canary', 'one');
  for (let time = 0; time < 50; time += 1) met('older', `v${time}`);
  expect(halted).toEqual([]);
  now += 61 * 60 * 1000;
  for (const visitor of ['one', 'two', 'three', 'four']) met('canary', visitor);
  expect(halted).toEqual(['canary']);
});
