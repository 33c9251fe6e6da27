import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { type FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Shorter answers gain nothing. */
const worthwhile = 1024;
const compressible = /^(?:text\/|application\/json|image\/svg)/;

/** Quality 4 costs about as much as gzip and packs tighter. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses pages and JSON that were made for this request; files of builds come compressed. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
    if (reply.hasHeader('content-encoding') || !compressible.test(String(reply.getHeader('content-type'))))
      return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    reply.header('vary', 'accept-encoding');
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, brotliOptions) : deflate(payload);
  });
};
