import { type Endpoint, type EndpointName, endpoints } from '@posy/shared-contracts/endpoints';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { readInput } from './read-input';

const backend = testBackend();
let token = '';
beforeAll(async () => {
  ({ token } = await backend.couple('reserved'));
});

const message = { clientId: '0b4a8f5e-6f0e-4d9e-8a51-0d6a2f8f3c11' };

test.each(['\u200b\u200b', ' \u2060 ', '\u200d', '\u3164'])('a message of nothing but %j is none', (body) => {
  expect(() => readInput(endpoints.sendMessage.body, { ...message, body })).toThrow(/^body: /);
});

test('names and messages are stored as others see them, in the order in which they were typed', () => {
  const { user } = readInput(endpoints.updateConversation.body, {
    read: true,
    user: { name: ' Ana \u202e& \u2066Lou\u200b', weddingDate: null },
  });
  expect(user?.name).toBe('Ana & Lou');
  expect(readInput(endpoints.sendMessage.body, { ...message, body: 'Yes 👩‍👩‍👧\u2069!\n' }).body).toBe('Yes 👩‍👩‍👧!');
});

const reserved = ['.', '..', '__x__', '____'];
const refusalOf = (id: string) => ({ code: 'invalid-request', message: `Nothing is called "${id}".` });

/** Parameters beside ids. */
const fitting: Record<string, string> = {
  page: '1',
  size: '5',
  sort: 'newest',
  stars: '5',
  topic: 'food',
  season: 'any',
  guests: 'any',
};

/** Calls with an id in their path, whose other parameters have a form of their own. */
const withId = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { params, carries } = endpoints[name] as Endpoint;
  const { entries } = params as { entries?: Record<string, unknown> };
  const { id } = endpoints.realWedding.params.entries;
  return carries === undefined && entries !== undefined && Object.values(entries).includes(id);
});

const asked = async (name: EndpointName, input: object) => {
  const { status, body } = await callEndpoint(backend.server.url, name, { ...input, token } as never);
  return { status, error: body.error };
};

test.each(withId)('%s refuses the ids that no document can have [H-18]', async (name) => {
  const { entries } = endpoints[name].params as { entries: Record<string, unknown> };
  // Addresses with dots are made shorter before they are sent: the others stand for them.
  for (const id of reserved.slice(2)) {
    const params = Object.fromEntries(Object.keys(entries).map((key) => [key, fitting[key] ?? id]));
    expect(await asked(name, { params })).toEqual({ status: 400, error: refusalOf(id) });
  }
});

test.each(reserved)('refuses %s in bodies and queries, wherever ids stand in them [H-18]', async (id) => {
  const calls: [EndpointName, object][] = [
    ['createHouseholdLinks', { weddingId: id, householdIds: ['h'] }],
    ['createHouseholdLinks', { weddingId: 'w', householdIds: ['h', id] }],
    ['deleteMicrosite', { weddingId: id }],
    ['searchWorks', { supplierId: id, size: 10 }],
    ['fetchCollaborators', { weddingId: id }],
  ];
  for (const [name, body] of calls) expect(await asked(name, { body })).toEqual({ status: 400, error: refusalOf(id) });
});

test('takes every other id', async () => {
  for (const id of ['...', '.a', '__x', 'x__', '_', 'a..b'])
    expect((await asked('fetchCollaborators', { body: { weddingId: id } })).status).toBe(403);
});
