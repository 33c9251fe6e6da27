import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { marketOfPrefix } from '@posy/shared-contracts/markets';
import { type FastifyInstance } from 'fastify';
import { favicon } from './favicon';
import { iconReader } from './icons';
import { workerScript } from './service-worker';
import { webManifest } from './web-manifest';

interface InstallContext {
  buildsDir: string;
  currentSet: () => ReleaseSet | null;
  /** True when pages may start without a connection. */
  serviceWorker: boolean;
}

const day = 'public, max-age=86400';

/** Registers what makes the product installable: its icons, a manifest for each market, the service worker. */
export const registerInstall = (
  app: FastifyInstance,
  { buildsDir, currentSet, serviceWorker }: InstallContext,
): void => {
  const icon = iconReader();
  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', day).type('image/svg+xml').send(favicon));
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const drawn = icon(request.params.file);
    if (drawn === null) return reply.callNotFound();
    return reply
      .header('cache-control', day)
      .type('image/png')
      .send(await drawn);
  });
  app.get<{ Params: { file: string } }>('/manifests/:file', (request, reply) => {
    const market = marketOfPrefix(/^([a-z]{2})\.webmanifest$/.exec(request.params.file)?.[1] ?? '');
    if (market === null) return reply.callNotFound();
    return reply
      .header('cache-control', day)
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(market)));
  });
  // Never stored by the browser's cache: a new worker, and above all the one that ends it, must arrive at the next start.
  app.get('/service-worker.js', async (_request, reply) => {
    const script = await workerScript(serviceWorker, buildsDir, currentSet());
    if (script === null) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script);
  });
};
