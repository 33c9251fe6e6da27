import { endpoints, pathsOf, type Endpoint } from '@posy/shared-contracts/endpoints';
import Fastify from 'fastify';
import { type ApiContext } from './handler';
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
  it('has a route for every endpoint, and there is no route beside it', async () => {
    const table = Object.values(endpoints as Record<string, Endpoint>);
    expect(await routesOf()).toEqual(
      table.flatMap((one) => pathsOf(one).map((path) => `${one.method} ${path}`)).sort(),
    );
  });
});
