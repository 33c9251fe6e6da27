import { createServer, request as ask, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startTestServer, testConfig, type TestServer } from '#testing/test-server';
import { removeSecondFactors } from './accounts/remove-second-factors';
import { appoint } from './appoint/appoint';
import { readAdminSecret } from './firebase';
import { isOwnServer } from './own-server';
import { openCatalogueDesk } from './parts/open-catalogue-desk';
import { openDeadLetters, openDeadPushes } from './parts/open-given-up';

let server: TestServer;
let stranger: Server;
let received: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  // Another program at the port: it answers everything, and forwards questions to the right server.
  stranger = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.stringify(request.headers) + request.url + Buffer.concat(chunks).toString());
      const passed = ask(`${server.url}${request.url ?? ''}`, { method: request.method }, (answer) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        answer.pipe(response);
      });
      passed.end();
    });
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => stranger.close(resolve));
});

const atStranger = () => ({ ...testConfig(server.dataDir), port: (stranger.address() as AddressInfo).port });

test('is known by its data folder’s secret, which is not said', async () => {
  const own = { dataDir: server.dataDir, port: server.port };
  expect(await isOwnServer(own)).toBe(true);
  expect(await isOwnServer({ ...own, port: 1 })).toBe(false);
  expect(await isOwnServer(atStranger())).toBe(false);
});

test.each([
  ['posy role', () => appoint(atStranger(), 'a@example.com', { kind: 'moderator' }), /in use|another/i],
  ['posy failed-pushes', () => openDeadPushes(atStranger()), /No server of the data folder/],
  ['posy failed-letters', () => openDeadLetters(atStranger()), /No server of the data folder/],
  ['posy catalogue', () => openCatalogueDesk(atStranger()), /No server of the data folder/],
  ['posy second-factor', () => removeSecondFactors(atStranger(), 'a@example.com'), /No server of the data folder/],
])('%s says the secret to no other program at its port [H-18]', async (_command, run, refusal) => {
  await expect(run()).rejects.toThrow(refusal);
  expect(received.length).toBeGreaterThan(0);
  expect(received.join('\n')).not.toContain(readAdminSecret(server.dataDir));
});
