import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { createPerson, speakFor } from '#testing/people';
import { phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend({ suppliers: 120 });

test('photos that are sent up at once are no more than a profile has room for, and the same one takes none again', async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', {
    body: { countryCode: 'GB', category: 'venues', size: 1 },
  });
  const [{ id: supplierId }] = found.body['results'] as [{ id: string }];
  const person = await createPerson(backend.server, 'collector');
  await speakFor(backend.firestore, person, supplierId);
  await backend.accounts.mark(person.uid, 'supplier');
  const { token } = await signIn(backend.server.url, 'signInWithPassword', person);
  const most = 2 * ownProfileConstants.photos;
  const photos = backend.firestore.collection('supplierPhotos');
  const batch = backend.firestore.batch();
  for (let n = 2; n < most; n += 1) batch.set(photos.doc(`stored-${n}`), { supplierId });
  await batch.commit();
  const upload = (file: Buffer) =>
    callEndpoint(backend.server.url, 'uploadSupplierPhoto', { token, body: { supplierId }, file });
  const { leastWidth, leastHeight } = ownProfileConstants;
  // Each is another photo.
  const files = await Promise.all([0, 2, 4, 6, 8].map((more) => phonePhoto(leastWidth + more, leastHeight)));
  const answers = await Promise.all(files.map(upload));
  expect(answers.map(({ body }) => body.error?.code).filter((code) => code === 'photo-quota')).toHaveLength(3);
  const stored = photos.where('supplierId', '==', supplierId);
  expect((await stored.count().get()).data().count).toBe(most);
  const taken = files.filter((_, index) => answers[index]?.status === 200);
  expect(taken).toHaveLength(2);
  for (const file of taken) expect((await upload(file)).status).toBe(200);
  expect((await stored.count().get()).data().count).toBe(most);
});
