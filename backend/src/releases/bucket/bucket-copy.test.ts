import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuditLog } from '../operate/audit-log';
import { openDeployTokens } from '../operate/deploy-tokens';
import { prune } from '../operate/prune';
import { openReleaseStore } from '../release-store';
import { openChannels } from '../stored/channel-state';
import { shareFolder, unshareFolder } from '../stored/shared-files';
import { setOf } from '../testing/example-builds';
import { openBucketCopy } from './bucket-copy';
import { memoryBucket } from './testing/memory-bucket';

let root: string;
let bucket: ReturnType<typeof memoryBucket>;
const folders: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'posy-bucket-'));
  bucket = memoryBucket();
});
afterEach(() => {
  for (const folder of folders.splice(0)) unshareFolder(folder);
  rmSync(root, { recursive: true, force: true });
});

/** A server with a disk of its own. */
const server = async (name: string) => {
  const dir = join(root, name);
  const copy = openBucketCopy(dir, bucket);
  shareFolder(dir, copy);
  folders.push(dir);
  await copy.start();
  return { dir, copy, store: openReleaseStore(dir) };
};
type Server = Awaited<ReturnType<typeof server>>;

const buildIn = (version: string, text = version): string => {
  const from = join(root, `built-${version}-${text.length}`);
  mkdirSync(from, { recursive: true });
  writeFileSync(join(from, 'remoteEntry.js'), text);
  writeFileSync(join(from, 'posy-integrity.json'), '{}');
  return from;
};

/** Releases mfe-reviews in a version; answers the id of the set. */
const release = async ({ store }: Pick<Server, 'store'>, version: string): Promise<string | undefined> => {
  await store.addBuild({ name: 'mfe-reviews', version, from: buildIn(version) });
  const set = { ...setOf({ 'mfe-reviews': {} }, { version }), id: `set-${version}` };
  return (await store.publish(() => set, { what: `deploy mfe-reviews ${version}` }))?.id;
};

const entryOf = ({ dir }: Server, version: string): string =>
  readFileSync(join(dir, 'builds', 'mfe-reviews', version, 'remoteEntry.js'), 'utf8');

test('what one server releases another serves, and a new one with an empty disk', async () => {
  const [one, other] = [await server('one'), await server('other')];
  await release(one, '1.0.0');
  expect(other.store.current()).toBeNull();
  await other.copy.look();
  expect([other.store.current()?.id, entryOf(other, '1.0.0')]).toEqual(['set-1.0.0', '1.0.0']);
  await release(other, '2.0.0');
  await one.copy.look();
  expect(one.store.current()?.id).toBe('set-2.0.0');
  const young = await server('young');
  expect([young.store.current()?.id, young.store.history().length]).toEqual(['set-2.0.0', 2]);
  expect(young.store.set('set-1.0.0')?.id).toBe('set-1.0.0');
});

test('two that release at the same time are both in, one after the other', async () => {
  const [one, other] = [await server('one'), await server('other')];
  await release(one, '1.0.0');
  await other.copy.look();
  const seen: (string | undefined)[] = [];
  await other.store.addBuild({ name: 'mfe-reviews', version: '3.0.0', from: buildIn('3.0.0') });
  const compose = (before: { id: string } | null) => {
    seen.push(before?.id);
    return { ...setOf({ 'mfe-reviews': {} }, { version: '3.0.0' }), id: 'set-3.0.0' };
  };
  // The first server is quicker: the other has not heard of it when it composes.
  await release(one, '2.0.0');
  await other.store.publish(compose, { what: 'deploy mfe-reviews 3.0.0' });
  expect(seen).toEqual(['set-1.0.0', 'set-2.0.0']);
  await one.copy.look();
  expect(one.store.history().map(({ set }) => set)).toEqual(['set-1.0.0', 'set-2.0.0', 'set-3.0.0']);
});

test('what is released while another server reads is current there with the next look, with its build and set', async () => {
  const [one, other] = [await server('one'), await server('other')];
  await release(one, '1.0.0');
  const list = bucket.list.bind(bucket);
  bucket.list = async (prefix) => {
    const listed = await list(prefix);
    if (prefix === 'sets/') {
      bucket.list = list;
      await release(one, '2.0.0');
    }
    return listed;
  };
  await other.copy.look();
  expect(other.store.current()?.id).toBe('set-1.0.0');
  await other.copy.look();
  expect([other.store.current()?.id, entryOf(other, '2.0.0')]).toEqual(['set-2.0.0', '2.0.0']);
});

test('a build that is pruned while another server reads leaves no empty folder there', async () => {
  const [one, other] = [await server('one'), await server('other')];
  await one.store.addBuild({ name: 'mfe-reviews', version: '1.0.0', from: buildIn('1.0.0') });
  await release(one, '2.0.0');
  const list = bucket.list.bind(bucket);
  bucket.list = async (prefix) => {
    const listed = await list(prefix);
    if (prefix === 'built/') await one.copy.forgetBuild({ name: 'mfe-reviews', version: '1.0.0' });
    return listed;
  };
  await other.copy.look();
  expect(existsSync(join(other.dir, 'builds', 'mfe-reviews', '1.0.0'))).toBe(false);
  expect(other.store.current()?.id).toBe('set-2.0.0');
});

test('a store that was on one disk goes into a new bucket, and on from there', async () => {
  const dir = join(root, 'one');
  const store = openReleaseStore(dir);
  await release({ store }, '1.0.0');
  await openDeployTokens(dir).add('reviews', ['mfe-reviews']);
  const one = await server('one');
  const other = await server('other');
  expect([other.store.current()?.id, entryOf(other, '1.0.0')]).toEqual(['set-1.0.0', '1.0.0']);
  expect(openDeployTokens(other.dir).all()).toEqual(openDeployTokens(one.dir).all());
});

test('channels, tokens and the audit log are everybody’s', async () => {
  const [one, other] = [await server('one'), await server('other')];
  const preview = { builds: [], set: 'set-1.0.0', at: '2026-05-01T00:00:00.000Z', who: 'ana' };
  await openChannels(one.dir).change((state) => ({ ...state, previews: { stars: preview } }));
  await openAuditLog(one.dir).add({ who: 'ana', what: 'deploy', outcome: 'done', result: 'set-1.0.0' });
  const { token } = await openDeployTokens(one.dir).add('reviews', ['mfe-reviews']);
  await other.copy.look();
  expect(openChannels(other.dir).now().previews).toEqual({ stars: preview });
  expect(openDeployTokens(other.dir).find(token)?.team).toBe('reviews');
  await openAuditLog(other.dir).add({ who: 'tom', what: 'rollback', outcome: 'done', result: 'set-0' });
  expect(
    openAuditLog(other.dir)
      .records()
      .map(({ who }) => who),
  ).toEqual(['ana', 'tom']);
  expect(openAuditLog(other.dir).firstBroken()).toBeNull();
});

test('a build with other bytes than were released is neither stored nor served', async () => {
  const [one, other] = [await server('one'), await server('other')];
  await release(one, '1.0.0');
  await expect(
    other.store.addBuild({ name: 'mfe-reviews', version: '1.0.0', from: buildIn('1.0.0', 'quite other bytes') }),
  ).rejects.toThrow('was released with other files');
  expect(existsSync(join(other.dir, 'builds', 'mfe-reviews', '1.0.0'))).toBe(false);
  bucket.objects.set('builds/mfe-reviews/1.0.0/remoteEntry.js', Buffer.from('changed'));
  await expect(server('young')).rejects.toThrow('with other bytes of it');
});

test('what is pruned leaves the bucket too', async () => {
  const one = await server('one');
  for (let number = 1; number <= 8; number += 1) await release(one, `${number}.0.0`);
  const later = Date.now() + 90 * 86_400_000;
  const { builds } = await prune({ dir: one.dir, store: one.store, now: later }, false);
  expect(builds).toContain('mfe-reviews 1.0.0');
  const left = [...bucket.objects.keys()].filter((name) => name.includes('mfe-reviews/1.0.0'));
  expect([left, bucket.objects.has('sets/set-1.0.0.json')]).toEqual([[], false]);
  expect(existsSync(join(one.dir, 'builds', 'mfe-reviews', '8.0.0'))).toBe(true);
});
