import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { main } from './rollback';

let server: Server;
const asked: unknown[] = [];
const { POSY_DEPLOY_TOKEN: before } = process.env;

beforeEach(async () => {
  asked.length = 0;
  process.env.POSY_DEPLOY_TOKEN = 'a-token';
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') asked.push(JSON.parse(Buffer.concat(chunks).toString()));
      const answer =
        request.method === 'POST'
          ? { set: 'spring', changes: [] }
          : { history: [{ set: 'spring' }, { set: 'summer' }] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  if (before === undefined) delete process.env.POSY_DEPLOY_TOKEN;
  else process.env.POSY_DEPLOY_TOKEN = before;
});

test.each<[string, string[], object]>([
  ['a set with an id of somebody’s own', ['spring'], { to: 'spring' }],
  ['a remote', ['honeymoon'], { remote: 'honeymoon', to: '1' }],
  ['a remote and a version', ['honeymoon', '1.2.0'], { remote: 'honeymoon', to: '1.2.0' }],
  ['a set with an id that a deploy gave', ['abcdef012345'], { to: 'abcdef012345' }],
  ['steps', ['3'], { to: '3' }],
  ['nothing', [], { to: '1' }],
])('a server elsewhere is sent %s', async (_what, words, sent) => {
  const { port } = server.address() as AddressInfo;
  await main([...words, '--to', `http://127.0.0.1:${port}`]);
  expect(asked).toEqual([{ do: 'rollback', ...sent }]);
});
