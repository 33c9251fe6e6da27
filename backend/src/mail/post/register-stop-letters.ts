import { randomBytes } from 'node:crypto';
import { defaultMarket, marketOfPrefix, type Market } from '@posy/shared-contracts/markets';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { attributes, escapeHtml } from '#pages/escape';
import { plainStyle } from '#pages/plain-style';
import { type LetterPost } from './letter-post';
import { stopPath } from './stop-path';
import { stopWords } from './stop-words';

type Address = { prefix: string; token: string };

/** What the page says: the question, or what was just done. */
type State = 'asking' | 'stopped' | 'resumed' | 'unknown';

/** What is posted is a word or two. */
const bodyLimit = 2048;

const form = (token: string, prefix: string, stop: 'yes' | 'no', label: string): string =>
  `<form${attributes({ method: 'post', action: stopPath(prefix, token) })}><input${attributes({ type: 'hidden', name: 'stop', value: stop })}><button>${escapeHtml(label)}</button></form>`;

const render = (market: Market, token: string, state: State, nonce: string): string => {
  const words = stopWords[market.catalogue];
  const said = { asking: words.ask, stopped: words.stopped, resumed: words.resumed, unknown: words.unknown }[state];
  const next = {
    asking: form(token, market.prefix, 'yes', words.stop),
    stopped: form(token, market.prefix, 'no', words.resume),
    resumed: form(token, market.prefix, 'yes', words.stop),
    unknown: '',
  }[state];
  return [
    '<!doctype html>',
    `<html${attributes({ lang: market.locale })}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(words.title)} · Posy</title>${plainStyle(nonce)}</head>`,
    `<body><main class="posy-plain"><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(said)}</p>${next}</main></body></html>`,
  ].join('\n');
};

const send = (reply: FastifyReply, { prefix, token }: Address, state: State): FastifyReply => {
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
    .send(render(marketOfPrefix(prefix) ?? defaultMarket, token, state, nonce));
};

/**
 * The page that stops invitations to an address, and RFC 8058's one click of a mail program on the same address. A mere
 * look stops nothing: programs that check letters open every link.
 */
export const registerStopLetters = async (app: FastifyInstance, post: LetterPost): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    const url = stopPath(':prefix', ':token');
    scope.get<{ Params: Address }>(url, (request, reply) =>
      send(reply, request.params, post.knows(request.params.token) ? 'asking' : 'unknown'),
    );
    scope.post<{ Params: Address }>(url, async (request, reply) => {
      const stopped = new URLSearchParams(String(request.body)).get('stop') !== 'no';
      const known = await post.setStopped(request.params.token, stopped);
      return send(reply, request.params, known ? (stopped ? 'stopped' : 'resumed') : 'unknown');
    });
  });
};
