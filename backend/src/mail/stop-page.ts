import { randomBytes } from 'node:crypto';
import { defaultMarket, type Locale, marketOfPrefix } from '@posy/shared-contracts/markets';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { attributes, escapeHtml } from '#html/escape';
import { plainStyle } from '#html/plain-style';

/** Words of a page that stops letters of one kind. */
export interface StopWords {
  title: string;
  ask: string;
  stop: string;
  stopped: string;
  resume: string;
  resumed: string;
  unknown: string;
}

/** The page on which a letter's reader stops letters of its kind; mail programs post there too (RFC 8058). */
export interface StopPage {
  path: (prefix: string, token: string) => string;
  /** Texts by catalogue. */
  words: Record<Locale, StopWords>;
  /** Returns true when this server made the token. */
  knows: (token: string) => boolean;
  /** Stops what the token is for, or lets it through again; false when there is nothing to stop. */
  setStopped: (token: string, stopped: boolean) => Promise<boolean>;
}

type Address = { prefix: string; token: string };

/** State of the page: the question, or the action just done. */
type StopPageState = 'ask' | 'stopped' | 'resumed' | 'unknown';

/** The posted form has one or two fields. */
const bodyLimit = 2048;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const render = (
  { path, words: catalogues }: StopPage,
  { prefix, token }: Address,
  state: StopPageState,
  nonce: string,
) => {
  const market = marketOfPrefix(prefix) ?? defaultMarket;
  const words = catalogues[market.catalogue];
  const isStopping = state === 'ask' || state === 'resumed';
  const action = path(market.prefix, token);
  const form = `<form${attributes({ method: 'post', action })}><input${attributes({ type: 'hidden', name: 'stop', value: isStopping ? 'yes' : 'no' })}><button>${escapeHtml(isStopping ? words.stop : words.resume)}</button></form>`;
  return [
    '<!doctype html>',
    `<html${attributes({ lang: market.locale })}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(words.title)} · Posy</title>${plainStyle(nonce)}</head>`,
    `<body><main class="posy-plain"><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words[state])}</p>${state === 'unknown' ? '' : form}</main></body></html>`,
  ].join('\n');
};

const send = (reply: FastifyReply, page: StopPage, address: Address, state: StopPageState): FastifyReply => {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .code(state === 'unknown' ? 404 : 200)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(render(page, address, state, nonce));
};

/** Serves a stop page. A mere look stops nothing: programs that check letters open every link. */
export const registerStopPage = async (app: FastifyInstance, page: StopPage): Promise<void> => {
  const url = page.path(':prefix', ':token');
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of formTypes)
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    scope.get<{ Params: Address }>(url, ({ params }, reply) =>
      send(reply, page, params, page.knows(params.token) ? 'ask' : 'unknown'),
    );
    scope.post<{ Params: Address }>(url, async ({ params, body }, reply) => {
      const stopped = new URLSearchParams(String(body)).get('stop') !== 'no';
      const isDone = await page.setStopped(params.token, stopped);
      return send(reply, page, params, isDone ? (stopped ? 'stopped' : 'resumed') : 'unknown');
    });
  });
};
