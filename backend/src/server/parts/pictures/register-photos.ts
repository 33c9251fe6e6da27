import { createHash } from 'node:crypto';
import { photoConstants } from '@posy/shared-contracts/constants';
import { photoIdOf } from '@posy/shared-contracts/entities';
import { type FastifyInstance } from 'fastify';
import { type PhotoRenderings } from '#photos/photo-renderings';

/** The bytes of an id never change. `private`: proxies do not keep them, for the couple may delete the photo. */
const forever = 'private, max-age=31536000, immutable';

/**
 * Serves uploaded photos, as AVIF to browsers that accept it and as WebP to all others; `.jpg` is for previews of
 * links, whose readers know neither.
 * An `<img>` sends no token, so the address itself is the right to see the photo: 192 random bits that nobody can
 * guess, and that are only in documents which the rules show to people with access to the photo: a note to its members,
 * a review to everybody once it is published. Cookies would be the alternative, and would bring forged requests with
 * them. A photo that a person has seen cannot be taken back from them anyway; a deleted photo is gone for all. `isGone`
 * returns true for photos that are still stored and that nobody may see any more.
 */
export const registerPhotos = (
  app: FastifyInstance,
  renderings: PhotoRenderings,
  isGone: (id: string) => Promise<boolean>,
): void => {
  app.get<{ Params: { id: string; width: string } }>('/photos/:id/:width', async (request, reply) => {
    const { id, width: asked } = request.params;
    const isJpeg = asked.endsWith('.jpg');
    const width = photoConstants.widths.find((one) => `${one}${isJpeg ? '.jpg' : ''}` === asked);
    if (width === undefined || photoIdOf(`/photos/${id}`) === null) return reply.callNotFound();
    const modern = String(request.headers.accept ?? '').includes('image/avif') ? 'avif' : 'webp';
    const format = isJpeg ? 'jpeg' : modern;
    const body = (await isGone(id)) ? null : await renderings.get(id, width, format);
    if (body === null) return reply.callNotFound();
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    reply.headers({ etag, vary: 'accept', 'cache-control': forever, 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(`image/${format}`).send(body);
  });
};
