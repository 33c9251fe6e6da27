import { networkOf } from '@posy/firebase-local';
import { talkConstants } from '@posy/shared-contracts/constants';
import { slugPattern } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Most } from '#api/call-counts';
import { type ApiContext } from '#api/handler';
import { findMicrosite, type FoundMicrosite } from '#api/microsite/find-microsite';
import { Refusal } from '#api/refusal';
import { coupleOf } from '../frame/guest-names';
import { isOfOtherSite, marketOf, plainPage, type Send } from '../frame/send-guest-page';
import { guestWordsOf } from '../words/words-of';
import { reportedPage, reportPage, type TypedReport, websiteReportReasons } from './report-page';
import { reportWebsite } from './report-website';

type ReportPageParams = { market: string; slug: string };

/** By network: each report is read by a person. */
const mostReports: Most = { max: 10, timeWindow: 10 * 60_000 };

const typedIn = (body: unknown): TypedReport => {
  const form = new URLSearchParams(String(body ?? ''));
  return {
    reason: websiteReportReasons.find((reason) => reason === form.get('reason')) ?? null,
    words: (form.get('words') ?? '').trim().slice(0, talkConstants.reportWordsLength),
  };
};

/** A website behind a password tells nobody whose it is. */
const coupleBehind = ({ secret, wedding }: FoundMicrosite): string => (secret === null ? coupleOf(wedding) : '');

/** Registers the page on which anybody reports a couple's website to moderators. */
export const registerReportPage = (scope: FastifyInstance, api: ApiContext, send: Send): void => {
  const url = '/:market/report-website/:slug';
  const find = async ({ slug }: ReportPageParams) =>
    slugPattern.test(slug) ? findMicrosite(api.firestore, slug) : null;
  const mayReport = ({ ip }: FastifyRequest): boolean =>
    api.counts.take(`reports of websites from ${networkOf(ip)}`, mostReports, api.now());
  const view = (params: ReportPageParams) => {
    const market = marketOf(params);
    const pathIn = (prefix: typeof market.prefix): string => paths.reportWebsite(prefix, params.slug);
    return { words: guestWordsOf(market.catalogue), path: pathIn(market.prefix), shown: { market, pathIn } };
  };
  const unknown = (reply: FastifyReply, params: ReportPageParams): Promise<FastifyReply> => {
    const { words, shown } = view(params);
    const main = plainPage(words.unknownTitle, words.unknown);
    return send(reply, 404, { ...shown, title: words.unknownTitle, main });
  };

  scope.get<{ Params: ReportPageParams }>(url, async ({ params }, reply) => {
    const { words, path, shown } = view(params);
    const found = await find(params);
    if (found === null) return unknown(reply, params);
    const main = reportPage({ couple: coupleBehind(found), path, words }, { reason: null, words: '' });
    return send(reply, 200, { ...shown, title: words.reportSite.title, main });
  });
  scope.post<{ Params: ReportPageParams }>(url, async (request, reply) => {
    const { params, body, ip } = request;
    const { words, path, shown } = view(params);
    const found = isOfOtherSite(request) ? null : await find(params);
    if (found === null) return unknown(reply, params);
    const couple = coupleBehind(found);
    const { title } = words.reportSite;
    const typed = typedIn(body);
    const again = (status: number, problem: string) =>
      send(reply, status, { ...shown, title, main: reportPage({ couple, path, words }, typed, problem) });
    if (typed.reason === null) return again(400, words.reportSite.missing);
    if (!mayReport(request)) return again(429, words.tooOften);
    try {
      await reportWebsite(api, found, { reason: typed.reason, words: typed.words, network: networkOf(ip) });
    } catch (error) {
      if (error instanceof Refusal && error.status === 429) return again(429, words.tooOften);
      throw error;
    }
    return send(reply, 200, { ...shown, title, main: reportedPage({ couple, words }) });
  });
};
