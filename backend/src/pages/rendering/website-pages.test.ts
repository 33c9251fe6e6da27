import { type SharedWebsite } from '../facts/website-of';
import { type PageServer, realRecords, startPageServer } from '../testing/page-server';
import { appHalf, exampleRemote, openExample } from './testing/example-halves';

const website = exampleRemote('mfe-website', 'wedding-website');
const websites: Record<string, SharedWebsite> = {
  open: { slug: 'open', partners: ['Maya', 'Tom'], isOpen: true, picture: null, shown: null },
  locked: { slug: 'locked', partners: [], isOpen: false, picture: null, shown: null },
};

let example: ReturnType<typeof openExample>;
let server: PageServer;
beforeAll(async () => {
  example = openExample({
    'mfe-website/1.0.0': appHalf(`return part('<h1>' + request.pathname + request.search + '</h1>')`),
  });
  const { drawing, integrities, setOf } = example;
  const set = setOf(website);
  server = await startPageServer(realRecords(4), async (slug) => websites[slug] ?? null, { drawing, integrities, set });
});
afterAll(async () => {
  await server.stop();
  await example.close();
});

const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('a couple’s website comes whole for everybody, asked for anew each time and left out of search engines', async () => {
  const { status, text, headers } = await open('/uk/wedding-website/open');
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(text).toContain('<h1>/uk/wedding-website/open</h1>');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test.each([
  '/uk/wedding-website/locked',
  '/uk/wedding-website/open?guest=one-of-them',
  '/uk/wedding-website/open/more',
  '/uk/wedding-website/nobody',
])('%s, which may be one guest’s or nobody’s, is left to its scripts and never stored', async (path) => {
  const { text, headers } = await open(path);
  expect(text).not.toContain('data-posy-part');
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
});
