import { Readable } from 'node:stream';
import { marketOfPrefix } from '@posy/shared-contracts/markets';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { robotsText } from './robots';
import { securityText } from './security-txt';
import { sitemapFile, sitemapIndex } from './sitemap';

const hour = 'public, max-age=3600';

interface RobotsContext {
  catalogue: CatalogueStore;
  originOf: (request: FastifyRequest) => string;
  /** Contact for security.txt; null leaves the file out. */
  securityContact: string | null;
}

/** Registers what search engines ask for before they ask for pages. */
export const registerRobots = (app: FastifyInstance, { catalogue, originOf, securityContact }: RobotsContext): void => {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', hour)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request))),
  );
  app.get('/.well-known/security.txt', (request, reply) =>
    securityContact === null
      ? reply.callNotFound()
      : reply
          .header('cache-control', hour)
          .type('text/plain; charset=utf-8')
          .send(securityText(securityContact, originOf(request), Date.now())),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .header('cache-control', hour)
      .type('application/xml')
      .send(sitemapIndex(originOf(request), catalogue)),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const [, prefix = '', number = ''] = /^([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? [];
    const market = marketOfPrefix(prefix);
    const lines = market === null ? null : sitemapFile(originOf(request), catalogue, market, Number(number));
    if (lines === null) return reply.callNotFound();
    return reply.header('cache-control', hour).type('application/xml').send(Readable.from(lines));
  });
};
