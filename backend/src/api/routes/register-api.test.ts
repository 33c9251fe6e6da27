import { type Endpoint, type EndpointName, endpoints, pathsOf } from '@posy/shared-contracts/endpoints';
import Fastify from 'fastify';
import { type ApiContext } from '../handler';
import { limitOf, uploadsOfStrangers } from '../limits';
import { registerApi } from './register-api';

const routesOf = async (): Promise<string[]> => {
  const app = Fastify();
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  });
  await registerApi(app, {} as ApiContext, async () => null);
  await app.ready();
  await app.close();
  // Fastify answers HEAD wherever it answers GET; what is unknown below /api has a route of its own.
  return routes.filter((route) => !route.startsWith('HEAD ') && !route.endsWith(' /api/*')).sort();
};

describe('the endpoint table', () => {
  test('has a route for every endpoint, and there is no route beside it', async () => {
    const table = Object.values(endpoints as Record<string, Endpoint>);
    expect(await routesOf()).toEqual(
      table.flatMap((one) => pathsOf(one).map((path) => `${one.method} ${path}`)).sort(),
    );
  });
});

describe('an endpoint', () => {
  const app = Fastify();
  beforeAll(() => registerApi(app, { reportFault: () => undefined } as unknown as ApiContext, async () => null));
  afterAll(() => app.close());

  test.each(Object.entries(endpoints as Record<string, Endpoint>))(
    '%s has its limit, and no cache on the way stores its answer',
    async (name, one) => {
      const { max } = limitOf(name as EndpointName);
      const limit = one.carries === 'file' ? Math.min(max, uploadsOfStrangers) : max;
      for (const path of pathsOf(one)) {
        const { headers } = await app.inject({ method: one.method, url: path.replace(/:\w+/g, 'x') });
        expect([headers['cache-control'], headers['x-ratelimit-limit']]).toEqual(['no-store', String(limit)]);
      }
    },
  );
});
