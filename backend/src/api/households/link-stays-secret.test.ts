import { createLog } from '#log/log';
import { type OpenFirestore } from '#server/firebase';
import { type Couple, createCouple, openAsBackend } from '#testing/people';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let database: OpenFirestore;
let ana: Couple;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({}, { log: createLog('debug', (line) => lines.push(line)) });
  database = openAsBackend(server);
  ana = await createCouple(server, database.firestore, 'ana');
  const kit = { name: 'Kit', head: null, contacts: { email: null } };
  await database.firestore.doc(`weddings/${ana.weddingId}/guests/kit`).set(kit);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const linkOf = async (): Promise<string> => {
  const body = { weddingId: ana.weddingId, householdIds: ['kit'] };
  const { body: answer } = await callEndpoint(server.url, 'createHouseholdLinks', { token: ana.token, body });
  return (answer['links'] as { token: string }[])[0]?.token ?? '';
};
const ask = (path: string, body?: string) =>
  fetch(`${server.url}${path}`, {
    ...(body !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  });

test('no line of the log holds the secret of a household’s link, whatever becomes of the call [H-18]', async () => {
  const secret = await linkOf();
  const unknown = 'x'.repeat(43);
  const calls: [path: string, body: string | undefined, status: number][] = [
    [`/api/invitation/${secret}`, undefined, 200],
    [`/api/invitation/${secret}?again=${secret}`, undefined, 200],
    [`/api/invitation/${secret}`, '{"people":{}}', 200],
    [`/api/invitation/${secret}`, '{"people":', 400],
    [`/api/invitation/${secret}`, '{"people":{"nobody":{}}}', 400],
    [`/api/invitation/${secret}x`, undefined, 400],
    [`/api/invitation/${unknown}`, undefined, 404],
    [`/api/invitation/${secret}/website`, undefined, 404],
    [`/api/invitation/${secret}/more`, undefined, 404],
    [`/api/calendar/${secret}.ics`, undefined, 404],
    [`/uk/rsvp/${secret}`, undefined, 200],
    [`/uk/rsvp/${secret}/calendar.ics`, undefined, 200],
    [`/uk/rsvp/${secret}/save-the-date`, undefined, 200],
    [`/uk/rsvp/${secret}/address`, undefined, 200],
    [`/api/invitation/${secret}/address`, '{"address":"1 Hill"}', 200],
    [`/api/invitation/${secret}/address`, '{"address":', 400],
    [`/uk/rsvp/${unknown}`, undefined, 404],
  ];
  for (const [path, body, status] of calls) {
    const response = await ask(path, body);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
  // A page that failed tells of its own address, and of the call that it made.
  const problem = {
    feature: 'answers',
    remote: 'mfe-website',
    version: '1.0.0',
    message: `GET ${server.url}/api/invitation/${secret} failed`,
    stack: `Error: /api/invitation/${secret}\n    at open (${server.url}/uk/rsvp/${secret})`,
    path: `/uk/rsvp/${secret}?token=${secret}`,
  };
  expect((await callEndpoint(server.url, 'reportError', { body: problem })).status).toBe(200);
  const log = lines.join('');
  expect(log).toContain('/api/invitation/:token');
  expect(log).toContain('/api/invitation/[secret] failed');
  for (const one of [secret, unknown]) expect(log).not.toContain(one);
});
