import { timingSafeEqual } from 'node:crypto';
import { type EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { type FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { isOpenWedding } from '#documents/closed';
import { type ApiContext, caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { Refusal } from '../refusal';
import { allGuestPhotos, type StoredGuestPhoto } from './stored/guest-photos';

type DownloadServices = Pick<ApiContext, 'firestore' | 'photos' | 'senderHash' | 'now'>;

const minute = 60_000;
const url = '/api/guest-photos/:weddingId/all.zip';

/** The proof that somebody who may see the pictures was given their address; nobody can make it without this server's secret. */
const proofOf = ({ senderHash }: Pick<DownloadServices, 'senderHash'>, weddingId: string, until: number): string =>
  senderHash(`all pictures of ${weddingId} until ${until}`);

/** The address of all pictures of guests, for a few minutes: a browser opens it, so it holds its own proof. */
export const downloadGuestPhotos: Handler<'downloadGuestPhotos'> = async (context, call) => {
  const { firestore, now } = context;
  const { weddingId } = call.body;
  requireAccess(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid, 'guests', 'view');
  const photos = await allGuestPhotos(firestore, weddingId);
  if (photos.length === 0) throw new Refusal(404, 'no-photos', 'No guest has sent a picture yet.');
  const until = now() + websiteConstants.photosAddressMinutes * minute;
  const query = new URLSearchParams({ until: String(until), proof: proofOf(context, weddingId, until) });
  const path = url.replace(':weddingId', encodeURIComponent(weddingId));
  return { path: `${path}?${query.toString()}`, count: photos.length };
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** A name for a picture among others, the oldest first. */
const nameOf = ({ createdAt, id }: StoredGuestPhoto, place: number): string =>
  `${String(place + 1).padStart(4, '0')} ${createdAt.slice(0, 10)} ${id.slice(0, 6)}.webp`;

/** An archive of pictures, one of which is in memory at a time. */
const archiveOf = (
  { photos }: Pick<DownloadServices, 'photos'>,
  found: readonly StoredGuestPhoto[],
): NodeJS.ReadableStream => {
  const zip = new ZipFile();
  // yazl reports a file that it could not read here, and not on its stream.
  (zip as unknown as EventEmitter).on('error', (error: Error) => zip.outputStream.emit('error', error));
  for (const [place, photo] of found.entries())
    zip.addReadStreamLazy(nameOf(photo, place), { compress: false }, (next) => {
      // A picture that was deleted in the meantime is stored empty: the archive stays valid.
      photos.read(photo.id).then(
        (body) => next(null, Readable.from([body ?? Buffer.alloc(0)])),
        (error: unknown) => next(error, Readable.from([])),
      );
    });
  zip.end();
  return zip.outputStream;
};

const unknown = { error: { code: 'photos-unknown', message: 'There is nothing here, or its time is over.' } };

/** Registers the address from which all pictures of a wedding's guests are downloaded. */
export const registerGuestPhotoDownload = (app: FastifyInstance, context: DownloadServices): void => {
  app.get<{ Params: { weddingId: string }; Querystring: { until?: string; proof?: string } }>(
    url,
    async ({ params: { weddingId }, query }, reply) => {
      const { until: said = '', proof = '' } = query;
      const until = Number(said);
      const isGiven = /^\d{1,16}$/.test(said) && isSame(proofOf(context, weddingId, until), proof);
      if (!isGiven || until < context.now()) return reply.code(404).send(unknown);
      if (!isOpenWedding(await context.firestore.doc(`weddings/${weddingId}`).get()))
        return reply.code(404).send(unknown);
      const found = (await allGuestPhotos(context.firestore, weddingId)).toReversed();
      return reply
        .headers({
          'content-disposition': 'attachment; filename="pictures.zip"',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .type('application/zip')
        .send(archiveOf(context, found));
    },
  );
};
