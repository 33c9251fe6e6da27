import { type EndpointName, endpoints } from '@posy/shared-contracts/endpoints';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import Fastify from 'fastify';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { type ApiContext } from '../handler';
import { bodyLimitOf, limitOf } from '../limits';
import { registerApi } from '../routes/register-api';

const backend = testBackend();
let couple: Couple;
let stranger: Couple;

beforeAll(async () => {
  couple = await backend.couple('calls');
  stranger = await backend.couple('stranger');
});

describe('real weddings', () => {
  const works = (body: Record<string, unknown>) => callEndpoint(backend.server.url, 'searchWorks', { body });
  const creators = async (): Promise<{ creatorId: string; creatorTier: number }[]> => {
    const { body } = await callEndpoint(backend.server.url, 'searchSuppliers', {
      body: { countryCode: 'GB', size: 60 },
    });
    for (const { county } of body.results as SupplierCard[]) {
      const found = (await works({ county, size: 10 })).body.results as { creatorId: string; creatorTier: number }[];
      if (found.length > 0) return found;
    }
    throw new Error('The test catalogue has no real weddings.');
  };

  test('are found by county or supplier, from a creator’s tier up, in both orders [S7-works-01] [S7-works-02] [S7-works-03]', async () => {
    const [first] = await creators();
    const supplierId = first?.creatorId ?? '';
    for (const sort of ['latestUploaded', 'randomizedByProfileScore']) {
      const { status, body } = await works({ supplierId, size: 10_000, sort });
      expect(status).toBe(200);
      expect(body.total).toBe((body.results as unknown[]).length);
      expect(body.total).toBeGreaterThan(0);
    }
    const of = async (body: object) =>
      (await works({ supplierId, size: 500, ...body })).body.results as { creatorTier: number }[];
    const high = await of({ creatorMinTier: 2 });
    expect(high).toEqual((await of({})).filter(({ creatorTier }) => creatorTier >= 2));
  });

  test('say of a creator’s tier whether it is shown, and no bound of a caller’s says more', async () => {
    const { body } = await callEndpoint(backend.server.url, 'realWeddings', { body: { countryCode: 'GB', size: 500 } });
    const reported = body.results as { creatorId: string; creatorTier: number }[];
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.filter(({ creatorTier }) => creatorTier !== 0 && creatorTier !== 2)).toEqual([]);
    for (const supplierId of new Set(reported.slice(0, 20).map(({ creatorId }) => creatorId))) {
      const [first, ...others] = await Promise.all(
        [0.5, 2, 2.5, 3, 4].map(
          async (creatorMinTier) => (await works({ supplierId, creatorMinTier, size: 500 })).body,
        ),
      );
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('are asked for by county or by supplier, not by both or neither, and by pages of a county', async () => {
    expect((await works({ size: 10 })).status).toBe(400);
    expect((await works({ county: 'Kent', supplierId: 'GB123456', size: 10 })).status).toBe(400);
    expect((await works({ county: 'Kent', size: 501 })).status).toBe(400);
  });
});

test('gives a country’s bounds as a file, Illinois’ for the US [S7-country-bounds-01] [S7-country-bounds-02]', async () => {
  const bounds = async (file: string) => fetch(`${backend.server.url}/static/country-lat-long-bounds/${file}.json`);
  expect(await (await bounds('GB')).json()).toEqual({ south: 49.95, west: -6.23, north: 58.68, east: 1.77 });
  const illinois = (await (await bounds('US-IL')).json()) as { west: number; east: number };
  expect(illinois.west).toBeLessThan(-87.6);
  expect(illinois.east).toBeGreaterThan(-87.63);
  expect((await bounds('US')).status).toBe(400);
});

describe('a tracked link', () => {
  const resolve = (trackUrl: string) => callEndpoint(backend.server.url, 'resolveLinkTracking', { body: { trackUrl } });
  test('is posted as trackUrl, and leads where the table says, with its query [S7-resolve-link-01]', async () => {
    const { body } = await resolve('https://www.posy.example/l/de/inbox?conversationId=c1');
    expect(body.resolvedUrl).toBe('https://www.posy.example/de/inbox?conversationId=c1');
    const asked = (name: string) =>
      fetch(`${backend.server.url}/api/resolve-link-tracking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [name]: 'https://www.posy.example/l/de/inbox' }),
      });
    expect([(await asked('trackUrl')).status, (await asked('url')).status]).toEqual([200, 400]);
  });
  test.each([
    'https://evil.example/l/uk/home',
    'http://127.0.0.1:9/l/uk/home',
    'https://posy.example/l/xx/home',
    'https://posy.example/l/uk/constructor',
    'https://posy.example/l/uk/home/../../admin',
    'word',
  ])('%s is unknown', async (link) => {
    expect((await resolve(link)).status).toBe(404);
  });
});

test('tells members, and nobody else, who has access to the wedding [S7-collaborators-01]', async () => {
  const body = { weddingId: couple.weddingId };
  const answer = await callEndpoint(backend.server.url, 'fetchCollaborators', { body, token: couple.token });
  expect(answer.body.collaborators).toEqual([expect.objectContaining({ id: couple.uid, role: 'owner' })]);
  expect((await callEndpoint(backend.server.url, 'fetchCollaborators', { body, token: stranger.token })).status).toBe(
    403,
  );
});

test('tells members when enquiries were sent [S7-enquiry-dates-01]', async () => {
  const params = { weddingId: couple.weddingId };
  await backend.firestore
    .collection('conversations')
    .doc('dated')
    .set({
      weddingId: couple.weddingId,
      supplierId: 'GB123456',
      supplierType: 'venues',
      createdAt: new Date('2026-11-01T10:00:00.000Z'),
    });
  const answer = await callEndpoint(backend.server.url, 'enquiryDates', { params, token: couple.token });
  expect(answer.body.dates).toEqual([
    { supplierId: 'GB123456', supplierType: 'venues', sentAt: '2026-11-01T10:00:00.000Z' },
  ]);
  expect((await callEndpoint(backend.server.url, 'enquiryDates', { params, token: stranger.token })).status).toBe(403);
});

describe('tracked actions', () => {
  const common = {
    event: 'clicked',
    identifyProps: { market: 'uk' },
    genericProps: {},
    specificEventProps: { first: true },
    source: 'web',
    category: 'venues',
  };
  const post = async (path: string, payload: object) => {
    const recorded: Record<string, unknown>[] = [];
    const context: Partial<ApiContext> = { recordAction: (action) => void recorded.push(action) };
    const app = Fastify();
    await registerApi(app, context as ApiContext, async () => null);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { status } = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    await app.close();
    return { status, recorded };
  };
  test.each([
    ['enquiry', 'contactedSupplier', '[S7-track-enquiry-01]'],
    ['booked', 'bookedSupplier', '[S7-track-booked-01]'],
    ['collaborating', 'collaboratingSupplierId', '[S7-track-collaborating-01]'],
    ['review', 'viewedSupplierId', '[S7-track-review-01]'],
  ])('%s: checked and logged with its %s %s', async (action, reference) => {
    const payload = { ...common, [reference]: 'GB123456' };
    const { status, recorded } = await post(`/api/a/t/${action}`, payload);
    expect(status).toBe(200);
    expect(recorded).toEqual([{ ...payload, action, uid: null }]);
    expect((await post(`/api/a/t/${action}`, common)).status).toBe(400);
    expect((await post(`/api/a/t/${action}`, { ...payload, source: 'app' })).status).toBe(400);
  });
  test('a viewed profile, with flat properties only [S7-track-viewed-profile-01]', async () => {
    const path = '/api/a/t/viewed-supplier-profile';
    const { recorded } = await post(path, { supplierId: 'GB123456', properties: { tier: 2.5 } });
    expect(recorded).toEqual([
      { supplierId: 'GB123456', properties: { tier: 2.5 }, action: 'viewed-supplier-profile', uid: null },
    ]);
    expect((await post(path, { supplierId: 'GB123456', properties: { deep: {} } })).status).toBe(400);
  });
  test('adds at most 8 KB to the log each, and of all kinds together 3 MB a minute, whoever sends it [H-12]', async () => {
    const wide = Object.fromEntries(Array.from({ length: 50 }, (_none, at) => [`p${at}`, 'x'.repeat(380)]));
    const { status, recorded } = await post('/api/a/t/enquiry', {
      ...common,
      genericProps: wide,
      contactedSupplier: 'GB123456',
    });
    expect({ status, recorded }).toEqual({ status: 413, recorded: [] });
    const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name.startsWith('track'));
    const most = names.map((name) => limitOf(name).max * (bodyLimitOf(name) ?? Infinity));
    expect(names.map((name) => limitOf(name).timeWindow)).toEqual(names.map(() => 60_000));
    expect(most.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(3 * 1024 * 1024);
  });
});
