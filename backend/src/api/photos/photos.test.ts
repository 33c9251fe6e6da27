import { photoConstants } from '@posy/shared-contracts/constants';
import { photoIdOf, type UploadedPhoto } from '@posy/shared-contracts/entities';
import sharp from 'sharp';
import { type Couple } from '#testing/people';
import { halves, heicHalves, phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let couple: Couple;
let stranger: Couple;

beforeAll(async () => {
  couple = await backend.couple('photographed');
  stranger = await backend.couple('onlooker');
});

const toNote = ({ weddingId }: Couple) => ({ purpose: 'note', weddingId });
const upload = (file: Buffer, body: Record<string, unknown>, token?: string) =>
  callEndpoint(backend.server.url, 'uploadPhoto', { file, body, ...(token !== undefined && { token }) });
const uploaded = async (file?: Buffer): Promise<UploadedPhoto & { id: string }> => {
  const { status, body } = await upload(file ?? (await phonePhoto()), toNote(couple), couple.token);
  expect(status).toBe(200);
  const photo = body as unknown as UploadedPhoto;
  return { ...photo, id: photoIdOf(photo.path) ?? '' };
};
const look = (path: string, accept = 'image/avif,image/webp,*/*') =>
  fetch(`${backend.server.url}${path}`, { headers: { accept } });

describe('a photo', () => {
  test('is uploaded to the backend, answered with its path and its upright pixels, and served from there [D-photo-01]', async () => {
    const photo = await uploaded();
    expect((await look(`${photo.path}/320`)).status).toBe(200);
    expect(photo).toMatchObject({ path: `/photos/${photo.id}`, width: 60, height: 80, portrait: true });
  });

  test('is served in the widths of its screens, as AVIF or WebP, cacheable for ever [D-photo-04]', async () => {
    const { path } = await uploaded(await (await halves(1600, 1200)).jpeg().toBuffer());
    for (const width of photoConstants.widths) {
      const answer = await look(`${path}/${width}`);
      expect(answer.headers.get('content-type')).toBe('image/avif');
      expect(answer.headers.get('vary')).toBe('accept');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { format, width: real } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ format, real }).toEqual({ format: 'heif', real: width });
    }
    const older = await look(`${path}/640`, 'image/webp,*/*');
    expect(older.headers.get('content-type')).toBe('image/webp');
    const preview = await look(`${path}/1280.jpg`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const etag = older.headers.get('etag') ?? '';
    const again = await fetch(`${backend.server.url}${path}/640`, {
      headers: { accept: '*/*', 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    for (const unknown of ['/641', '/640.png', '', '/../640'])
      expect((await look(`${path}${unknown}`)).status).toBe(404);
  });

  test('tells its pixels at …/info, as the pictures of the catalogue do [D-photo-05]', async () => {
    const { path } = await uploaded();
    expect(await (await look(`${path}/info`)).json()).toEqual({ width: 60, height: 80, portrait: true });
    const picture = await look('/pictures/venues/GB100001-1/4x3/info');
    expect(await picture.json()).toEqual({ width: 1280, height: 960 });
    expect((await look(`/photos/${'x'.repeat(32)}/info`)).status).toBe(404);
    expect((await look('/pictures/secrets/GB100001-1/4x3/info')).status).toBe(404);
  });

  test('as JPEG, PNG, WebP or HEIC, and as nothing else [D-review-photo-03]', async () => {
    const picture = await halves(32, 16);
    const files = [await picture.jpeg().toBuffer(), await picture.png().toBuffer(), await picture.webp().toBuffer()];
    for (const file of [...files, heicHalves()]) expect((await upload(file, { purpose: 'review' })).status).toBe(200);
    const others = [
      await picture.gif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.of(),
    ];
    for (const file of others)
      expect(await upload(file, { purpose: 'review' })).toMatchObject({
        status: 415,
        body: { error: { code: 'photo-type', message: 'Please choose a JPEG, PNG, WebP or HEIC photo.' } },
      });
  });

  test('by its bytes, whatever its name and declared type say [D-review-photo-04]', async () => {
    const picture = await halves(32, 16);
    const named = (bytes: Buffer, name: string, type: string) =>
      fetch(`${backend.server.url}/api/photos?purpose=review`, {
        method: 'POST',
        headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
        body: new Uint8Array(bytes),
      });
    expect((await named(await picture.png().toBuffer(), 'letter.pdf', 'application/octet-stream')).status).toBe(200);
    expect((await named(await picture.gif().toBuffer(), 'photo.jpg', 'application/octet-stream')).status).toBe(415);
    expect((await named(await picture.gif().toBuffer(), 'photo.jpg', 'image/jpeg')).status).toBeGreaterThanOrEqual(400);
  });

  test('up to 10 MB [D-review-photo-02]', async () => {
    const photo = await phonePhoto();
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await upload(padded(photoConstants.maxBytes), { purpose: 'review' })).status).toBe(200);
    expect(await upload(padded(photoConstants.maxBytes + 1), { purpose: 'review' })).toMatchObject({
      status: 413,
      body: { error: { code: 'photo-too-large', message: expect.stringContaining('larger than 10 MB') } },
    });
  });

  test('or refused with the reason, and nothing of it is stored', async () => {
    const stored = async () => (await backend.firestore.collection('photos').count().get()).data().count;
    const before = await stored();
    const cut = (await phonePhoto(400, 400)).subarray(0, 1000);
    expect(await upload(cut, { purpose: 'review' })).toMatchObject({
      status: 400,
      body: { error: { code: 'photo-unreadable' } },
    });
    expect((await upload(await phonePhoto(), { purpose: 'brochure' })).status).toBe(400);
    expect((await upload(await phonePhoto(), { purpose: 'note' })).status).toBe(401);
    expect(await stored()).toBe(before);
  });
});

describe('a wedding’s photo', () => {
  test('is uploaded by its members only', async () => {
    const file = await phonePhoto();
    expect((await upload(file, toNote(couple))).status).toBe(401);
    expect((await upload(file, toNote(couple), stranger.token)).status).toBe(403);
  });

  test('is stored by a member who may edit the notes, its image by one who may edit the profile', async () => {
    const helper = await backend.couple('helping');
    const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
    const as = async (notes: string, purpose: string) => {
      await wedding.update({ [`roles.${helper.uid}`]: 'helper', [`access.${helper.uid}`]: { notes } });
      return (await upload(await phonePhoto(), { purpose, weddingId: couple.weddingId }, helper.token)).status;
    };
    expect(await as('view', 'note')).toBe(403);
    expect(await as('edit', 'note')).toBe(200);
    expect(await as('edit', 'profile')).toBe(403);
    expect(await as('edit', 'website')).toBe(403);
    await wedding.update({ [`access.${helper.uid}`]: { website: 'edit' } });
    const body = { purpose: 'website', weddingId: couple.weddingId };
    expect((await upload(await phonePhoto(), body, helper.token)).status).toBe(200);
  });

  test('is deleted by its members only, and then gone, from caches too', async () => {
    const { id, path } = await uploaded();
    expect((await look(`${path}/320`)).status).toBe(200);
    const remove = (token?: string) =>
      callEndpoint(backend.server.url, 'deletePhoto', { params: { id }, ...(token !== undefined && { token }) });
    expect((await remove()).status).toBe(401);
    expect((await remove(stranger.token)).status).toBe(403);
    expect((await look(`${path}/320`)).status).toBe(200);
    expect((await remove(couple.token)).status).toBe(200);
    expect((await remove(couple.token)).status).toBe(200);
    expect((await look(`${path}/320`)).status).toBe(404);
    expect((await look(`${path}/info`)).status).toBe(404);
  });

  test('is one of at most a thousand, also of several that come at once', async () => {
    const full = await backend.couple('prolific');
    const { weddingId, token } = full;
    const batches = [0, 1, 2].map(() => backend.firestore.batch());
    for (let n = 2; n < photoConstants.mostPerWedding; n += 1)
      batches[n % 3]?.set(backend.firestore.doc(`photos/full-${n}`), { weddingId, purpose: 'note' });
    for (const batch of batches) await batch.commit();
    const file = await phonePhoto();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(file, toNote(full), token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.error?.code === 'photo-quota')).toHaveLength(4);
    const stored = backend.firestore.collection('photos').where('weddingId', '==', weddingId);
    expect((await stored.count().get()).data().count).toBe(photoConstants.mostPerWedding);
  });
});

describe('a review’s photo', () => {
  test('is uploaded by anybody, and deleted by who uploaded it', async () => {
    const file = await phonePhoto();
    const idOf = (body: object) => photoIdOf((body as UploadedPhoto).path) ?? '';
    const remove = (id: string, token?: string) =>
      callEndpoint(backend.server.url, 'deletePhoto', { params: { id }, ...(token !== undefined && { token }) });
    const signedOut = idOf((await upload(file, { purpose: 'review' })).body);
    const hers = idOf((await upload(file, { purpose: 'review' }, couple.token)).body);
    expect((await remove(hers)).status).toBe(403);
    expect((await remove(hers, stranger.token)).status).toBe(403);
    expect((await remove(hers, couple.token)).status).toBe(200);
    expect((await remove(signedOut)).status).toBe(200);
  });
});
