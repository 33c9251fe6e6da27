import { photoConstants } from '#constants';
import { createApiClient, endpoints, type FileRequest } from '..';

const photo = { path: `/photos/${'a'.repeat(32)}`, portrait: true, width: 600, height: 800 };
const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** A client whose upload is answered by the test, and whose time passes only when the test says so. */
const setUp = (answer: (request: FileRequest) => Promise<Response>) => {
  const timers: { milliseconds: number; ring: () => void; stopped: () => boolean }[] = [];
  const requests: FileRequest[] = [];
  const client = createApiClient({
    tables: [async () => endpoints],
    baseUrl: 'https://posy.test',
    idToken: async (renews) => (renews ? 'renewed' : 'token'),
    fetch: () => Promise.reject(new Error('An upload does not fetch.')),
    wait: (milliseconds, signal) =>
      new Promise((ring) => timers.push({ milliseconds, ring, stopped: () => signal.aborted })),
    sendFile(request) {
      requests.push(request);
      return answer(request);
    },
  });
  const ring = (): void => timers.filter(({ stopped }) => !stopped()).forEach((timer) => timer.ring());
  return { client, requests, timers, ring };
};

const untilAborted = ({ signal }: FileRequest): Promise<Response> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

const file = new Blob(['bytes']);
const input = { body: { purpose: 'note', weddingId: 'w1' } } as const;

test('sends the file’s bytes with the token, what it is for in the query, and tells the progress', async () => {
  const reported: number[] = [];
  const { client, requests } = setUp(async ({ progress }) => {
    progress(0.5);
    progress(1);
    return reply(200, photo);
  });
  const answer = await client.upload('uploadPhoto', input, file, { onProgress: (share) => reported.push(share) });
  expect(answer).toEqual(photo);
  expect(reported).toEqual([0.5, 1]);
  expect(requests[0]).toMatchObject({
    url: 'https://posy.test/api/photos?purpose=note&weddingId=w1',
    headers: { authorization: 'Bearer token', 'content-type': 'application/octet-stream' },
    file,
  });
});

test('is sent once more with a new token when the server did not take the first', async () => {
  const answers = [reply(401, { error: { code: 'invalid-token', message: 'Sign in again.' } }), reply(200, photo)];
  const { client, requests } = setUp(async () => answers.shift() ?? reply(500, {}));
  await expect(client.upload('uploadPhoto', input, file)).resolves.toEqual(photo);
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token', 'Bearer renewed']);
});

test('tells a refusal with the server’s code and sentence, and does not try again', async () => {
  const refused = { error: { code: 'photo-too-large', message: 'Larger than 10 MB.' } };
  const { client, requests } = setUp(async () => reply(413, refused));
  await expect(client.upload('uploadPhoto', input, file)).rejects.toMatchObject({
    kind: 'refused',
    status: 413,
    code: 'photo-too-large',
    message: 'Larger than 10 MB.',
  });
  expect(requests).toHaveLength(1);
});

test('says that it is offline when nothing came back', async () => {
  const { client } = setUp(() => Promise.reject(new Error('reset')));
  await expect(client.upload('uploadPhoto', input, file)).rejects.toMatchObject({ kind: 'offline' });
});

test('is given up by its caller', async () => {
  const { client } = setUp(untilAborted);
  const controller = new AbortController();
  const upload = client.upload('uploadPhoto', input, file, { signal: controller.signal });
  const refused = expect(upload).rejects.toMatchObject({ kind: 'aborted' });
  setImmediate(() => controller.abort());
  await refused;
});

test('gives up when nothing moves for 30 s; each bit of progress gives it as long again', async () => {
  const { client, requests, timers, ring } = setUp(untilAborted);
  const upload = client.upload('uploadPhoto', input, file);
  const refused = expect(upload).rejects.toMatchObject({ kind: 'timeout' });
  await new Promise(setImmediate);
  requests[0]?.progress(0.1);
  expect(timers.map(({ milliseconds, stopped }) => [milliseconds, stopped()])).toEqual([
    [photoConstants.stallMs, true],
    [photoConstants.stallMs, false],
  ]);
  ring();
  await refused;
});
