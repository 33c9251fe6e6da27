import { ApiError } from '#errors';
import { endpoints } from '../endpoints';
import { firstPageEndpoints } from '../first-page-endpoints';
import { laterEndpoints } from '../later-endpoints';
import { createApiClient } from './client';

const sendFile = () => Promise.reject(new Error('Nothing is uploaded here.'));

const reply = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const setUp = (...answers: (Response | Error | 'never')[]) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const pauses: number[] = [];
  const client = createApiClient({
    tables: [async () => endpoints],
    sendFile,
    baseUrl: 'https://posy.test',
    idToken: async (renews) => (renews ? 'renewed' : 'token'),
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        pauses.push(milliseconds);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        if (milliseconds < 15_000 || answers[asked.length - 1] === 'never') setImmediate(resolve);
      }),
    fetch: async (url, init = {}) => {
      const answer = answers[asked.length];
      asked.push({ url: String(url), init });
      if (answer instanceof Error) throw answer;
      if (answer instanceof Response) return answer;
      return new Promise((_resolve, reject) => {
        const abort = (): void => reject(new Error('aborted'));
        if (init.signal?.aborted) abort();
        init.signal?.addEventListener('abort', abort);
      });
    },
  });
  return { client, asked };
};

test('fills the path, sends the token and reads the answer through its schema', async () => {
  const { client, asked } = setUp(reply(200, { average: 4.5, count: 2, histogram: [0, 0, 0, 1, 1], secret: 1 }));
  const answer = await client.call('reviewsRating', { params: { id: 'GB000001' } });
  expect(answer).toEqual({ average: 4.5, count: 2, histogram: [0, 0, 0, 1, 1] });
  expect(asked[0]?.url).toBe('https://posy.test/api/supplier/GB000001/statistics/reviews-rating');
  expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer token' });
});

test('tells a refusal with the server’s code', async () => {
  const { client } = setUp(reply(409, { error: { code: 'slug-taken', message: 'Taken.' } }));
  await expect(
    client.call('publishMicrosite', { body: { weddingId: 'w1', slug: 'maya-and-tom' } }),
  ).rejects.toMatchObject({
    kind: 'refused',
    status: 409,
    code: 'slug-taken',
  });
});

describe('a token that is not taken', () => {
  const refusal = () => reply(401, { error: { code: 'invalid-token', message: 'Sign in again.' } });
  const tokens = (asked: { init: RequestInit }[]) =>
    asked.map(({ init }) => (init.headers as Record<string, string>)['authorization']);

  test('is renewed, and the call made with the new one', async () => {
    const { client, asked } = setUp(refusal(), reply(200, { country: 'GB' }));
    await expect(client.call('viewerCountry', {})).resolves.toEqual({ country: 'GB' });
    expect(tokens(asked)).toEqual(['Bearer token', 'Bearer renewed']);
  });

  test('is renewed once', async () => {
    const { client, asked } = setUp(refusal(), refusal());
    await expect(client.call('viewerCountry', {})).rejects.toMatchObject({ status: 401, code: 'invalid-token' });
    expect(asked).toHaveLength(2);
  });
});

test('repeats a call that may be repeated after a lost connection', async () => {
  const { client, asked } = setUp(new Error('reset'), reply(503, {}), reply(200, { country: 'GB' }));
  await expect(client.call('viewerCountry', {})).resolves.toEqual({ country: 'GB' });
  expect(asked).toHaveLength(3);
});

test('does not repeat a call that may not be', async () => {
  const { client, asked } = setUp(new Error('reset'));
  const body = { feature: 'f', remote: 'r', version: 'v', message: 'm', path: '/' };
  await expect(client.call('reportError', { body })).rejects.toMatchObject({ kind: 'offline' });
  expect(asked).toHaveLength(1);
});

test('refuses an answer that does not fit', async () => {
  const { client } = setUp(reply(200, { country: 7 }));
  await expect(client.call('viewerCountry', {})).rejects.toMatchObject({ kind: 'invalid-answer' });
});

test('gives up when the caller does', async () => {
  const { client } = setUp('never');
  const controller = new AbortController();
  const call = client.call('viewerCountry', {}, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toBeInstanceOf(ApiError);
});

test('asks for the table of calls anew when it could not be loaded', async () => {
  let isReachable = false;
  const client = createApiClient({
    tables: [
      async () => {
        if (!isReachable) throw new Error('The chunk did not come.');
        return endpoints;
      },
    ],
    sendFile,
    baseUrl: '',
    idToken: async () => null,
    wait: () => new Promise(() => undefined),
    fetch: async () => reply(200, { country: 'GB' }),
  });
  await expect(client.call('viewerCountry', {})).rejects.toMatchObject({ kind: 'offline' });
  isReachable = true;
  expect(await client.call('viewerCountry', {})).toEqual({ country: 'GB' });
});

test('loads the calls that the first page does not make with the first of them', async () => {
  const loaded: string[] = [];
  const client = createApiClient({
    tables: [
      async () => (loaded.push('first page'), firstPageEndpoints),
      async () => (loaded.push('later'), laterEndpoints),
    ],
    sendFile,
    baseUrl: '',
    idToken: async () => null,
    wait: () => new Promise(() => undefined),
    fetch: async (url) => reply(200, url === '/viewer-country' ? { country: 'GB' } : { accounts: [] }),
  });
  await client.call('viewerCountry', {});
  expect(loaded).toEqual(['first page']);
  expect(await client.call('demoAccounts', {})).toEqual({ accounts: [] });
  expect(loaded).toEqual(['first page', 'first page', 'later']);
});
