import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import fc from 'fast-check';
import * as v from 'valibot';
import { noServices } from '../config/services';
import { callEndpoint, startTestServer, type TestServer } from '../testing/test-server';
import { pathWithoutPersonalData, textWithoutPersonalData } from './without-personal-data';

interface Received {
  url: string;
  text: string;
  event: Record<string, unknown>;
}

let ingest: Server;
let server: TestServer;
const received: Received[] = [];
let wake: () => void = () => undefined;

/** The event of an envelope: lines of JSON, the envelope's header, the item's header, the item. */
const eventOf = (envelope: string): Record<string, unknown> =>
  JSON.parse(envelope.split('\n')[2] ?? '{}') as Record<string, unknown>;

const next = async (): Promise<Received> => {
  while (received.length === 0)
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  const [first] = received.splice(0, 1);
  if (first === undefined) throw new Error('Nothing was received.');
  return first;
};

beforeAll(async () => {
  ingest = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      received.push({ url: String(request.url), text, event: eventOf(text) });
      response.end('{}');
      wake();
    });
  });
  await new Promise<void>((resolve) => ingest.listen(0, '127.0.0.1', resolve));
  const { port } = ingest.address() as AddressInfo;
  const fetchFailing: typeof fetch = () => Promise.reject(new Error('No answer for ana@example.com'));
  server = await startTestServer(
    {
      services: {
        ...noServices,
        sentryDsn: `http://abc123@127.0.0.1:${port}/42`,
        translationKey: 'a-translation-key',
      },
    },
    { fetch: fetchFailing },
  );
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => ingest.close(resolve));
});

const problem = {
  feature: 'checklist',
  remote: 'mfe-planning',
  version: '1.4.0',
  message: 'TypeError: Cannot read ana@example.com of undefined',
  stack: 'TypeError: Cannot read ana@example.com\n    at tick (https://posy.example.com/r/planning.js?u=ana:12:34)',
  path: '/uk/wedding-website/ana-and-lou?guest=Grandma',
};

test('reports a browser’s problem to Sentry by feature, remote and version, and not whose it was [D-error-report-01]', async () => {
  expect((await callEndpoint(server.url, 'reportError', { body: problem })).status).toBe(200);
  const { url, text, event } = await next();
  expect(url).toMatch(/^\/api\/42\/envelope\/.*sentry_key=abc123/);
  expect(event).toMatchObject({
    level: 'error',
    tags: { feature: 'checklist', remote: 'mfe-planning', version: '1.4.0' },
    transaction: '/uk/wedding-website/*',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Cannot read [address] of undefined',
          stacktrace: { frames: [{ function: 'tick', filename: 'https://posy.example.com/r/planning.js' }] },
        },
      ],
    },
  });
  for (const word of ['ana@', 'ana-and-lou', 'Grandma', '127.0.0.1"', 'server_name', '"user"'])
    expect(text).not.toContain(word);
});

test('reports what made a request fail, by its route [D-error-report-01]', async () => {
  const found = await callEndpoint(server.url, 'searchSuppliers', {
    body: { countryCode: 'GB', category: 'photographers', size: 1 },
  });
  const [supplier] = v.parse(v.array(v.object({ id: v.string() })), found.body.results);
  const body = { supplierId: String(supplier?.id), supplierCountry: 'GB', targetLang: 'fr' };
  // A caller's mistake is not the server's fault: it is not reported.
  expect((await callEndpoint(server.url, 'translateSupplier', { body: { ...body, targetLang: 'xx' } })).status).toBe(
    400,
  );
  expect((await callEndpoint(server.url, 'translateSupplier', { body })).status).toBe(500);
  const { event } = await next();
  expect(event).toMatchObject({
    tags: { feature: '/api/translations/supplier', remote: 'backend', version: '0.1.0' },
    transaction: '/api/translations/supplier',
    exception: { values: [{ type: 'Error', value: 'No answer for [address]' }] },
  });
  expect(received).toEqual([]);
});

test('tells others neither addresses nor numbers nor what follows a question mark', () => {
  expect(textWithoutPersonalData('mail to "ana@example.com", or +44 20 7946 0958')).toBe(
    'mail to "[address]", or [number]',
  );
  expect(textWithoutPersonalData('GET https://posy.example.com/uk/signup?oobCode=s3cret failed')).toBe(
    'GET https://posy.example.com/uk/signup failed',
  );
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (address) => {
      expect(textWithoutPersonalData(`No user ${address} here`)).not.toContain(address);
    }),
  );
});

test.each([
  ['/api/invitation/', 'AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQ', ''],
  ['https://posy.example/api/calendar/', 'AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEf', '.ics'],
])('tells others no secret of a link: %s [H-18]', (before, secret, after) => {
  expect(textWithoutPersonalData(`GET ${before}${secret}${after} failed`)).toBe(`GET ${before}[secret]${after} failed`);
});

test('tells which file of a build failed [H-18]', () => {
  const frame =
    'at tick (https://posy.example/releases/builds/mfe-planning/1.0.0-abc/async-src_features_household-answers.js:12:34)';
  expect(textWithoutPersonalData(frame)).toBe(frame);
});

test.each([
  ['/', '/'],
  ['/uk/inbox?conversationId=c1', '/uk/inbox'],
  ['/uk/scrapbook/our-note#top', '/uk/scrapbook/*'],
])('shows of the path %s only %s', (path, shown) => {
  expect(pathWithoutPersonalData(path)).toBe(shown);
});
