import { networkOf } from '@posy/firebase-local';
import { websiteConstants } from '@posy/shared-contracts/constants';
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

const openedForSeconds = 30 * 24 * 60 * 60;
/** By network: a village may share one. */
const mostCalendars: Most = { max: 600, timeWindow: 60_000 };
/** Each try costs a hash, a right one too. By network: guests of one house share an address. */
const mostPasswords: Most = { max: 20, timeWindow: 10 * 60_000 };
type Problem = 'wrong' | 'tooOften';

/** Asks for a website's password. `problem`: why it did not open. */
const askPassword = (send: Send, reply: FastifyReply, params: WebsiteParams, problem: Problem | null) => {
  const market = marketOf(params);
  const words = guestWordsOf(market.catalogue);
  const pathIn = (prefix: MarketPrefix) => paths.publicWebsite(prefix, params.slug);
  const view = { path: pathIn(market.prefix), words, problem: problem === null ? null : words.locked[problem] };
  const status = { wrong: 403, tooOften: 429 };
  return send(reply, problem === null ? 200 : status[problem], {
    ...{ market, title: words.locked.title, main: lockedPage(view), pathIn, script: householdLinkScript },
  });
};

/** Asks for the password of the website at a path, as the pages' own handler has it do. */
export const lockedWebsiteSender =
  (send: Send) =>
  (reply: FastifyReply, pathname: string): Promise<FastifyReply> => {
    const { market, segments } = parsePath(pathname);
    return askPassword(send, reply, { market: market?.prefix ?? '', slug: segments[1] ?? '' }, null);
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

  scope.post<{ Params: WebsiteParams }>(url, async (request, reply) => {
    const { params, body, ip, protocol } = request;
    const found = isOfOtherSite(request) ? null : await find(params);
    // An open website, or none, says so at its address.
    const back = reply.header('cache-control', 'no-store');
    const path = paths.publicWebsite(marketOf(params).prefix, params.slug);
    if (found === null || found.secret === null) return back.redirect(path, 303);
    const network = networkOf(ip);
    if (!api.counts.take(`website passwords from ${network}`, mostPasswords, api.now()))
      return askPassword(send, reply, params, 'tooOften');
    const password = typedIn(body);
    const { weddingId, secret, publication } = found;
    try {
      await requirePassword(found, password, { counts: api.counts, network, now: api.now() });
    } catch (error) {
      return askPassword(send, reply, params, problemOf(error));
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
