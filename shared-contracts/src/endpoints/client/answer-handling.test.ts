import { boundsFileOf, createApiClient, type Endpoint, endpoints, fillPath } from '..';

const answeredWith = (answer: () => Response) => {
  let calls = 0;
  const client = createApiClient({
    tables: [async () => endpoints],
    sendFile: () => Promise.reject(new Error('Nothing is uploaded here.')),
    baseUrl: 'https://posy.test',
    idToken: async () => null,
    wait: (milliseconds) => new Promise((resolve) => (milliseconds < 15_000 ? setImmediate(resolve) : undefined)),
    fetch: async () => {
      calls += 1;
      return answer();
    },
  });
  return { client, calls: () => calls };
};

const refusing = (status: number, statusText: string) => {
  const body = { error: { code: 'some-code', message: 'The server’s sentence.' } };
  return answeredWith(() => new Response(JSON.stringify(body), { status, statusText }));
};

const supplier = {
  id: 'GB123456',
  publicId: 'lark001',
  type: 'venues',
  name: 'Larkfield Orangery',
  slug: 'larkfield-orangery',
  town: 'Bath',
  county: 'Somerset',
  countryCode: 'GB',
  premium: false,
  price: null,
  rating: { average: 4.9, count: 63 },
  capacity: 120,
  picture: { category: 'venues', seed: 'GB123456-1', label: 'Illustration' },
  demo: true,
  description: ['On the hill.'],
  managerMessage: null,
  features: [],
  styles: [],
  highlights: [],
  awards: [],
  packages: [],
  offers: [],
  questions: [],
  location: { latitude: 51.38, longitude: -2.36 },
  pictures: [],
  seoIndex: true,
};

const tracked = {
  event: 'enquiry',
  identifyProps: { market: 'uk' },
  genericProps: {},
  specificEventProps: { first: true },
  source: 'web',
  category: 'enquiries',
} as const;

describe('an analytics call that fails', () => {
  test('throws the status text, not the server’s sentence, and is not repeated [S8-analytics-01] [S7-track-enquiry-02]', async () => {
    const { client, calls } = refusing(503, 'Service Unavailable');
    await expect(
      client.call('trackEnquiry', { body: { ...tracked, contactedSupplier: 'GB123456' } }),
    ).rejects.toMatchObject({ message: 'Service Unavailable', status: 503 });
    expect(calls()).toBe(1);
  });
  test('of a booking throws the status text [S7-track-booked-02]', async () => {
    const { client } = refusing(502, 'Bad Gateway');
    const call = client.call('trackBooked', { body: { ...tracked, bookedSupplier: 'GB123456' } });
    await expect(call).rejects.toMatchObject({ message: 'Bad Gateway', status: 502 });
  });
  test('of a collaboration throws the status text [S7-track-collaborating-02]', async () => {
    const { client } = refusing(400, 'Bad Request');
    const call = client.call('trackCollaborating', { body: { ...tracked, collaboratingSupplierId: 'GB123456' } });
    await expect(call).rejects.toMatchObject({ message: 'Bad Request', status: 400 });
  });
  test('of a profile that was looked at throws the status text [S7-track-viewed-profile-02]', async () => {
    const { client } = refusing(429, 'Too Many Requests');
    const call = client.call('trackViewedProfile', { body: { supplierId: 'GB123456', properties: {} } });
    await expect(call).rejects.toMatchObject({ message: 'Too Many Requests', status: 429 });
  });
  test('of a review throws the status text [S7-track-review-02]', async () => {
    const { client } = refusing(500, 'Internal Server Error');
    const call = client.call('trackReview', { body: { ...tracked, viewedSupplierId: 'GB123456' } });
    await expect(call).rejects.toMatchObject({ message: 'Internal Server Error', status: 500 });
  });
});

describe('a supplier that is fetched', () => {
  test('is the JSON of a 200 [S7-supplier-fetch-02]', async () => {
    const { client } = answeredWith(() => new Response(JSON.stringify(supplier), { status: 200 }));
    await expect(client.call('supplier', { params: { id: supplier.id } })).resolves.toEqual(supplier);
  });
  test.each([
    [404, 'Not Found'],
    [410, 'Gone'],
    [500, 'Internal Server Error'],
  ])('is thrown with the status on an answer of %i [S7-supplier-fetch-03]', async (status, statusText) => {
    const { client } = refusing(status, statusText);
    await expect(client.call('supplier', { params: { id: 'GB123456' } })).rejects.toMatchObject({
      name: 'ApiError',
      status,
      code: 'some-code',
    });
  });
});

test('names status and request body of suggestions that fail [S7-suggestions-02] [S8-suggestions-01]', async () => {
  const { client } = refusing(400, 'Bad Request');
  const body = { searchTerm: 'Bat', type: 'place', size: 5, countryCode: 'GB' } as const;
  await expect(client.call('searchSuggestions', { body })).rejects.toThrow(`400 ${JSON.stringify(body)}`);
});

test('says that collaborators could not be fetched', async () => {
  const { client } = refusing(403, 'Forbidden');
  await expect(client.call('fetchCollaborators', { body: { weddingId: 'w1' } })).rejects.toThrow(
    'could not fetch collaborators for the wedding',
  );
});

test('tells callers of enquiry dates and counts to wait 500 ms', () => {
  expect(endpoints.enquiryDates.debounceMs).toBe(500);
  expect(endpoints.enquiryCount.debounceMs).toBe(500);
});

test('asks for the bounds of Illinois where the country is the US', () => {
  const { path } = endpoints.countryBounds;
  expect(fillPath(path, { country: boundsFileOf('US') })).toBe('/static/country-lat-long-bounds/US-IL.json');
  expect(boundsFileOf('GB')).toBe('GB');
});

test('has each method and path once', () => {
  const all = Object.values(endpoints as Record<string, Endpoint>).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});
