import Fastify from 'fastify';
import { originOf } from './page-url';

test.each([
  ['localhost:4300', 'http://localhost:4300'],
  ['[::1]:4300', 'http://[::1]:4300'],
  ['127.0.0.1:99999', 'http://127.0.0.1'],
  ['127.0.0.1:x', 'http://127.0.0.1'],
  ['a"b', 'http://127.0.0.1'],
  ['[:::]', 'http://127.0.0.1'],
])('a page asked for at %s stands at %s [H-18]', async (host, origin) => {
  const app = Fastify();
  app.get('/', (request) => originOf(null, request));
  expect((await app.inject({ path: '/', headers: { host } })).body).toBe(origin);
  await app.close();
});
