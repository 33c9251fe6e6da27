import { boundsFileOf, createApiClient, endpoints, fillPath, type Endpoint } from '..';

const refusing = (status: number, statusText: string) => {
  let calls = 0;
  const client = createApiClient({
    tables: [async () => endpoints],
    sendFile: () => Promise.reject(new Error('Nothing is uploaded here.')),
    baseUrl: 'https://posy.test',
    idToken: async () => null,
    wait: (milliseconds) => new Promise((resolve) => (milliseconds < 15_000 ? setImmediate(resolve) : undefined)),
    fetch: async () => {
      calls += 1;
      const body = { error: { code: 'some-code', message: 'The server’s sentence.' } };
      return new Response(JSON.stringify(body), { status, statusText });
    },
  });
  return { client, calls: () => calls };
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
  it('throws the status text, not the server’s sentence, and is not repeated [S8-analytics-01]', async () => {
    const { client, calls } = refusing(503, 'Service Unavailable');
    await expect(
      client.call('trackEnquiry', { body: { ...tracked, contactedSupplier: 'GB123456' } }),
    ).rejects.toMatchObject({ message: 'Service Unavailable', status: 503 });
    expect(calls()).toBe(1);
  });
  it.each(['trackEnquiry', 'trackBooked', 'trackCollaborating', 'trackReview', 'trackViewedProfile'] as const)(
    '%s handles its answer so',
    (name) => {
      expect(endpoints[name]).toMatchObject({ failure: 'status-text', method: 'POST' });
    },
  );
});

it('names status and request body of suggestions that fail', async () => {
  const { client } = refusing(400, 'Bad Request');
  const body = { searchTerm: 'Bat', type: 'place', size: 5, countryCode: 'GB' } as const;
  await expect(client.call('searchSuggestions', { body })).rejects.toThrow(`400 ${JSON.stringify(body)}`);
});

it('says that collaborators could not be fetched', async () => {
  const { client } = refusing(403, 'Forbidden');
  await expect(client.call('fetchCollaborators', { body: { weddingId: 'w1' } })).rejects.toThrow(
    'could not fetch collaborators for the wedding',
  );
});

it('tells callers of enquiry dates and counts to wait 500 ms', () => {
  expect(endpoints.enquiryDates.debounceMs).toBe(500);
  expect(endpoints.enquiryCount.debounceMs).toBe(500);
});

it('asks for the bounds of Illinois where the country is the US', () => {
  const { path } = endpoints.countryBounds;
  expect(fillPath(path, { country: boundsFileOf('US') })).toBe('/static/country-lat-long-bounds/US-IL.json');
  expect(boundsFileOf('GB')).toBe('GB');
});

it('has each method and path once', () => {
  const all = Object.values(endpoints as Record<string, Endpoint>).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});
