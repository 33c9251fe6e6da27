import { Script } from 'node:vm';
import { type SharedWebsite } from '#pages/facts/website-of';
import { appHalf, exampleRemote, openExample } from '#pages/rendering/testing/example-halves';
import { type PageServer, realRecords, startPageServer } from '#pages/testing/page-server';
import { attributesOf, parsePage, textOf } from '#pages/testing/parsed-page';
import { exampleMicrosite } from './testing/example-microsite';

const website = exampleRemote('mfe-website', 'wedding-website');
const closed = { partners: [], isOpen: false, picture: null, shown: null };
const opened = exampleMicrosite({ slug: 'closed', languages: ['en', 'de'], partners: ['Ana', 'Lou'] });
const websites: Record<string, SharedWebsite> = {
  open: { ...closed, slug: 'open', partners: ['Maya', 'Tom'], isOpen: true, shown: { ...opened, slug: 'open' } },
  older: { ...closed, slug: 'older', isOpen: true, shown: { ...opened, slug: 'older' } },
};
/** A website that its reader opens by a cookie. */
const websiteOf = async (slug: string, cookies?: string): Promise<SharedWebsite | null> =>
  slug === 'closed'
    ? { ...closed, slug, ...(cookies === 'key' && { partners: ['Ana', 'Lou'], shown: opened }) }
    : (websites[slug] ?? null);

let example: ReturnType<typeof openExample>;
let server: PageServer;
beforeAll(async () => {
  example = openExample({
    'mfe-website/1.0.0': appHalf(`
      const { partners } = await call('microsite', {});
      return part('<h1 style="color:red">' + partners.join() + request.pathname + request.search + '</h1>', {
        styles: [['a', '.posy-a{color:blue}']], state: JSON.stringify({ secret: 'state' }),
        standsAlone: !request.pathname.endsWith('/older') });`),
  });
  example.answers.set('microsite', { partners: ['Everybody’s'] });
  const { drawing, integrities, setOf } = example;
  server = await startPageServer(realRecords(2), websiteOf, { drawing, integrities, set: setOf(website) });
});
afterAll(async () => {
  await server.stop();
  await example.close();
});

const open = async (path: string, cookie = '') => {
  const answer = await fetch(`${server.url}/uk/wedding-website/${path}`, { headers: { cookie } });
  const text = await answer.text();
  return { text, page: parsePage(text), headers: answer.headers };
};

test('a screen that stands alone is a document without the shell: no script of a build, no data, a policy of its own [31]', async () => {
  const { text, page, headers } = await open('open');
  expect(page.named('h1').map(textOf)).toEqual(['Everybody’s/uk/wedding-website/open']);
  expect(page.named('main').map((one) => attributesOf(one).id)).toEqual(['main']);
  const scripts = page.named('script');
  expect(scripts.map((one) => [attributesOf(one).src, attributesOf(one).type])).toEqual([[undefined, undefined]]);
  expect([text.includes('posy-boot'), text.includes('posy-state'), text.includes('"secret"')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(page.named('style').map(textOf)).toEqual(['.posy-a{color:blue}']);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'nonce-");
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' 'unsafe-hashes' 'sha256-[^']+';/);
  expect(policy).not.toContain('connect-src');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(page.named('meta').some((one) => attributesOf(one).content === 'noindex')).toBe(true);
});

test('its copy is asked for by a tag, as every page that came whole', async () => {
  const { headers } = await open('open');
  const again = await fetch(`${server.url}/uk/wedding-website/open`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('its languages have addresses, and where somebody came from changes nothing', async () => {
  const shown = async (path: string) => (await open(path)).page.named('h1').map(textOf)[0];
  expect(await shown('open?language=de')).toBe('Everybody’s/uk/wedding-website/open?language=de');
  expect(await shown('open?fbclid=x&utm_source=y')).toBe('Everybody’s/uk/wedding-website/open');
  expect((await open('open?language=fr')).page.named('h1').map(textOf)).not.toContain('Everybody’s');
});

test('a build from before keeps the frame and the scripts of the shell', async () => {
  const { text, page } = await open('older');
  expect([text.includes('data-posy-part'), text.includes('posy-boot')]).toEqual([true, true]);
  expect(page.named('header')).toHaveLength(1);
});

test('a website behind a password is drawn for who gave it, by their own answers, and stored nowhere', async () => {
  const { text, page, headers } = await open('closed', 'key');
  expect(page.named('h1').map(textOf)).toEqual(['Ana,Lou/uk/wedding-website/closed']);
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  expect(text).not.toContain('share-pictures');
  const without = await open('closed');
  expect(without.text).not.toMatch(/Ana|Lou/);
  expect((await open('closed?language=de', 'key')).page.named('h1').map(textOf)).toEqual([
    'Ana,Lou/uk/wedding-website/closed?language=de',
  ]);
});

test('a household’s link goes on to the page that scripts draw, with its secret behind the #', async () => {
  const { page } = await open('open');
  const run = (hash: string): string[] => {
    const went: string[] = [];
    const listeners: (() => void)[] = [];
    // A path that begins with two slashes would name a host: the script must not repeat it.
    const location = {
      hash,
      pathname: '//evil.example/uk/wedding-website/open',
      replace: (to: string) => void went.push(to),
    };
    const addEventListener = (_name: string, listener: () => void) => void listeners.push(listener);
    new Script(page.named('script').map(textOf).join('\n')).runInNewContext({ location, addEventListener });
    expect(listeners).toHaveLength(1);
    return went;
  };
  expect(run('#guest=abc')).toEqual(['?guest#guest=abc']);
  expect(run('#travel')).toEqual([]);
  expect((await open('open?guest')).text).toContain('posy-boot');
});
