import { type PageServer, realRecords, startPageServer } from '../testing/page-server';
import { appHalf, exampleRemote, openExample, shellWithScreens } from './testing/example-halves';

const suppliers = exampleRemote('mfe-suppliers', 'wedding-suppliers');
const withSlot = {
  ...suppliers,
  manifest: {
    ...suppliers.manifest,
    slots: [{ slot: 'market-index.section', module: './slots/market-index.section', order: 10 }],
  },
};
const halves = {
  'shell/1.0.0': shellWithScreens,
  'mfe-suppliers/1.0.0': appHalf(`return part('<b>' + request.module + '</b>')`),
};

let example: ReturnType<typeof openExample>;
let server: PageServer;
let now = Date.parse('2026-11-23T12:00:00Z');
beforeAll(async () => {
  example = openExample(halves, { now: () => now });
  example.answers.set('supplier', { name: 'Barn' });
  const { drawing, integrities, setOf } = example;
  server = await startPageServer(realRecords(40), undefined, { drawing, integrities, set: setOf(withSlot) });
});
afterAll(async () => {
  await server.stop();
  await example.close();
});

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('a market’s index comes whole, with what it was drawn from before it and widgets in its slots [S2-route-28]', async () => {
  const { status, text } = await open('/uk');
  expect(status).toBe(200);
  expect(text).toContain('data-posy-state="">{"screens":[],"queries":[]}</script>\n<div id="root"><h1>Barn</h1><i>');
  expect(text).toContain('<b>./slots/market-index.section</b>');
  expect(text).not.toContain('<noscript');
});

test('scripts of a page that came whole wait in a template, with their integrity and nonce, until it wakes', async () => {
  const { text, headers } = await open('/uk');
  const nonce = /'nonce-([^']+)'/.exec(String(headers.get('content-security-policy')))?.[1];
  const [, after, waiting = ''] =
    /<template id="posy-scripts" data-wake-after="(\d+)">(.*?)<\/template>/s.exec(text) ?? [];
  expect(after).toBe('5000');
  const scripts = [...waiting.matchAll(/<script src="[^"]+\.js"[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).not.toEqual([]);
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  expect(waiting).toContain('<link rel="preload" as="script" href="/releases/builds/mfe-suppliers/');
  const others = text.replace(waiting, '');
  expect(others).not.toMatch(/<script[^>]* src=/);
  expect(others).not.toMatch(/<link[^>]* as="script"/);
});

test('a browser with a cached page asks if it is current, and the answer sends no new policy', async () => {
  const one = await open('/uk');
  const tag = String(one.headers.get('etag'));
  expect(one.headers.get('cache-control')).toBe('private, no-cache');
  const again = await open('/uk', { 'if-none-match': `"other", ${tag}` });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(again.headers.get('content-security-policy')).toBeNull();
  const fresh = await open('/uk');
  expect(fresh.headers.get('etag')).toBe(tag);
  expect(fresh.headers.get('content-security-policy')).not.toBe(one.headers.get('content-security-policy'));
  expect((await open('/de', { 'if-none-match': tag })).status).toBe(200);
});

test('what is published is seen within a second, by who has the page before too', async () => {
  const tag = String((await open('/uk')).headers.get('etag'));
  example.answers.set('supplier', { name: 'Mill' });
  now += 900;
  const { status, text, headers } = await open('/uk', { 'if-none-match': tag });
  expect([status, headers.get('etag') === tag]).toEqual([200, false]);
  expect(text).toContain('<h1>Mill</h1>');
  example.answers.set('supplier', { name: 'Barn' });
  now += 900;
  expect((await open('/uk', { 'if-none-match': tag })).status).toBe(304);
});

test.each(['/uk/settings', '/uk/signup', '/uk/no/such/page'])(
  '%s, which is not for everybody or not there, is never stored',
  async (path) => {
    const { headers } = await open(path);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  },
);

test.each(['/uk/no/such/page', '/uk/terms/more', '/uk/signup/more', '/nowhere'])(
  '%s says that there is nothing, with its status, and is drawn once for all of its kind',
  async (path) => {
    const { status, text } = await open(path);
    expect(status).toBe(404);
    expect(text).toContain('<div id="root"><h1>Nothing here</h1></div>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('<noscript');
  },
);

test.each(['/uk/settings', '/uk/signup', '/uk/wedding-suppliers/x/y'])(
  '%s is not drawn as another page',
  async (path) => expect((await open(path)).text).not.toContain('Nothing here'),
);

test('a shell from before draws no screen of its own', async () => {
  const before = openExample({});
  const page = await before.draw('/uk', before.setOf(withSlot));
  await before.close();
  expect(page).toBeNull();
});
