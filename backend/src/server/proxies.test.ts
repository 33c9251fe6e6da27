import { startTestServer, type TestServer } from '../testing/test-server';

const password = 'three quiet herons';
let server: TestServer;
afterEach(() => server.stop());

const post = (path: string, body: object, address: string) =>
  fetch(`${origin()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
const origin = (): string => `http://127.0.0.1:${server.port}`;
const account = (verb: string, email: string, given: string, address: string) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=k`, { email, password: given }, address);
/** Returns the remaining calls of an anonymous caller, as an answer's header states them. */
const callsLeft = async (address: string): Promise<number> => {
  const response = await fetch(`${origin()}/api/captcha`, { headers: { 'x-forwarded-for': address } });
  await response.arrayBuffer();
  return Number(response.headers.get('x-ratelimit-remaining'));
};

describe('behind a proxy', () => {
  test('calls, sign-ins and data go by the address that the proxy tells [H-05]', async () => {
    server = await startTestServer({ publicUrl: 'https://posy.example.com', trustedProxies: ['loopback'] });
    await account('signUp', 'victim@example.com', password, '203.0.113.1');
    for (let attempt = 0; attempt < 11; attempt += 1)
      await account('signInWithPassword', 'victim@example.com', 'wrong', '198.51.100.9');
    expect((await account('signInWithPassword', 'victim@example.com', password, '198.51.100.9')).status).toBe(400);
    expect((await account('signInWithPassword', 'victim@example.com', password, '203.0.113.1')).status).toBe(200);
    const [first, second, other] = [
      await callsLeft('198.51.100.9'),
      await callsLeft('198.51.100.9'),
      await callsLeft('203.0.113.1'),
    ];
    expect([second, other]).toEqual([first - 1, first]);
  });

  test('a forged address of somebody who is no proxy counts for nothing, at no door [H-05]', async () => {
    server = await startTestServer();
    await account('signUp', 'victim@example.com', password, '203.0.113.1');
    for (let attempt = 0; attempt < 10; attempt += 1)
      await account('signInWithPassword', 'victim@example.com', 'wrong', `198.51.100.${attempt}`);
    expect((await account('signInWithPassword', 'victim@example.com', password, '203.0.113.1')).status).toBe(400);
    const first = await callsLeft('198.51.100.1');
    expect(await callsLeft('198.51.100.2')).toBe(first - 1);
  });
});
