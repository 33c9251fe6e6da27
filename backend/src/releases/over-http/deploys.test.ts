import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openAuditLog } from '../operate/audit-log';
import { openDeployTokens } from '../operate/deploy-tokens';
import { openReleaseStore, type ReleaseStore } from '../release-store';
import { setOf, writeExampleRemote, writeExampleShell } from '../testing/example-builds';
import { registerDeploys } from './register-deploys';

let dir: string;
let store: ReleaseStore;
let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'posy-over-http-'));
  store = openReleaseStore(dir);
  const from = join(dir, 'from');
  writeExampleShell(from);
  await store.addBuild({ name: 'shell', version: '1.0.0', from });
  rmSync(from, { recursive: true });
  writeExampleRemote(from, 'mfe-inbox');
  await store.addBuild({ name: 'mfe-inbox', version: '1.0.0', from });
  await store.publish(() => setOf({ 'mfe-inbox': {} }), { what: 'first' });
  token = (await openDeployTokens(dir).add('reviews', ['mfe-reviews'])).token;
  app = Fastify();
  registerDeploys(app, store);
  await app.ready();
});
afterEach(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

const post = async (url: string, payload: object, bearer = token) => {
  const answer = await app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${bearer}` } });
  const body: Record<string, unknown> = answer.json();
  return { status: answer.statusCode, body, message: (body['error'] as { message: string } | undefined)?.message };
};

type Example = Parameters<typeof writeExampleRemote>[2];

/** A build as a team sends it. */
const sent = (name: string, build: Example = {}, listed: (file: Buffer) => string | null = () => null) => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-sent-'));
  writeExampleRemote(folder, name, build);
  const list = listed(readFileSync(join(folder, 'app.js')));
  if (list !== null) writeFileSync(join(folder, 'posy-integrity.json'), JSON.stringify({ 'app.js': list }));
  const files = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file)).toString('base64')]),
  );
  rmSync(folder, { recursive: true });
  return { name, packageVersion: '1.2.0', files };
};

const send = async (build: Example = {}): Promise<{ name: string; version: string }> => {
  const { body } = await post('/releases/builds', sent('mfe-reviews', build));
  return body as { name: string; version: string };
};

const current = (): string[] => store.stored()?.remotes.map(({ name, version }) => `${name} ${version}`) ?? [];

test('a team sends a build and releases it, and goes back, without the server’s disk', async () => {
  const one = await send();
  expect(one.version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
  expect(await send()).toEqual(one);
  const trial = await post('/releases/sets', { do: 'deploy', builds: [one], trial: true });
  expect([trial.status, current()]).toEqual([200, ['mfe-inbox 1.0.0']]);
  const first = await post('/releases/sets', { do: 'deploy', builds: [one] });
  expect(first).toMatchObject({ status: 200, body: { set: store.stored()?.id } });
  const two = await send({ files: { 'more.js': '// more' } });
  await post('/releases/sets', { do: 'deploy', builds: [two] });
  expect(current()).toEqual(['mfe-inbox 1.0.0', `mfe-reviews ${two.version}`]);
  const back = await post('/releases/sets', { do: 'rollback', remote: 'mfe-reviews' });
  expect(back.body['changes']).toEqual([{ name: 'mfe-reviews', from: two.version, to: one.version }]);
  await post('/releases/sets', { do: 'remove', remote: 'mfe-reviews' });
  expect(current()).toEqual(['mfe-inbox 1.0.0']);
  const history = await app.inject({
    url: '/releases/history.json',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(history.json<{ history: { who?: string }[] }>().history.at(-1)?.who).toMatch(/^reviews \(token /);
});

test('a deploy without a known token gets no answer, and nothing of theirs is read', async () => {
  const tries = ['', 'Bearer ', 'Bearer nobody', `Basic ${token}`, `Bearer ${token}x`, `bearer ${token}`];
  for (const authorization of tries)
    for (const url of ['/releases/builds', '/releases/sets']) {
      const answer = await app.inject({ method: 'POST', url, payload: 'no JSON', headers: { authorization } });
      expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
        401,
        'deploy-token-unknown',
      ]);
    }
  expect((await app.inject('/releases/history.json')).statusCode).toBe(401);
});

test('a token is good for its own packages, and for a whole set only when it is for all of them', async () => {
  const other = sent('mfe-inbox');
  expect(await post('/releases/builds', other)).toMatchObject({
    status: 403,
    message: 'The token of reviews may not release mfe-inbox. It may release mfe-reviews.',
  });
  const asked = [
    { do: 'remove', remote: 'mfe-inbox' },
    { do: 'rollback', remote: 'mfe-inbox' },
    { do: 'rollback' },
    { do: 'deploy', builds: [{ name: 'mfe-inbox', version: '1.0.0' }] },
  ];
  for (const one of asked) expect((await post('/releases/sets', one)).status).toBe(403);
  const { token: all } = await openDeployTokens(dir).add('platform', ['*']);
  expect((await post('/releases/sets', { do: 'remove', remote: 'mfe-inbox' }, all)).status).toBe(200);
});

test('a build may have large files, and one that is not base64 is refused', async () => {
  const large = { 'large.js.map': 'x'.repeat(12_000_000) };
  const { status, body } = await post('/releases/builds', sent('mfe-reviews', { files: large }));
  expect([status, body['name']]).toEqual([201, 'mfe-reviews']);
  const whole = sent('mfe-reviews');
  for (const text of ['ü', 'a b=', 'YQ', 'YQ==\n'])
    expect((await post('/releases/builds', { ...whole, files: { ...whole.files, 'a.js': text } })).status).toBe(400);
});

test('a token that was taken away is good for nothing; the file tells nobody what it was', async () => {
  const tokens = openDeployTokens(dir);
  const path = join(dir, 'deploy-tokens.json');
  expect(readFileSync(path, 'utf8')).not.toContain(token);
  expect(statSync(path).mode & 0o077).toBe(0);
  const [made] = tokens.all();
  expect([await tokens.remove(made?.id ?? ''), await tokens.remove('none')]).toEqual([true, false]);
  expect((await post('/releases/sets', { do: 'remove', remote: 'mfe-reviews' })).status).toBe(401);
});

test('what does not fit is refused with the reason, and nothing becomes current', async () => {
  const build = await send({ manifest: { basePaths: ['mfe-inbox'] } });
  const answer = await post('/releases/sets', { do: 'deploy', builds: [build] });
  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'release-refused' } } });
  expect(answer.message).toContain('both answer /mfe-inbox');
  expect(current()).toEqual(['mfe-inbox 1.0.0']);
  const unknown = await post('/releases/sets', { do: 'deploy', builds: [{ name: 'mfe-reviews', version: '9.0.0' }] });
  expect([unknown.status, unknown.message]).toEqual([409, 'There is no build mfe-reviews 9.0.0 here: send it first.']);
});

test('a build that is not whole, leaves its folder or has other bytes than it lists is refused in a sentence', async () => {
  const whole = sent('mfe-reviews');
  const refused = async (build: object): Promise<[number, string | undefined]> => {
    const { status, message } = await post('/releases/builds', build);
    return [status, message];
  };
  const { 'remoteEntry.js': _entry, ...rest } = whole.files;
  expect(await refused({ ...whole, files: rest })).toEqual([
    409,
    expect.stringContaining('has no remoteEntry.js: it is no whole build'),
  ]);
  for (const file of ['../a.js', 'a/b.js', '.hidden', ''])
    expect((await refused({ ...whole, files: { ...whole.files, [file]: '' } }))[0]).toBe(400);
  const slots = [{ slot: 'NO SLOT', module: './slots/x', order: 1 }];
  expect(await refused(sent('mfe-reviews', { manifest: { slots: slots as never } }))).toEqual([
    409,
    expect.stringMatching(/^posy-manifest\.json of mfe-reviews \S+ cannot be read: slots\.0\.slot: /),
  ]);
  expect(await refused(sent('mfe-reviews', {}, () => 'sha384-other'))).toEqual([
    409,
    expect.stringContaining('has other files than its list says: app.js'),
  ]);
  const right = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  expect((await refused(sent('mfe-reviews', {}, right)))[0]).toBe(201);
  const stranger = { ...sent('mfe-inbox'), name: 'mfe-reviews' };
  expect(await refused(stranger)).toEqual([409, expect.stringContaining('says that it is mfe-inbox')]);
  expect(readdirSync(join(dir, 'incoming'))).toEqual([]);
});

test('all that was asked is in the log, with who asked and what came of it', async () => {
  const build = await send();
  await post('/releases/sets', { do: 'deploy', builds: [build] });
  await post('/releases/sets', { do: 'rollback' });
  await post('/releases/sets', { do: 'rollback', remote: 'mfe-reviews', to: '7' });
  const log = openAuditLog(dir);
  expect(log.firstBroken()).toBeNull();
  const who = expect.stringMatching(/^reviews \(token [0-9a-f]{8}\)$/) as string;
  expect(log.records()).toMatchObject([
    { who, what: 'send a build of mfe-reviews', outcome: 'done', result: `mfe-reviews ${build.version}` },
    { who, what: `deploy mfe-reviews ${build.version}`, outcome: 'done', result: store.stored()?.id },
    { who, what: 'rollback the whole set 1', outcome: 'refused' },
    { who, what: 'rollback mfe-reviews 7', outcome: 'refused', result: expect.stringContaining('nothing 7 back') },
  ]);
});
