import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { permitCookie } from '@posy/shared-contracts/constants';
import { type OverrideRules } from '#config/overrides';
import { openReleaseStore } from '#releases/index';
import { writeExampleRemote } from '#releases/testing/example-builds';
import { readDemoAccounts } from '#seed/index';
import { callEndpoint, signIn, startTestServer, type TestServer } from '#testing/test-server';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

const start = async (overrides: OverrideRules | null, changes = {}): Promise<TestServer> => {
  const server = await startTestServer({ overrides, drawPages: false, ...changes });
  servers.push(server);
  const from = mkdtempSync(join(tmpdir(), 'posy-from-'));
  writeExampleRemote(from, 'mfe-reviews', { manifest: { basePaths: ['reviews'] } });
  await openReleaseStore(join(server.dataDir, 'releases')).addBuild({ name: 'mfe-reviews', version: '9.0.0', from });
  rmSync(from, { recursive: true });
  return server;
};

const open = async (server: TestServer, path: string, cookie = '') => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
  return { policy: String(answer.headers.get('content-security-policy')), html: await answer.text(), answer };
};

interface Boot {
  releaseSet: { id: string; remotes: { name: string; version: string; entry: string; integrity: string }[] };
}
const jsonOf = <T>(html: string, id: string): T =>
  JSON.parse(String(new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1])) as T;
const reviewsOf = ({ releaseSet }: Boot) => releaseSet.remotes.find(({ name }) => name === 'mfe-reviews');

/** The text of the line above the page. */
const lineOf = (html: string): string => {
  const line = /<div class="posy-plain-line" id="posy-override-line"[^>]*>(.*?)<\/div/s.exec(html)?.[1] ?? '';
  return line
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

const local: OverrideRules = { localhost: true, origins: [] };
const stored = '/uk?remote=mfe-reviews@9.0.0';
const developer = '/uk?remote=mfe-reviews@http://localhost:4321';

describe('where overrides are allowed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start(local);
  });

  test('a page has the stored version with its integrity, and says so above itself with a way back', async () => {
    const { html, policy, answer } = await open(server, stored);
    const boot = jsonOf<Boot>(html, 'posy-boot');
    expect(reviewsOf(boot)).toMatchObject({
      version: '9.0.0',
      entry: '/releases/builds/mfe-reviews/9.0.0/remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-.{64}$/) as unknown,
    });
    expect(answer.headers.get('posy-release-set')).toBe(boot.releaseSet.id);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(lineOf(html)).toBe(
      'Not the deployed version mfe-reviews 9.0.0 is shown, in this tab alone. Back to the deployed version',
    );
    expect(jsonOf(html, 'posy-override')).toEqual({
      ...{ kind: 'stored', remote: 'mfe-reviews', version: '9.0.0' },
      ...{ base: 'set-1', deployed: 'set-1' },
    });
    expect(policy).not.toContain('localhost');
  });

  test('the line is in the language of the page', async () => {
    expect(lineOf((await open(server, stored.replace('/uk', '/de'))).html)).toContain(
      'Nicht die veröffentlichte Version',
    );
    expect(lineOf((await open(server, stored.replace('/uk', '/fr'))).html)).toContain('Revenir à la version déployée');
  });

  test('a page of a developer’s server waits for it, allows its origin alone, and says that nothing is checked', async () => {
    const { html, policy } = await open(server, developer);
    expect(lineOf(html)).toContain('comes from http://localhost:4321');
    expect(lineOf(html)).toContain('Nothing checks the integrity of its files');
    expect(policy).toContain("connect-src 'self' http://localhost:4321;");
    expect(policy).toContain("img-src 'self' data: blob: http://localhost:4321;");
    expect(policy).toContain("font-src 'self' http://localhost:4321;");
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' http:\/\/localhost:4321;/);
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    // No script of the shell starts before it, and what it reads is not there yet.
    expect(html).not.toContain('id="posy-boot"');
    const template = /<template id="posy-override-scripts">(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    expect(template).toContain('src="/releases/builds/shell/1.0.0/shell.js"');
    expect(html.replace(template, '')).not.toContain('src="/releases/builds/shell/');
    expect(jsonOf<Boot>(html, 'posy-boot-deployed').releaseSet.id).toBe('set-1');
  });

  test('what is not allowed is refused with its reason, and the page is as it is deployed', async () => {
    const { html, policy } = await open(server, '/uk?remote=mfe-reviews@https://evil.example.com');
    expect(lineOf(html)).toContain('mfe-reviews@https://evil.example.com isn’t used. This installation doesn’t allow');
    expect(policy).not.toContain('evil.example.com');
    expect(jsonOf<Boot>(html, 'posy-boot').releaseSet.id).toBe('set-1');
    const injected = await open(server, '/uk?remote=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(lineOf(injected.html)).toContain('&lt;script&gt;alert(1)');
    expect(injected.html).not.toContain('<script>alert(1)');
  });

  test('every script of these pages has the page’s nonce', async () => {
    for (const path of [stored, developer, '/uk?remote=x']) {
      const { html, policy } = await open(server, path);
      const nonce = String(/'nonce-([^']+)'/.exec(policy)?.[1]);
      const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    }
  });

  test('pages without one have no line and the usual policy', async () => {
    const { html, policy } = await open(server, '/uk');
    expect(lineOf(html)).toBe('');
    expect(policy).toContain("connect-src 'self';");
    expect(html).toContain("sessionStorage.getItem('posy-override')");
  });

  test('the inspector is offered the stored versions, without a permit on this machine', async () => {
    const { status, body } = await callEndpoint(server.url, 'overrides', {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...local, permit: null });
    expect(body['versions']).toContainEqual({
      remote: 'mfe-reviews',
      version: '9.0.0',
      at: expect.stringMatching(/^20/) as unknown,
    });
  });
});

test('where they are off, an address changes nothing, and no page carries anything of them', async () => {
  const server = await start(null);
  for (const path of [stored, developer]) {
    const { html, policy } = await open(server, path);
    expect(jsonOf<Boot>(html, 'posy-boot').releaseSet.id).toBe('set-1');
    expect(html).not.toContain('posy-override');
    expect(policy).not.toContain('localhost');
  }
  const { status, body } = await callEndpoint(server.url, 'overrides', {});
  expect([status, body.error?.code]).toEqual([404, 'overrides-off']);
});

test('where others reach the server, an operator’s browser gets a permit, and pages ask for it', async () => {
  const server = await start(local);
  const accounts = await readDemoAccounts(server.dataDir);
  const tokenOf = async (kind: string): Promise<string> => {
    const account = accounts.find((one) => one.kind === kind);
    if (account === undefined) throw new Error(`The demo has no ${kind}.`);
    const { email, password } = account;
    return (await signIn(server.url, 'signInWithPassword', { email, password })).token;
  };
  const tokens = { operator: await tokenOf('operator'), couple: await tokenOf('couple') };
  await server.close();
  const others = await startTestServer({
    ...{ overrides: local, drawPages: false, dataDir: server.dataDir, host: '0.0.0.0' },
  });
  servers.push(others);
  const ask = (token: string) =>
    fetch(`${others.url}/api/overrides`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask(tokens.couple)).status).toBe(403);
  const nobody = await callEndpoint(others.url, 'overrides', {});
  expect([nobody.status, nobody.body.error?.code]).toEqual([403, 'not-an-operator']);
  const unpermitted = [
    await open(others, developer),
    await open(others, stored, `${permitCookie}=9999999999999.${'x'.repeat(43)}`),
  ];
  for (const page of unpermitted) {
    expect(page.html).not.toContain('posy-override');
    expect(page.policy).not.toContain('localhost');
  }
  const { permit } = (await (await ask(tokens.operator)).json()) as { permit: { value: string } };
  const { html } = await open(others, stored, `${permitCookie}=${permit.value}`);
  expect(reviewsOf(jsonOf<Boot>(html, 'posy-boot'))?.version).toBe('9.0.0');
  expect((await open(others, stored)).html).not.toContain('posy-override');
});
