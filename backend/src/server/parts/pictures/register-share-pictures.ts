import { marketOfPrefix } from '@posy/shared-contracts/markets';
import { type FastifyInstance } from 'fastify';
import { atMost } from '#files/at-most';
import { drawSharePicture } from '#guest-pages/share-picture/draw-share-picture';
import { sharePictureWords } from '#pages/facts/subjects/share-picture';
import { type WebsiteOf } from '#pages/facts/website-of';

interface SharePictureParams {
  market: string;
  slug: string;
  file: string;
}

/** Pictures that are stored in memory; a preview is asked for several times within a minute, and then seldom. */
const mostStored = 40;

/** An hour: a website that gets a password takes its picture along. */
const anHour = 'public, max-age=3600';

/**
 * Serves the pictures beside links to websites. The last part of the address only tells one state of the picture from
 * another: what is drawn is always the website as it is now.
 */
export const registerSharePictures = (app: FastifyInstance, websiteOf: WebsiteOf): void => {
  const stored = new Map<string, Promise<Buffer>>();
  const oneAtATime = atMost(1);
  const pictureOf = (words: Parameters<typeof drawSharePicture>[0]): Promise<Buffer> => {
    const key = JSON.stringify(words);
    const known = stored.get(key);
    if (known !== undefined) return known;
    if (stored.size >= mostStored) stored.delete(stored.keys().next().value ?? '');
    const drawn = oneAtATime(() => drawSharePicture(words));
    stored.set(key, drawn);
    drawn.catch(() => stored.delete(key));
    return drawn;
  };
  app.get<{ Params: SharePictureParams }>('/share-pictures/:market/:slug/:file', async (request, reply) => {
    const { market: prefix, slug, file } = request.params;
    const market = marketOfPrefix(prefix);
    const website = market === null || !/^[0-9a-f]{12}\.jpg$/.test(file) ? null : await websiteOf(slug);
    const words = market === null || website === null ? null : sharePictureWords(website, market);
    if (words === null) return reply.callNotFound();
    return reply
      .header('cache-control', anHour)
      .type('image/jpeg')
      .send(await pictureOf(words));
  });
};
