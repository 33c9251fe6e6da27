import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noServices } from '../config/services';
import { createLog } from '../log/log';
import { openReleaseStore } from '../releases';
import { callEndpoint, startTestServer, type TestServer } from '../testing/test-server';
import { contentSecurityPolicy } from './security-headers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const preloadsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map((match) => String(match[1]));

const bootOf = (html: string): Record<string, unknown> =>
  JSON.parse(String(/id="posy-boot"[^>]*>([^<]*)</.exec(html)?.[1])) as Record<string, unknown>;

/** Players of the four sources that suppliers' films may have; nothing else may be framed. */
const films = [
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://my.matterport.com/show/',
  'https://www.google.com/maps',
  'https://www.google.com/maps/',
].join(' ');

describe('pages', () => {
  test('begin at the default market', async () => {
    const { status, headers } = await open('/');
    expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: '/uk' });
  });

  test.each([
    ['/uk', 200, 'en-GB'],
    ['/de/checklist', 200, 'de-DE'],
    ['/fr/wedding-suppliers?page=2', 200, 'fr-FR'],
    ['/nowhere', 404, 'en-GB'],
    ['/nowhere/else.js', 404, 'en-GB'],
    ['/uk/weddingsuppliers/venues/GB000000', 404, 'en-GB'],
  ])('answer %s with %i', async (path, status, language) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    expect(page.html).toContain(`<html lang="${language}">`);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('run only scripts with their own nonce, which is new each time', async () => {
    const [one, two] = await Promise.all([open('/uk'), open('/uk')]);
    const policy = String(one.headers.get('content-security-policy'));
    const nonce = String(/'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(policy).toBe(
      [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        `frame-src ${films}`,
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ].join('; '),
    );
    expect(two.headers.get('content-security-policy')).not.toBe(policy);
    expect([...one.html.matchAll(/<script\b[^>]*>/g)].every(([tag]) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect(bootOf(one.html)).toMatchObject({ nonce });
  });

  test('carry the other security headers', async () => {
    const { headers } = await open('/uk');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test('tell the shell how to start', async () => {
    expect(bootOf((await open('/uk')).html)).toMatchObject({
      releaseSet: { id: 'set-1' },
      firebase: { mode: 'local', config: { projectId: 'posy-local' }, providers: ['google', 'apple', 'facebook'] },
      demo: true,
    });
  });

  test('preload the remote of the path, its entry with the integrity that the shell asks for', async () => {
    const { html } = await open('/uk/checklist');
    expect(preloadsOf(html)).toEqual([
      '/releases/builds/mfe-planning/1.0.0/remoteEntry.js',
      '/releases/builds/mfe-planning/1.0.0/--app.js',
    ]);
    expect(html).toMatch(/remoteEntry\.js" crossorigin="anonymous" integrity="sha384-mfe-planning" nonce="/);
    expect(html).toMatch(/--app\.js" nonce="/);
  });

  test('preload the widgets of the slots that a profile shows', async () => {
    const { html } = await open('/uk/weddingsuppliers/venues/unknown');
    expect(preloadsOf(html)).toEqual([
      '/releases/builds/mfe-suppliers/1.0.0/remoteEntry.js',
      '/releases/builds/mfe-suppliers/1.0.0/--app.js',
      '/releases/builds/mfe-reviews/1.0.0/remoteEntry.js',
      '/releases/builds/mfe-reviews/1.0.0/--slots-reviews.js',
    ]);
  });

  test('keep private screens and guests’ websites out of search engines', async () => {
    for (const path of ['/uk/checklist', '/uk/wedding-website/maya-and-tom'])
      expect((await open(path)).html).toContain('<meta name="robots" content="noindex">');
    expect((await open('/uk')).html).not.toContain('noindex');
  });

  test('come compressed to browsers that can read it', async () => {
    const { headers, html } = await open('/uk', { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(html).toContain('posy-boot');
  });

  test('allow Google’s hosts only when a project of Google’s is used', () => {
    const web = { apiKey: 'k', projectId: 'our-project', authDomain: 'our-project.firebaseapp.com' };
    const policy = contentSecurityPolicy('n', {
      firebase: { mode: 'google', web },
      hasRecaptcha: false,
      hasPolicy: true,
    });
    expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com");
    expect(policy).toContain(`frame-src https://our-project.firebaseapp.com ${films};`);
  });

  test('allow reCAPTCHA’s frame only when its keys are set', async () => {
    const local = { mode: 'local', projectId: 'posy-local' } as const;
    const framed = `frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ ${films};`;
    expect(contentSecurityPolicy('n', { firebase: local, hasRecaptcha: true, hasPolicy: true })).toContain(framed);
    expect((await open('/uk')).headers.get('content-security-policy')).toContain(`frame-src ${films};`);
    const services = { ...noServices, recaptcha: { siteKey: 'the-site-key', secret: 'the-secret-key' } };
    const other = await startTestServer({ services });
    const page = await fetch(`${other.url}/uk`);
    await page.arrayBuffer();
    expect(page.headers.get('content-security-policy')).toContain(framed);
    await other.stop();
  });
});

describe('releases', () => {
  test('serve builds for ever, in Brotli where it is there', async () => {
    const { status, headers, html } = await open('/releases/builds/shell/1.0.0/shell.js', { 'accept-encoding': 'br' });
    expect({ status, html }).toEqual({ status: 200, html: 'console.log("shell");' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toContain('javascript');
  });

  test('name the current set, and keep each set under its id', async () => {
    const current = await open('/releases/current.json');
    expect(current.headers.get('cache-control')).toBe('no-cache');
    expect(JSON.parse(current.html)).toMatchObject({ id: 'set-1' });
    expect((await open('/releases/sets/set-1.json')).html).toBe(current.html);
    expect((await open('/releases/sets/none.json')).status).toBe(404);
  });

  test('answer 404 for what is not in a build, and never leave its folder', async () => {
    expect((await open('/releases/builds/shell/1.0.0/none.js')).status).toBe(404);
  });

  test.each([
    '/releases/builds/..%2f..%2fadmin-secret',
    '/releases/builds/shell/..%2f..%2f..%2f..%2fadmin-secret',
    '/releases/builds/%2e%2e/%2e%2e/admin-secret',
    '/releases/builds/..%5c..%5cadmin-secret',
    '/releases/builds/shell/1.0.0/shell.js%00.map',
    '/releases/builds/shell/1.0.0/.hidden',
    '/releases/sets/..%2fcurrent.json',
    '/releases/sets/%00.json',
    '/releases/sets/..%2f..%2f/files.json',
    '/photos/..%2f..%2fadmin-secret/320',
    '/photos/%00/320',
    '/pictures/venues/..%2f..%2fx/4x3/320.webp',
    '/pictures/venues/%00/4x3/..%2f320.webp',
    '/icons/..%2f192.png',
    '/manifests/..%2fuk.webmanifest',
  ])('%s, which leaves its folder, is 404 [H-18]', async (path) => {
    const { status, html } = await open(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(html).not.toContain('stack');
  });

  test('keep source maps to themselves [H-10]', async () => {
    const { buildsDir } = openReleaseStore(join(server.dataDir, 'releases'));
    writeFileSync(join(buildsDir, 'shell', '1.0.0', 'shell.js.map'), '{}');
    expect((await open('/releases/builds/shell/1.0.0/shell.js.map')).status).toBe(404);
  });
});

describe('the rest', () => {
  test('says how the server is', async () => {
    expect(JSON.parse((await open('/healthz')).html)).toEqual({ status: 'ok', releaseSet: 'set-1' });
  });

  test('has an icon, a file for robots, and pictures that can be cached for ever', async () => {
    expect((await open('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await open('/robots.txt')).html).toContain('Disallow: /api/');
    const picture = await open('/pictures/venues/seed/4x3/320.webp');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect((await open('/pictures/venues/seed/4x3/321.webp')).status).toBe(404);
  });

  test('refuses calls in words: unknown, unreadable, too large, of another kind', async () => {
    const post = async (body: string, type = 'application/json') => {
      const headers = { 'content-type': type };
      const response = await fetch(`${server.url}/api/search/suppliers`, { method: 'POST', body, headers });
      return { status: response.status, code: ((await response.json()) as { error: { code: string } }).error.code };
    };
    expect((await open('/api/none')).status).toBe(404);
    expect(await post('{')).toEqual({ status: 400, code: 'invalid-request' });
    expect(await post('{}')).toEqual({ status: 400, code: 'invalid-request' });
    expect(await post(`"${'x'.repeat(70_000)}"`)).toEqual({ status: 413, code: 'too-large' });
    expect(await post('a=b', 'text/plain')).toEqual({ status: 415, code: 'unsupported-media-type' });
  });

  test('takes a few of a browser’s problems a minute', async () => {
    const problem = { feature: 'checklist', remote: 'mfe-planning', version: '1', message: 'bad', path: '/uk' };
    const report = async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${server.url}/api/errors`, {
        method: 'POST',
        body: JSON.stringify(problem),
        headers,
      });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses: number[] = [];
    for (let call = 0; call < 31; call += 1) statuses.push(await report());
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});

test('writes what a browser met into the log, tagged by feature and remote, where there is no DSN [D-error-report-02]', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('error', (line) => void lines.push(JSON.parse(line) as Record<string, unknown>));
  const own = await startTestServer({}, { log });
  const problem = { feature: 'checklist', remote: 'mfe-planning', version: '1.2.3', message: 'bad', path: '/uk' };
  expect(await callEndpoint(own.url, 'reportError', { body: problem })).toMatchObject({ status: 200 });
  await own.stop();
  expect(lines).toEqual([
    expect.objectContaining({ level: 'error', feature: 'checklist', remote: 'mfe-planning', version: '1.2.3' }),
  ]);
});

test('of a shell that makes no policy of Trusted Types only report: it would not start otherwise [H-18]', async () => {
  const store = openReleaseStore(join(server.dataDir, 'releases'));
  await store.publish((set) => set && { ...set, id: 'older', shell: { ...set.shell, integrity: {} } }, {
    what: 'a way back to before',
  });
  const { headers } = await open('/uk');
  expect(headers.get('posy-release-set')).toBe('older');
  expect(headers.get('content-security-policy')).not.toContain('trusted-types');
  expect(headers.get('content-security-policy-report-only')).toContain("require-trusted-types-for 'script'");
});
