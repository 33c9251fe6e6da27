import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReleaseSet } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { exampleSet } from '#testing/release-set';
import { startTestServer, type TestServer } from '#testing/test-server';
import { youngerSet } from '#testing/younger-set';
import { openReleaseStore, type ReleaseStore } from '..';
import { previousSetSchema } from '../testing/previous-reader';

const said: string[] = [];
let server: TestServer;
let store: ReleaseStore;

beforeAll(async () => {
  server = await startTestServer();
  store = openReleaseStore(join(server.dataDir, 'releases'), (sentence) => said.push(sentence));
  await store.publishSet(youngerSet());
});
afterAll(() => server.stop());

const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, text: await answer.text() };
};

const bootSet = (html: string): unknown =>
  (JSON.parse(String(/id="posy-boot"[^>]*>([^<]*)</.exec(html)?.[1])) as { releaseSet: unknown }).releaseSet;

test('one remote that this server does not understand takes nothing else with it [H-06]', async () => {
  expect(JSON.parse((await open('/healthz')).text)).toEqual({ status: 'ok', releaseSet: 'younger' });
  expect((await open('/releases/current.json')).status).toBe(200);
  expect((await open('/uk/checklist')).status).toBe(200);
  expect((await open('/uk')).status).toBe(200);
});

test('what is not understood is left out, and named with remote and version [H-06]', () => {
  const names = store.current()?.remotes.map(({ name }) => name);
  expect(names).toEqual(['mfe-planning', 'mfe-suppliers', 'mfe-reviews', 'mfe-hats']);
  expect(said.filter((sentence) => sentence.includes('mfe-planning 2.0.0'))).toHaveLength(2);
  expect(said).toContainEqual(expect.stringMatching(/mfe-nothing 0\.0\.1: left out the whole remote/));
});

test('the page’s shell is given the set as it was composed, for it may be younger than the server [H-06]', async () => {
  const given = bootSet((await open('/uk')).text);
  expect(given).toEqual(JSON.parse(JSON.stringify(youngerSet())));
  expect(readReleaseSet(given).set.remotes).toHaveLength(4);
});

test('a server from before, which breaks on a name that it does not know, can read what is current [H-06]', () => {
  const text = readFileSync(join(server.dataDir, 'releases', 'current.json'), 'utf8');
  const read = v.parse(previousSetSchema, JSON.parse(text));
  expect(read.id).toBe('younger');
  expect(read.remotes.map(({ name }) => name)).toEqual(['mfe-planning', 'mfe-suppliers', 'mfe-reviews']);
  expect(read.remotes[0]?.manifest).toMatchObject({ navigation: [], slots: [{ slot: 'home.card' }] });
});

test('a shell from before, still current, is given what it can read [H-06]', async () => {
  const { readsByMember: _mark, ...shell } = exampleSet().shell;
  await store.publishSet({ ...youngerSet('older-shell'), shell: shell as ReturnType<typeof exampleSet>['shell'] });
  const given = bootSet((await open('/uk')).text);
  expect(v.parse(previousSetSchema, given).remotes).toHaveLength(3);
});

test('only the envelope and the shell’s own part must be readable [H-06]', () => {
  const set = exampleSet();
  expect(readReleaseSet({ ...set, remotes: [null, 'text', 7, {}] })).toMatchObject({ set: { remotes: [] } });
  expect(() => readReleaseSet({ ...set, shell: {} })).toThrow();
  expect(() => readReleaseSet({ ...set, id: 1 })).toThrow();
  expect(() => readReleaseSet(null)).toThrow();
  const twice = readReleaseSet({ ...set, remotes: [...set.remotes, set.remotes[0]] });
  expect([twice.set.remotes.length, twice.leftOut.length]).toEqual([3, 1]);
});
