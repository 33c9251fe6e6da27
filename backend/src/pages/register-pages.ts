import { randomBytes } from 'node:crypto';
import { defaultMarket, isWithin, marketOfPath, parsePath, paths } from '@posy/shared-contracts';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isDemo, offeredProviders, type ServerConfig } from '../config/config';
import { forOlderReaders, type Integrities } from '../releases';
import { type PageSets } from '../releases/channels/page-sets';
import { asDeployed, type PageOverrides } from '../releases/overrides/page-overrides';
import { originOf, urlOf } from './address/page-url';
import { renderPage } from './document';
import { headersAlone } from './document-alone';
import { type PageFacts } from './facts/page-facts';
import { wordsOfMarket } from './facts/visit';
import { factsOf, type FactSources } from './facts-of';
import { openInlinedSheets } from './inlined-sheets';
import { registerInstall } from './install/register-install';
import { tabStateOf } from './overrides/tab-script';
import { isTagged, pageTag } from './page-tag';
import { type DrawnPage, type PageToDraw } from './rendering/compose-page';
import { type PageDrawing } from './rendering/page-drawing';
import { registerRobots } from './robots/register-robots';
import { pageHeaders } from './security-headers';

/** Sources of pages. */
export interface PageContext extends FactSources {
  config: ServerConfig;
  currentSet: () => ReleaseSet | null;
  /** The set of a page, as it is read and as it was composed: the shell may know what this server does not. */
  setsFor: PageSets['forPage'];
  /** Pages in which one remote comes from elsewhere; null where this installation forbids it. */
  overrides: Pick<PageOverrides, 'forPage'> | null;
  /** Integrity of files of the set's builds, by path. */
  integritiesOf: (set: ReleaseSet) => Promise<Integrities>;
  /** Folder with the builds of release sets. */
  buildsDir: string;
  /** Public key for browsers' own push subscriptions; null with a Firebase project, whose configuration has it. */
  vapidKey: string | null;
  /** Draws pages on the server; null leaves it to their scripts. */
  drawing: PageDrawing | null;
  /** Asks for the password of the website at a path, without scripts; null leaves it to them. */
  sendLocked: ((reply: FastifyReply, url: URL) => Promise<FastifyReply>) | null;
}

/**
 * Returns one address for all unknown ones, so that the page is rendered once per market; null when a remote answers,
 * which has its own words.
 */
const nowhere = ({ url, set }: Pick<PageToDraw, 'url' | 'set'>): URL | null => {
  const isOfRemote = set.remotes.some(({ manifest }) =>
    manifest.basePaths.some((base) => isWithin(url.pathname, base)),
  );
  const { market } = parsePath(url.pathname);
  return isOfRemote ? null : new URL(market === null ? '/not-found' : `/${market.prefix}/not-found`, url);
};

const drawnAt = (url: URL, { drawnWith }: PageFacts): URL => {
  const at = new URL(url);
  if (drawnWith !== undefined) at.search = drawnWith;
  return at;
};

/**
 * Returns true for pages that differ between people: their scripts render them, in the browser of a person with access.
 */
const isOfSomebody = ({ status, canonical, isForEverybody = false, ownAnswers }: PageFacts): boolean =>
  status === 200 && canonical === null && !isForEverybody && ownAnswers === undefined;

/**
 * Returns the rendering of a page that is the same for everybody, or of one that its reader opened by a password: no
 * other may be rendered without knowing the visitor.
 */
const drawnOf = (
  { drawing, config }: PageContext,
  facts: PageFacts,
  page: Omit<PageToDraw, 'page'> & { releaseSet: unknown },
): Promise<DrawnPage | null> | null => {
  const { releaseSet, ...asked } = page;
  if (drawing === null || isOfSomebody(facts)) return null;
  const url = facts.status === 404 ? nowhere(asked) : drawnAt(asked.url, facts);
  if (url === null) return null;
  const socialProviders = offeredProviders(config);
  const wanted = { ...asked, url, page: { releaseSet, demo: isDemo(config), socialProviders } };
  return facts.ownAnswers === undefined ? drawing.draw(wanted) : drawing.drawFor(wanted, facts.ownAnswers);
};

/**
 * Names of suppliers change, and with them their addresses: redirects are not cached for good. A couple may return to
 * an earlier address at once: redirects of websites are not cached.
 */
const movedFor = 'public, max-age=3600';

/** Rendered pages hold no personal data: a browser may cache one, and revalidates it each time. */
const askedEachTime = 'private, no-cache';

/** The address that a page moved to, with the former one's questions that it does not answer itself. */
const withSearch = (address: string, search: string): string => {
  const [path = '', own = ''] = address.split('?');
  const query = new URLSearchParams(own);
  const asked = [...new URLSearchParams(search)].filter(([name]) => !query.has(name));
  for (const [name, value] of asked) query.append(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

interface PageParts extends PageContext {
  sheetsOf: ReturnType<typeof openInlinedSheets>;
}

const sendPage = async (context: PageParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { config } = context;
  const deployed = context.setsFor(request, reply);
  const page = context.overrides?.forPage(request, deployed) ?? asDeployed(deployed);
  const { set, stored, override, mayOverride } = page;
  if (set === null || stored === null)
    return reply.code(503).header('retry-after', '5').type('text/plain').send('Nothing has been released here yet.\n');
  const { firebase, publicUrl, secondFactor, development, wakeAfterMs } = config;
  const url = urlOf(publicUrl, request);
  const facts = await factsOf(url, set, context, request.headers.cookie);
  if (facts.movedTo !== null)
    return reply
      .header('cache-control', facts.canonical === null ? 'no-store' : movedFor)
      .redirect(withSearch(facts.movedTo, url.search), 301);
  if (facts.isLocked === true && override === null && context.drawing !== null && context.sendLocked !== null)
    return context.sendLocked(reply, url);
  const nonce = randomBytes(18).toString('base64');
  const words = wordsOfMarket(marketOfPath(url.pathname));
  const integrities = await context.integritiesOf(set);
  const releaseSet = set.shell.readsByMember ? stored : forOlderReaders(stored);
  const developer = override?.kind === 'developer' ? override : null;
  // A page of its own neither says that a remote comes from elsewhere nor loads a changed one by itself.
  const mayStandAlone = override === null && !development;
  // Nobody here has the server half of a developer's remote.
  const drawn =
    developer === null ? await drawnOf(context, facts, { url, set, integrities, releaseSet, mayStandAlone }) : null;
  const html = renderPage({
    url,
    facts,
    words,
    set,
    integrities,
    releaseSet,
    firebase,
    vapidKey: context.vapidKey,
    nonce,
    providers: offeredProviders(config),
    secondFactor,
    demo: isDemo(config),
    development,
    drawn,
    wakeAfterMs: drawn === null ? null : wakeAfterMs,
    // An unrendered page is painted by its scripts, long after its sheets are there.
    sheets: drawn === null ? null : await context.sheetsOf(set, integrities),
    tab: mayOverride ? tabStateOf(override) : null,
    developed: developer?.remote ?? null,
    shown: override === null ? null : { override, base: page.base ?? set.id, deployed: deployed.stored?.id ?? set.id },
  });
  const headers =
    drawn?.standsAlone === true
      ? headersAlone({ nonce, styleHashes: drawn.styleHashes })
      : pageHeaders(nonce, {
          firebase,
          hasRecaptcha: config.services.recaptcha !== null,
          mapTiles: config.services.mapTiles?.address ?? null,
          // Shells make it since their scripts are released with their integrity.
          hasPolicy: Object.keys(set.shell.integrity).length > 0,
          styleHashes: drawn?.styleHashes ?? [],
          developerOrigin: developer?.origin ?? null,
        });
  reply.header('posy-release-set', developer?.setId ?? set.id);
  if (drawn !== null && facts.status === 200 && override === null && facts.ownAnswers === undefined) {
    const etag = pageTag({ html, headers, nonce });
    headers['cache-control'] = askedEachTime;
    headers['etag'] = etag;
    // Without a policy: the copy has its own, with its own nonce.
    if (isTagged(request.headers['if-none-match'], etag))
      return reply.code(304).headers({ etag, 'cache-control': askedEachTime }).send();
  }
  return reply.code(facts.status).headers(headers).type('text/html; charset=utf-8').send(html);
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
  const parts = { ...context, sheetsOf: openInlinedSheets(context.buildsDir) };
  app.get('/*', (request, reply) => sendPage(parts, request, reply));
};
