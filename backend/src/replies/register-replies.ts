import { createHash, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@posy/firebase-local';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#api/refusal';
import { type InboundLetter, inboundLetterSchema } from './inbound-letter';
import { type ReplyOutcome } from './take-reply';

/** Path to which the mail provider posts incoming letters. */
export const inboundPath = '/letters/inbound';

const megabyte = 1024 * 1024;
/** Largest letter with its attachments, which are not read: an answer with a brochure must still be received. */
const bodyLimit = 36 * megabyte;

interface ReplyRouteParts {
  /** Secret that the provider presents; null: nobody may post. */
  secret: string | null;
  take: (letter: InboundLetter) => Promise<ReplyOutcome>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns true when a request presents the secret, as the password of HTTP's basic authentication or as a bearer token.
 */
const shows = (secret: string, header: string | undefined): boolean => {
  const [scheme = '', given = ''] = (header ?? '').split(' ');
  const basic = Buffer.from(given, 'base64').toString().split(':').slice(1).join(':');
  const shown = scheme.toLowerCase() === 'basic' ? basic : scheme.toLowerCase() === 'bearer' ? given : '';
  return shown !== '' && timingSafeEqual(digest(shown), digest(secret));
};

/**
 * Limits per network and minute: letters from the provider, to which anybody may write (large ones take a while to
 * read), and requests without its secret.
 */
const most = { letters: 1200, large: 60, strangers: 20 };

const isLarge = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= megabyte);

/**
 * Receives answers by mail from the provider. A letter that could be read is answered 200, whatever its outcome, so
 * that the provider does not send it again; only a writer beyond the rate limit gets an error.
 */
export const registerReplies = async (app: FastifyInstance, { secret, take }: ReplyRouteParts): Promise<void> => {
  const isProvider = ({ headers }: FastifyRequest) => secret !== null && shows(secret, headers.authorization);
  const kindOf = (request: FastifyRequest): keyof typeof most => {
    if (!isProvider(request)) return 'strangers';
    return isLarge(request) ? 'large' : 'letters';
  };
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      timeWindow: 60_000,
      max: (request) => most[kindOf(request)],
      keyGenerator: (request) => `${kindOf(request)} ${networkOf(request.ip)}`,
    });
    scope.post(inboundPath, {
      bodyLimit,
      // A body is read of the provider only.
      preParsing: async (request, reply) => {
        if (isProvider(request)) return;
        reply.header('www-authenticate', 'Basic realm="letters"');
        throw new Refusal(401, 'not-allowed', 'This is for the mail provider.');
      },
      handler: async (request, reply) => {
        const letter = v.safeParse(inboundLetterSchema, request.body);
        if (!letter.success) throw new Refusal(400, 'letter-unreadable', 'This is no letter that can be read.');
        const taken = await take(letter.output);
        return reply
          .code(taken === 'too-many' ? 429 : 200)
          .header('cache-control', 'no-store')
          .send({ taken });
      },
    });
  });
};
