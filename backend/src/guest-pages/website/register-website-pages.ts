import { networkOf } from '@posy/firebase-local';
import { translationLanguages, websiteConstants } from '@posy/shared-contracts/constants';
import { slugPattern } from '@posy/shared-contracts/entities';
import { type MarketPrefix } from '@posy/shared-contracts/markets';
import { parsePath, paths } from '@posy/shared-contracts/paths';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Most } from '#api/call-counts';
import { type ApiContext } from '#api/handler';
import { findMicrosite } from '#api/microsite/find-microsite';
import { shownToGuests } from '#api/microsite/microsite';
import { isOpening, openingCookie, openingOf, requirePassword } from '#api/microsite/password/opening';
import { Refusal } from '#api/refusal';
import { householdLinkScript } from '#html/household-link';
import { cookieIn } from '#releases/channels/asker-of';
import { isOfOtherSite, marketOf, type Send } from '../frame/send-guest-page';
import { guestWordsOf } from '../words/words-of';
import { lockedPage } from './locked-page';
import { websiteCalendar } from './website-calendar';

type WebsiteParams = { market: string; slug: string };
type WebsiteQuery = { language?: unknown };

const openedForSeconds = 30 * 24 * 60 * 60;
/** By network: a village may share one. */
const mostCalendars: Most = { max: 600, timeWindow: 60_000 };
/** Each try costs a hash, a right one too. By network: guests of one house share an address. */
const mostPasswords: Most = { max: 20, timeWindow: 10 * 60_000 };
type Problem = 'wrong' | 'tooOften';

/** A website's address, in the language that its reader chose where there is one. */
const addressOf = (prefix: MarketPrefix, { slug }: WebsiteParams, { language }: WebsiteQuery): string => {
  const chosen = translationLanguages.find((known) => known === language);
  return `${paths.publicWebsite(prefix, slug)}${chosen === undefined ? '' : `?language=${chosen}`}`;
};

/** A website at its address. */
interface AskedWebsite {
  params: WebsiteParams;
  query: WebsiteQuery;
}

/** Asks for a website's password. `problem`: why it did not open. */
const askPassword = (
  send: Send,
  reply: FastifyReply,
  { params, query }: AskedWebsite,
  problem: Problem | null,
): Promise<FastifyReply> => {
  const market = marketOf(params);
  const words = guestWordsOf(market.catalogue);
  const pathIn = (prefix: MarketPrefix) => addressOf(prefix, params, query);
  const view = { path: pathIn(market.prefix), words, problem: problem === null ? null : words.locked[problem] };
  const status = { wrong: 403, tooOften: 429 };
  return send(reply, problem === null ? 200 : status[problem], {
    ...{ market, title: words.locked.title, main: lockedPage(view), pathIn, script: householdLinkScript },
  });
};

/** Asks for the password of the website at an address, as the pages' own handler has it do. */
export const lockedWebsiteSender =
  (send: Send) =>
  (reply: FastifyReply, { pathname, searchParams }: URL): Promise<FastifyReply> => {
    const { market, segments } = parsePath(pathname);
    const params = { market: market?.prefix ?? '', slug: segments[1] ?? '' };
    return askPassword(send, reply, { params, query: { language: searchParams.get('language') } }, null);
  };

const typedIn = (body: unknown): string =>
  (new URLSearchParams(String(body ?? '')).get('password') ?? '').slice(0, websiteConstants.passwordLength + 1);

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof Refusal)) throw error;
  return error.status === 429 ? 'tooOften' : 'wrong';
};

/** Registers what a website's page leads to without a script: its password and its calendar files. */
export const registerWebsitePages = (scope: FastifyInstance, api: ApiContext, send: Send): void => {
  const url = '/:market/wedding-website/:slug';
  const find = async ({ slug }: WebsiteParams) => (slugPattern.test(slug) ? findMicrosite(api.firestore, slug) : null);

  scope.post<{ Params: WebsiteParams; Querystring: WebsiteQuery }>(url, async (request, reply) => {
    const { params, query, body, ip, protocol } = request;
    const found = isOfOtherSite(request) ? null : await find(params);
    // An open website, or none, says so at its address.
    const back = reply.header('cache-control', 'no-store');
    const path = addressOf(marketOf(params).prefix, params, query);
    if (found === null || found.secret === null) return back.redirect(path, 303);
    const network = networkOf(ip);
    if (!api.counts.take(`website passwords from ${network}`, mostPasswords, api.now()))
      return askPassword(send, reply, request, 'tooOften');
    const password = typedIn(body);
    const { weddingId, secret, publication } = found;
    try {
      await requirePassword(found, password, { counts: api.counts, network, now: api.now() });
    } catch (error) {
      return askPassword(send, reply, request, problemOf(error));
    }
    const attributes = `Path=/; Max-Age=${openedForSeconds}; SameSite=Lax; HttpOnly${protocol === 'https' ? '; Secure' : ''}`;
    const value = openingOf({ weddingId, secret });
    return back.header('set-cookie', `${openingCookie(publication.slug)}=${value}; ${attributes}`).redirect(path, 303);
  });

  const mayRead = ({ ip }: FastifyRequest): boolean =>
    api.counts.take(`website calendars from ${networkOf(ip)}`, mostCalendars, api.now());
  scope.get<{ Params: WebsiteParams; Querystring: { event?: string } }>(
    `${url}/calendar.ics`,
    async (request, reply) => {
      const { params, query, headers } = request;
      reply.header('cache-control', 'no-store');
      if (!mayRead(request)) return reply.code(429).send();
      const found = await find(params);
      const isOpen =
        found !== null &&
        (found.secret === null ||
          isOpening(
            { weddingId: found.weddingId, secret: found.secret },
            cookieIn(headers.cookie, openingCookie(found.publication.slug)),
          ));
      if (!isOpen) return reply.callNotFound();
      const website = await shownToGuests(api, found);
      const file = websiteCalendar(website, marketOf(params), query.event ?? null);
      if (file === null) return reply.callNotFound();
      return reply
        .headers({
          'x-robots-tag': 'noindex, nofollow',
          'content-disposition': `attachment; filename="${website.slug}.ics"`,
        })
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  );
};
