import { type FastifyInstance } from 'fastify';
import { parsePictureRequest } from '#pictures/picture-request';
import { type PictureService } from '#pictures/picture-service';

type PictureParams = Record<'category' | 'seed' | 'ratio' | 'file', string>;

/** A picture of one seed never changes. */
const forever = 'public, max-age=31536000, immutable';

/** Serves suppliers' photos, and the illustrations that stand for them in the demo catalogue. */
export const registerPictures = (app: FastifyInstance, pictures: PictureService): void => {
  app.get<{ Params: PictureParams }>('/pictures/:category/:seed/:ratio/:file', async (request, reply) => {
    const asked = parsePictureRequest(request.params);
    if (asked === null) return reply.callNotFound();
    const picture = await pictures.get(asked);
    if (picture === null) return reply.callNotFound();
    const { body, etag, contentType } = picture;
    reply.headers({ etag, 'cache-control': forever });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(contentType).send(body);
  });
};
