import { randomBytes } from 'node:crypto';
import { defaultMarket, marketOfPath, paths } from '@posy/shared-contracts';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isDemo, offeredProviders, type ServerConfig } from '../config/config';
import { renderPage } from './document';
import { factsOf, type FactSources } from './facts/facts-of';
import { wordsOfMarket } from './facts/visit';
import { registerInstall } from './install/register-install';
import { originOf, urlOf } from './page-url';
import { forOlderReaders, type Integrities, type StoredSet } from '../releases';
import { registerRobots } from './robots/register-robots';
import { pageHeaders } from './security-headers';

/** What pages are made from. */
export interface PageContext extends FactSources {
  config: ServerConfig;
  currentSet: () => ReleaseSet | null;
  /** The same as it was composed: the shell may know what this server does not. */
  storedSet: () => StoredSet | null;
  /** Integrity of files of the set's builds, by path. */
  integritiesOf: (set: ReleaseSet) => Promise<Integrities>;
  /** Where the builds of release sets lie. */
  buildsDir: string;
  /** Public key for browsers' own push subscriptions; null with a Firebase project, whose configuration has it. */
  vapidKey: string | null;
}

/** Names of suppliers change, and with them their addresses: nobody keeps an old answer for good. A couple may
 * go back to an earlier address of theirs at once: of those nobody keeps one. */
const movedFor = 'public, max-age=3600';

const sendPage = async (context: PageContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { config, currentSet, storedSet } = context;
  const [set, stored] = [currentSet(), storedSet()];
  if (set === null || stored === null)
    return reply.code(503).header('retry-after', '5').type('text/plain').send('Nothing has been released here yet.\n');
  const { firebase, publicUrl, secondFactor, development } = config;
  const url = urlOf(publicUrl, request);
  const facts = await factsOf(url, set, context);
  if (facts.movedTo !== null)
    return reply
      .header('cache-control', facts.canonical === null ? 'no-store' : movedFor)
      .redirect(`${facts.movedTo}${url.search}`, 301);
  const nonce = randomBytes(18).toString('base64');
  const words = wordsOfMarket(marketOfPath(url.pathname));
  const html = renderPage({
    url,
    facts,
    words,
    set,
    integrities: await context.integritiesOf(set),
    releaseSet: set.shell.readsByMember ? stored : forOlderReaders(stored),
    firebase,
    vapidKey: context.vapidKey,
    nonce,
    providers: offeredProviders(config),
    secondFactor,
    demo: isDemo(config),
    development,
  });
  return reply
    .code(facts.status)
    .headers({
      ...pageHeaders(nonce, {
        firebase,
        hasRecaptcha: config.services.recaptcha !== null,
        // Shells make it since their scripts are released with their integrity.
        hasPolicy: Object.keys(set.shell.integrity).length > 0,
      }),
      'posy-release-set': set.id,
    })
    .type('text/html; charset=utf-8')
    .send(html);
};

/** Registers every screen's path, and the few files that browsers and robots look for. */
export const registerPages = (app: FastifyInstance, context: PageContext): void => {
  const { publicUrl, serviceWorker } = context.config;
  app.get('/', (_request, reply) => reply.redirect(paths.index(defaultMarket.prefix), 302));
  registerInstall(app, { buildsDir: context.buildsDir, currentSet: context.currentSet, serviceWorker });
  registerRobots(app, {
    catalogue: context.catalogue,
    originOf: (request) => originOf(publicUrl, request),
    securityContact: context.config.services.securityContact,
  });
  app.get('/*', (request, reply) => sendPage(context, request, reply));
};
