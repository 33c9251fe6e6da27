import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { readBody as readAuthBody } from '../auth/http/request-body';
import { maxBodyBytes, readBody, sendJson } from './http';

const limit = 1000;
let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  server = createServer((req, res) => {
    const body = req.url === '/auth' ? readAuthBody(req) : readBody(req, limit);
    body.then(
      () => sendJson(res, 200, {}),
      () => sendJson(res, 400, {}),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const post = (path: string, size: number): Promise<{ status: number; port: number }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent }, (response) => {
      const { localPort = 0 } = response.socket;
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, port: localPort }));
    });
    asked.on('error', reject).end(Buffer.alloc(size));
  });

test.each([
  ['documents', '/'],
  ['accounts', '/auth'],
])(
  'a refused body leaves its connection fit for whoever comes next on it, as behind a proxy: %s [H-18]',
  async (_name, path) => {
    const refused = await post(path, 2_000_000);
    expect(refused.status).toBe(400);
    expect(await post(path, 0)).toEqual({ status: 200, port: refused.port });
  },
);

test.each(['/', '/auth'])('a body without an end is cut off: %s [H-18]', async (path) => {
  const { port } = server.address() as AddressInfo;
  let sent = 0;
  const asked = request({ host: '127.0.0.1', port, path, method: 'POST' });
  const cut = new Promise<void>((resolve) => asked.on('error', () => resolve()).on('close', resolve));
  const piece = Buffer.alloc(1024 * 1024);
  const more = (): void => {
    if (asked.destroyed || sent > 8 * maxBodyBytes) return;
    sent += piece.length;
    asked.write(piece, () => setImmediate(more));
  };
  more();
  await cut;
  expect(sent).toBeLessThan(8 * maxBodyBytes);
});
