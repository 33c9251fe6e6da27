import { networkOf } from '@posy/firebase-local';
import { type MarketPrefix } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Most } from '#api/call-counts';
import { type ApiContext } from '#api/handler';
import { type Html } from '#html/html';
import { guestWordsOf } from '../words/words-of';
import { type GuestInvitation } from './guest-dates';
import { coupleOf } from './guest-names';
import { marketOf, plainPage, type Send } from './send-guest-page';

export type HouseholdPageParams = { market: string; token: string };

const minute = 60_000;
/** By network: a village may share one, and all of it answers on the evening when the invitations come. */
const mostReadings: Most = { max: 1200, timeWindow: minute };
const mostAnswers: Most = { max: 600, timeWindow: minute };

/** Limits of the pages that a household's link opens. */
export const householdPageLimits = (api: ApiContext) => ({
  mayRead: ({ ip }: Pick<FastifyRequest, 'ip'>): boolean =>
    api.counts.take(`invitations read from ${networkOf(ip)}`, mostReadings, api.now()),
  mayAnswer: ({ ip }: Pick<FastifyRequest, 'ip'>): boolean =>
    api.counts.take(`invitations answered from ${networkOf(ip)}`, mostAnswers, api.now()),
});

/** A page of one invitation. */
interface HouseholdPage {
  status?: number;
  invitation: GuestInvitation;
  main: Html;
  title?: string;
  script?: string;
}

/** Sends the pages of one invitation, or of none. `pathOf`: the page's address in a market. */
export const householdPageSenders = (
  send: Send,
  pathOf: (market: MarketPrefix, token: string) => string = (market, token) => paths.rsvp(market, token),
) => {
  const common = (params: HouseholdPageParams) => ({
    market: marketOf(params),
    pathIn: (prefix: MarketPrefix) => pathOf(prefix, params.token),
  });
  const refuse =
    (status: number, word: 'unknown' | 'tooOften') =>
    (reply: FastifyReply, params: HouseholdPageParams): Promise<FastifyReply> => {
      const words = guestWordsOf(marketOf(params).catalogue);
      const main = plainPage(words.unknownTitle, words[word]);
      return send(reply, status, { ...common(params), title: words.unknownTitle, main });
    };
  return {
    unknown: refuse(404, 'unknown'),
    tooOften: refuse(429, 'tooOften'),
    show: (
      reply: FastifyReply,
      params: HouseholdPageParams,
      { status = 200, invitation, main, title, script }: HouseholdPage,
    ): Promise<FastifyReply> => {
      const { title: titleOf } = guestWordsOf(marketOf(params).catalogue);
      return send(reply, status, {
        ...common(params),
        title: title ?? titleOf(coupleOf(invitation)),
        main,
        theme: invitation.theme,
        ...(script !== undefined && { script }),
      });
    },
  };
};
