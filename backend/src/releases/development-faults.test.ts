import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { noteDevelopmentFaults } from './development-faults';
import { registerReleases } from './register-releases';
import { openReleaseStore } from './release-store';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'posy-development-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const ask = async (development: boolean) => {
  const app = Fastify();
  const store = openReleaseStore(dir);
  await registerReleases(app, { store, development, setFor: () => ({ stored: store.stored() }) });
  const answer = await app.inject('/releases/development.json');
  await app.close();
  return answer;
};

test('a developer’s page is told what is wrong with the last build, until nothing is', async () => {
  expect((await ask(true)).json()).toEqual({ id: null, faults: null });
  await noteDevelopmentFaults(dir, 'src/app.tsx(3,7): error TS2304');
  expect((await ask(true)).json()).toEqual({ id: null, faults: 'src/app.tsx(3,7): error TS2304' });
  await noteDevelopmentFaults(dir, null);
  const answer = await ask(true);
  expect([answer.json(), answer.headers['cache-control']]).toEqual([{ id: null, faults: null }, 'no-store']);
});

test('nobody else is told', async () => {
  await noteDevelopmentFaults(dir, 'src/app.tsx(3,7): error TS2304');
  expect((await ask(false)).statusCode).toBe(404);
});
