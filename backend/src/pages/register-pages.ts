import { randomBytes } from 'node:crypto';
import { defaultMarket } from '@posy/shared-contracts/markets';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { paths } from '@posy/shared-contracts/paths';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type CatalogueStore } from '../catalogue/types';
import { isDemo, type ServerConfig } from '../config/config';
import { renderPage } from './document';
import { favicon } from './favicon';
import { pageFacts } from './page-facts';
import { pageHeaders } from './security-headers';

/** What pages are made from. */
export interface PageContext {
  config: ServerConfig;
  catalogue: CatalogueStore;
  currentSet: () => ReleaseSet | null;
}

const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /releases/', 'Allow: /', ''].join('\n');

const day = 'public, max-age=86400';

const sendPage = ({ config, catalogue, currentSet }: PageContext, request: FastifyRequest, reply: FastifyReply) => {
  const set = currentSet();
  if (set === null)
    return reply.code(503).header('retry-after', '5').type('text/plain').send('Nothing has been released here yet.\n');
  const { pathname } = new URL(request.url, 'http://host.invalid');
  const facts = pageFacts(pathname, catalogue);
  const nonce = randomBytes(18).toString('base64');
  const { firebase, publicUrl } = config;
  const html = renderPage({
    pathname,
    facts,
    set,
    firebase,
    nonce,
    demo: isDemo(config),
    development: config.development,
    publicUrl,
  });
  return reply.code(facts.status).headers(pageHeaders(nonce, firebase)).type('text/html; charset=utf-8').send(html);
};

/** Registers every screen's path, and the few files that browsers and robots look for. */
export const registerPages = (app: FastifyInstance, context: PageContext): void => {
  app.get('/', (_request, reply) => reply.redirect(paths.index(defaultMarket.prefix), 302));
  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', day).type('image/svg+xml').send(favicon));
  app.get('/robots.txt', (_request, reply) => reply.header('cache-control', day).type('text/plain').send(robots));
  app.get('/*', (request, reply) => sendPage(context, request, reply));
};
