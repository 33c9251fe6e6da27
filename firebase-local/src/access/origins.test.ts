import { startFirestore, type TestServer } from '../testing/firestore-server';
import { documents } from '../testing/raw-channel';

let server: TestServer;
beforeAll(async () => {
  server = await startFirestore({ allowedOrigins: ['https://posy.example.com'] });
});
afterAll(() => server.stop());

const doors: [string, RequestInit][] = [
  [`/v1/${documents}:commit`, { method: 'POST', body: '{"writes":[]}' }],
  ['/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1', { method: 'POST', body: 'count=0&ofs=0' }],
];

test.each(doors)('only pages of the configured origins may read what %s answers [H-18]', async (path, init) => {
  const ask = (origin: string, method = init.method): Promise<Response> =>
    fetch(server.url + path, {
      ...init,
      ...(method === 'OPTIONS' && { body: null }),
      method: method ?? 'POST',
      headers: { origin, 'content-type': 'text/plain', 'access-control-request-headers': 'authorization' },
    });
  for (const method of ['OPTIONS', 'POST']) {
    const own = (await ask('https://posy.example.com', method)).headers;
    expect(own.get('access-control-allow-origin')).toBe('https://posy.example.com');
    for (const origin of ['https://evil.example', 'https://posy.example.com.evil.example', 'null']) {
      const { headers } = await ask(origin, method);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('access-control-allow-headers')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    }
  }
});
