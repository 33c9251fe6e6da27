import { createHash } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/** Seconds for which a program may use a file without revalidating it. */
const freshFor = 900;

const tagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** Returns true when the client has this version (RFC 9110, If-None-Match: weak comparison). */
const hasAlready = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((given) => [tag, tag.slice(2), '*'].includes(given.trim()));

/** Answers a file that was made for the request: private, in no search engine, and not sent again while it is the same. */
export const sendFile = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply => {
  const tag = tagOf(text);
  reply.headers({
    etag: tag,
    'cache-control': `private, max-age=${freshFor}`,
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  if (hasAlready(headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
};
