import Fastify from 'fastify';
import { createCallCounts } from '#api/call-counts';
import { limitUnknownAddresses, mostUnknown } from './unknown-addresses';

test('who tries addresses of share pictures by the hundred is refused those, and still gets pages', async () => {
  const app = Fastify();
  limitUnknownAddresses(app, createCallCounts(), () => 0);
  app.get('/uk', () => 'a page');
  const statusOf = async (url: string) => (await app.inject({ url, remoteAddress: '198.51.100.7' })).statusCode;
  for (let at = 0; at < mostUnknown.max; at += 1) await statusOf(`/share-pictures/uk/nobody/${at}.jpg`);
  expect([await statusOf('/share-pictures/uk/nobody/x.jpg'), await statusOf('/uk')]).toEqual([429, 200]);
  await app.close();
});
