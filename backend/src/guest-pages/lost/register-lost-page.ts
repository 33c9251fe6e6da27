import { networkOf } from '@posy/firebase-local';
import { slugPattern } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Most } from '#api/call-counts';
import { type ApiContext } from '#api/handler';
import { sendLostLink } from '#api/households/lost/send-lost-link';
import { findMicrosite } from '#api/microsite/find-microsite';
import { coupleOf } from '../frame/guest-names';
import { isOfOtherSite, marketOf, plainPage, type Send } from '../frame/send-guest-page';
import { guestWordsOf } from '../words/words-of';
import { lostPage, lostSentPage, type TypedClaim } from './lost-page';

type LostPageParams = { market: string; slug: string };

const minute = 60_000;
/** By network, and for one wedding from wherever: who guesses at names and postcodes does not get far. */
const mostOfNetwork: Most = { max: 10, timeWindow: 10 * minute };
const mostOfWedding: Most = { max: 60, timeWindow: 60 * minute };

const typedIn = (body: unknown): TypedClaim => {
  const form = new URLSearchParams(String(body ?? ''));
  const text = (name: string): string => (form.get(name) ?? '').trim().slice(0, 200);
  return { name: text('name'), proof: text('proof') };
};

/** Registers the page on which a guest of a website asks for the link to their invitation. */
export const registerLostPage = (scope: FastifyInstance, api: ApiContext, send: Send): void => {
  const url = '/:market/lost-invitation/:slug';
  const find = async ({ slug }: LostPageParams) => (slugPattern.test(slug) ? findMicrosite(api.firestore, slug) : null);
  const mayAsk = ({ ip }: FastifyRequest, weddingId: string): boolean =>
    api.counts.take(`lost invitations from ${networkOf(ip)}`, mostOfNetwork, api.now()) &&
    api.counts.take(`lost invitations of ${weddingId}`, mostOfWedding, api.now());
  const view = (params: LostPageParams) => {
    const market = marketOf(params);
    const words = guestWordsOf(market.catalogue);
    const path = paths.lostInvitation(market.prefix, params.slug);
    return {
      market,
      words,
      path,
      shown: { market, pathIn: (prefix: typeof market.prefix) => paths.lostInvitation(prefix, params.slug) },
    };
  };
  type Found = NonNullable<Awaited<ReturnType<typeof find>>>;
  // A website behind a password tells nobody whose it is.
  const coupleBehind = ({ secret, wedding }: Found): string => (secret === null ? coupleOf(wedding) : '');

  scope.get<{ Params: LostPageParams }>(url, async ({ params }, reply) => {
    const { words, path, shown } = view(params);
    const found = await find(params);
    if (found === null)
      return send(reply, 404, {
        ...shown,
        title: words.unknownTitle,
        main: plainPage(words.unknownTitle, words.unknown),
      });
    const main = lostPage({ couple: coupleBehind(found), path, words }, { name: '', proof: '' });
    return send(reply, 200, { ...shown, title: words.lost.title, main });
  });
  scope.post<{ Params: LostPageParams }>(url, async (request, reply) => {
    const { params, body } = request;
    const { market, words, path, shown } = view(params);
    const found = isOfOtherSite(request) ? null : await find(params);
    if (found === null)
      return send(reply, 404, {
        ...shown,
        title: words.unknownTitle,
        main: plainPage(words.unknownTitle, words.unknown),
      });
    const couple = coupleBehind(found);
    const claim = typedIn(body);
    const title = words.lost.title;
    const again = (status: number, problem: string) =>
      send(reply, status, { ...shown, title, main: lostPage({ couple, path, words }, claim, problem) });
    if (claim.name === '' || claim.proof === '') return again(400, words.lost.missing);
    if (!mayAsk(request, found.weddingId)) return again(429, words.tooOften);
    // Not waited for: how long it takes would tell whether somebody was found.
    sendLostLink(api, found, { claim, market }).catch((error: unknown) => api.reportFault(error, url));
    return send(reply, 200, { ...shown, title, main: lostSentPage({ couple, words }) });
  });
};
