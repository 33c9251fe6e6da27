import { type Website } from '@posy/shared-contracts/entities';
import { defaultMarket, type Market, marketOfPrefix, type MarketPrefix } from '@posy/shared-contracts/markets';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Html, html } from '#html/html';
import { guestWordsOf } from '../words/words-of';
import { type FaceSheet, guestPage, pageHead } from './guest-frame';

/** The page's content and theme. */
export interface Shown {
  market: Market;
  title: string;
  main: Html;
  theme?: Website['theme'];
  script?: string | null;
  pathIn: (prefix: MarketPrefix) => string;
}

export type Send = (reply: FastifyReply, status: number, page: Shown) => Promise<FastifyReply>;

/** The market that an address names; of an unknown one the default's words. */
export const marketOf = ({ market }: { market: string }): Market => marketOfPrefix(market) ?? defaultMarket;

/** A form that another site has a browser send is none of the guest's. */
export const isOfOtherSite = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site';

/** A page that says one thing. */
export const plainPage = (heading: string, line: string): Html =>
  html`${pageHead({ theme: 'orchard' }, { couple: '', heading, lines: [line] })}`;

/** Sends guests' pages, with the faces of the release set of the moment. */
export const guestPageSender =
  (faces: () => Promise<readonly FaceSheet[]>): Send =>
  async (reply, status, { market, title, main, theme = 'orchard', script = null, pathIn }) => {
    const words = guestWordsOf(market.catalogue);
    const frame = { market, words, theme, faces: await faces(), title, script };
    const page = guestPage({ ...frame, pathIn: ({ prefix }) => pathIn(prefix) }, main);
    return reply.code(status).headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  };
