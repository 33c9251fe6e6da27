import { signInAsDemo } from '#testing/moderating';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

const measure = { kind: 'lcp', remote: 'mfe-reviews', path: '/uk/reviews/GB000001', value: 900 };
const send = (measures: object[], set = 'set-1') =>
  callEndpoint(backend.server.url, 'measurePage', { body: { set, measures } });
const read = (token?: string) =>
  callEndpoint(backend.server.url, 'pageMeasures', { body: { days: 1 }, ...(token !== undefined && { token }) });

test('what pages measure and report is read by operators, by remote, version and screen, and by nobody else', async () => {
  expect((await send([measure, { ...measure, kind: 'view', value: 0 }])).status).toBe(200);
  const problem = { feature: 'reviews', remote: 'mfe-reviews', version: 'made-up', message: 'Broken.' };
  const reported = { ...problem, path: '/uk/reviews', set: 'set-1' };
  expect((await callEndpoint(backend.server.url, 'reportError', { body: reported })).status).toBe(200);
  const { token } = await signInAsDemo(backend.server, 'operator');
  const { status, body } = await read(token);
  expect(status).toBe(200);
  expect(body['remotes']).toEqual([
    {
      ...{ remote: 'mfe-reviews', version: '1.0.0', views: 1, errors: 1 },
      numbers: { lcp: { count: 1, p75: expect.any(Number) as number, good: 1 } },
    },
  ]);
  expect((await read()).status).toBe(401);
  for (const kind of ['couple', 'supplier', 'moderator']) {
    const other = await read((await signInAsDemo(backend.server, kind)).token);
    expect([other.status, other.body.error?.code]).toEqual([403, 'not-an-operator']);
  }
});

test('more numbers than a page has, or others than there are, are refused', async () => {
  expect((await send(Array.from({ length: 41 }, () => measure))).status).toBe(400);
  expect((await send([{ ...measure, value: -1 }])).status).toBe(400);
  expect((await send([{ ...measure, kind: 'keystrokes' }])).status).toBe(400);
  expect((await send([{ ...measure, path: `/uk/${'x'.repeat(9000)}` }])).status).toBe(413);
});
