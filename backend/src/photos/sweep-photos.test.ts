import { photoIdOf, type UploadedPhoto } from '@posy/shared-contracts/entities';
import { diskFileStore } from '#files/disk-file-store';
import { type Couple } from '../testing/people';
import { phonePhoto } from '../testing/pictures';
import { testBackend } from '../testing/test-backend';
import { callEndpoint } from '../testing/test-server';
import { sweepPhotos } from './sweep-photos';

const backend = testBackend();
let couple: Couple;

beforeAll(async () => {
  couple = await backend.couple('tidy');
});

const day = 86_400_000;
const upload = async (purpose: string): Promise<UploadedPhoto> => {
  const wedding = purpose === 'review' ? {} : { weddingId: couple.weddingId };
  const input = { file: await phonePhoto(), body: { purpose, ...wedding }, token: couple.token };
  return (await callEndpoint(backend.server.url, 'uploadPhoto', input)).body as unknown as UploadedPhoto;
};
const isThere = async ({ path }: UploadedPhoto) => (await fetch(`${backend.server.url}${path}/320`)).status === 200;
const sweepAfter = (days: number) =>
  sweepPhotos(backend.firestore, diskFileStore(`${backend.server.dataDir}/photos`), Date.now() + days * day);

test('a photo that no document names is deleted after a week, one of a review that was not sent after a day', async () => {
  const { firestore } = backend;
  const [noted, dropped, image, review, sent, shared, shown, unshown] = [
    await upload('note'),
    await upload('note'),
    await upload('profile'),
    await upload('review'),
    await upload('review'),
    await upload('website'),
    await upload('website'),
    await upload('website'),
  ];
  await firestore.doc(`weddings/${couple.weddingId}/notes/n1`).set({ photos: [noted] });
  await firestore.doc(`weddings/${couple.weddingId}/website/site`).set({ sharePicture: shared.path });
  await firestore.doc(`weddings/${couple.weddingId}/publishedWebsite/site`).set({ sections: [{ photo: shown.path }] });
  await firestore.doc(`users/${couple.uid}`).update({ image: image.path });
  await firestore.doc(`photos/${photoIdOf(sent.path) ?? ''}`).update({ reviewId: 'r1' });
  expect(await sweepAfter(0.9)).toBe(0);
  expect(await sweepAfter(1.1)).toBe(1);
  expect(await isThere(review)).toBe(false);
  expect(await isThere(dropped)).toBe(true);
  expect(await sweepAfter(7.1)).toBe(2);
  expect(await Promise.all([shared, shown, unshown].map(isThere))).toEqual([true, true, false]);
  expect(await Promise.all([noted, dropped, image, sent].map(isThere))).toEqual([true, false, true, true]);
  await firestore.doc(`weddings/${couple.weddingId}/notes/n1`).delete();
  await firestore.doc(`users/${couple.uid}`).update({ image: null });
  expect(await sweepAfter(36)).toBe(0);
  expect(await sweepAfter(38)).toBe(2);
  expect(await Promise.all([noted, image, sent].map(isThere))).toEqual([false, false, true]);
});
