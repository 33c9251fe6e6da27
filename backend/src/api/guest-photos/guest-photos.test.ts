import { websiteConstants } from '@posy/shared-contracts/constants';
import { Timestamp } from 'firebase-admin/firestore';
import { diskFileStore } from '#files/disk-file-store';
import { photoRecordOf } from '#photos/photo-records';
import { sweepPhotos } from '#photos/sweep-photos';
import { readDemoAccounts } from '#seed/index';
import { type Couple } from '#testing/people';
import { phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';
import { type Refusal } from '../refusal';
import { takeGuestPhoto } from './take-guest-photo';

const backend = testBackend();
const store = () => diskFileStore(`${backend.server.dataDir}/photos`);
const day = 86_400_000;

/** A wedding to whose only household's pictures belong, one for each moment. */
const meet = async (name: string, moments: readonly string[]) => {
  const couple: Couple = await backend.couple(name);
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  await wedding
    .collection('guests')
    .doc('kit')
    .set({ name: 'Kit', head: null, contacts: { email: null } });
  await wedding
    .collection('invitationSettings')
    .doc('current')
    .set({ answersUntil: null, meals: [], takesPhotos: true, updatedAt: Timestamp.fromMillis(0) });
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', {
    token: couple.token,
    body: { weddingId: couple.weddingId, householdIds: ['kit'] },
  });
  const [{ token }] = made.body['links'] as [{ token: string }];
  const file = await phonePhoto();
  for (const moment of moments) {
    const parts = { firestore: backend.firestore, photos: store(), now: () => Date.parse(moment) };
    await takeGuestPhoto(parts, token, file);
  }
  const stored = async () =>
    (await wedding.collection('guestPhotos').orderBy('createdAt').get()).docs.map((one) => ({
      id: one.id,
      state: one.get('state') as unknown,
    }));
  return {
    ...{ couple, wedding, stored, token },
    ids: async () => (await stored()).map(({ id }) => id),
    call: (endpoint: 'decideGuestPhotos' | 'deleteGuestPhotos' | 'downloadGuestPhotos', body: object, by = couple) =>
      callEndpoint(backend.server.url, endpoint, { token: by.token, body: { weddingId: couple.weddingId, ...body } }),
  };
};
/** Stores pictures that a household sent before. */
const fill = async (
  { wedding }: Awaited<ReturnType<typeof meet>>,
  householdId: string,
  count: number,
): Promise<void> => {
  for (let from = 0; from < count; from += 400) {
    const batch = backend.firestore.batch();
    for (let index = from; index < Math.min(count, from + 400); index += 1)
      batch.set(wedding.collection('guestPhotos').doc(), { householdId, state: 'hidden' });
    await batch.commit();
  }
};
/** Sends pictures all at once; answers the codes of those that were refused. */
const sendAtOnce = async (token: string, count: number): Promise<string[]> => {
  const file = await phonePhoto();
  const parts = { firestore: backend.firestore, photos: store(), now: Date.now };
  const sent = await Promise.allSettled(Array.from({ length: count }, () => takeGuestPhoto(parts, token, file)));
  return sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refusal).code] : []));
};
const isThere = async (id: string) => (await fetch(`${backend.server.url}/photos/${id}/320`)).status === 200;

test('a couple shows, hides and deletes pictures, once or twice, and nobody else does', async () => {
  const { couple, wedding, stored, ids, call } = await meet('guest-photos', [
    '2027-06-05T15:00:00Z',
    '2027-06-05T16:00:00Z',
  ]);
  const [first = '', second = ''] = await ids();
  for (const _once of [1, 2])
    expect((await call('decideGuestPhotos', { ids: [first, 'missing'], state: 'shown' })).status).toBe(200);
  expect(await stored()).toEqual([
    { id: first, state: 'shown' },
    { id: second, state: 'new' },
  ]);
  const stranger = await backend.couple('guest-photos-stranger');
  const helper = await backend.couple('guest-photos-helper');
  await wedding.update({ [`roles.${helper.uid}`]: 'helper', [`access.${helper.uid}`]: { guests: 'view' } });
  for (const [who, code] of [
    [stranger, 'not-a-member'],
    [helper, 'not-allowed'],
  ] as const) {
    expect((await call('decideGuestPhotos', { ids: [first], state: 'hidden' }, who)).body.error?.code).toBe(code);
    expect((await call('deleteGuestPhotos', { ids: [first] }, who)).body.error?.code).toBe(code);
  }
  for (const _once of [1, 2]) expect((await call('deleteGuestPhotos', { ids: [first] })).status).toBe(200);
  expect(await stored()).toEqual([{ id: second, state: 'new' }]);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  const photo = { token: couple.token, params: { id: second } };
  expect((await callEndpoint(backend.server.url, 'deletePhoto', photo)).status).toBe(200);
  expect([await stored(), await isThere(second)]).toEqual([[], false]);
});

test('no couple deletes what is another’s, by whatever id', async () => {
  const ana = await meet('guest-photos-ana', ['2027-06-05T15:00:00Z']);
  const bo = await meet('guest-photos-bo', []);
  const [id = ''] = await ana.ids();
  expect((await bo.call('deleteGuestPhotos', { ids: [id] })).status).toBe(200);
  expect((await bo.call('decideGuestPhotos', { ids: [id], state: 'shown' })).status).toBe(200);
  expect([await ana.stored(), await isThere(id)]).toEqual([[{ id, state: 'new' }], true]);
});

test('all pictures come in one archive, the oldest first, from an address that holds for minutes and is nobody’s to make', async () => {
  const { couple, wedding, call, ids } = await meet('guest-photos-all', [
    '2027-06-05T15:00:00Z',
    '2027-06-06T09:00:00Z',
    '2027-06-06T10:00:00Z',
  ]);
  const [, , removed = ''] = await ids();
  await wedding.collection('guestPhotos').doc(removed).update({ state: 'removed' });
  const helper = await backend.couple('guest-photos-all-helper');
  await wedding.update({ [`roles.${helper.uid}`]: 'helper', [`access.${helper.uid}`]: { guests: 'view' } });
  const { body } = await call('downloadGuestPhotos', {}, helper);
  expect(body['count']).toBe(2);
  const path = String(body['path']);
  const answer = await fetch(`${backend.server.url}${path}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  const archive = Buffer.from(await answer.arrayBuffer());
  const names = [...archive.toString('latin1').matchAll(/\d{4} \d{4}-\d\d-\d\d [\w-]{6}\.webp/g)].map(([name]) =>
    name.slice(0, 15),
  );
  expect(new Set(names)).toEqual(new Set(['0001 2027-06-05', '0002 2027-06-06']));
  expect(archive.includes('WEBP')).toBe(true);
  for (const wrong of [
    path.replace(couple.weddingId, 'wedding-other'),
    path.replace(/until=\d/, 'until=9'),
    `${path}x`,
    path.split('?')[0] ?? '',
  ])
    expect((await fetch(`${backend.server.url}${wrong}`)).status).toBe(404);
  const stranger = await backend.couple('guest-photos-all-stranger');
  expect((await call('downloadGuestPhotos', {}, stranger)).body.error?.code).toBe('not-a-member');
  const empty = await meet('guest-photos-none', []);
  expect((await empty.call('downloadGuestPhotos', {})).body.error?.code).toBe('no-photos');
});

test('pictures that are sent at once are no more than a household, or a wedding, may have; nothing stays of the others', async () => {
  const { mostHouseholdPhotos, mostGuestPhotos } = websiteConstants;
  for (const [name, householdId, most] of [
    ['guest-photos-household', 'kit', mostHouseholdPhotos],
    ['guest-photos-wedding', 'others', mostGuestPhotos],
  ] as const) {
    const met = await meet(name, []);
    await fill(met, householdId, most - 3);
    expect(await sendAtOnce(met.token, 8)).toEqual(Array.from({ length: 5 }, () => 'photo-quota'));
    const stored = await met.wedding.collection('guestPhotos').get();
    expect(stored.size).toBe(most);
    const records = await backend.firestore.collection('photos').where('weddingId', '==', met.couple.weddingId).get();
    expect(records.size).toBe(3);
    expect(await Promise.all(records.docs.map(({ id }) => store().has(id)))).toEqual([true, true, true]);
  }
});

test('a picture stays as long as somebody has it, and goes when moderators took it away', async () => {
  const { ids, wedding } = await meet('guest-photos-swept', ['2027-06-05T15:00:00Z', '2027-06-05T16:00:00Z']);
  const [stays = '', goes = ''] = await ids();
  await wedding.collection('guestPhotos').doc(goes).update({ state: 'removed' });
  await sweepPhotos(backend.firestore, store(), Date.parse('2027-06-05T15:00:00Z') + 2 * day);
  expect([await isThere(stays), await isThere(goes)]).toEqual([true, false]);
  expect((await photoRecordOf(backend.firestore, stays).get()).exists).toBe(true);
});

test('an upheld report takes a picture away from everybody for good, and moderators see what it is about', async () => {
  const { couple, call, ids, stored } = await meet('guest-photos-reported', ['2027-06-05T15:00:00Z']);
  const [id = ''] = await ids();
  const account = (await readDemoAccounts(backend.server.dataDir)).find(({ kind }) => kind === 'moderator');
  if (account === undefined) throw new Error('The demo has no moderator.');
  const { email, password } = account;
  const moderator = await signIn(backend.server.url, 'signInWithPassword', { email, password });
  const report = backend.firestore.doc('reports/of-a-guest-photo');
  await report.set({
    about: { kind: 'guest-photo', id, within: couple.weddingId },
    ...{ reason: 'private', words: '', by: 'household:w:kit', state: 'open', createdAt: Timestamp.now() },
    ...{ decidedBy: null, decidedAt: null },
  });
  const params = { id: report.id };
  const ask = async () =>
    (await callEndpoint(backend.server.url, 'reportedWords', { token: moderator.token, params })).body['reported'];
  expect(await ask()).toMatchObject({ words: '', by: 'Kit', photo: { path: `/photos/${id}` } });
  const body = { state: 'upheld', reason: 'Somebody did not want to be seen.' };
  const decided = await callEndpoint(backend.server.url, 'decideReport', { token: moderator.token, params, body });
  expect(decided.status).toBe(200);
  expect(await stored()).toEqual([{ id, state: 'removed' }]);
  expect([await ask(), await isThere(id)]).toEqual([null, false]);
  await call('decideGuestPhotos', { ids: [id], state: 'shown' });
  expect(await stored()).toEqual([{ id, state: 'removed' }]);
});
