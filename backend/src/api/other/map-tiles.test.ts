import { noServices } from '#config/services';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

const tiles = { address: 'https://tiles.example.com/{z}/{x}/{y}.png', credit: '© the people of the map' };

const opened: TestServer[] = [];
const start = async (mapTiles: typeof tiles | null): Promise<string> => {
  const server = await startTestServer({ services: { ...noServices, mapTiles } });
  opened.push(server);
  return server.url;
};
afterAll(() => Promise.all(opened.map((server) => server.stop())));

const policyOf = async (url: string): Promise<string> => {
  const page = await fetch(`${url}/uk/supplier-category/venues`);
  await page.arrayBuffer();
  return page.headers.get('content-security-policy') ?? '';
};

test('tiles of maps are those of the configuration, and pages may load them alone from there [17]', async () => {
  const url = await start(tiles);
  expect(await callEndpoint(url, 'mapTiles', {})).toEqual({ status: 200, body: { tiles } });
  const policy = await policyOf(url);
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.com;");
  expect(policy.split('tiles.example.com')).toHaveLength(2);
});

test('without a configuration there are none, and no page may load pictures from elsewhere [17]', async () => {
  const url = await start(null);
  expect(await callEndpoint(url, 'mapTiles', {})).toEqual({ status: 200, body: { tiles: null } });
  expect(await policyOf(url)).toContain("img-src 'self' data: blob:;");
});
