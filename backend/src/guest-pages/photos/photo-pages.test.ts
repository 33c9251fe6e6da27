import { websiteConstants } from '@posy/shared-contracts/constants';
import { Timestamp } from 'firebase-admin/firestore';
import { plainReads } from '#documents/reads';
import { attributesOf, parsePage, textOf } from '#pages/testing/parsed-page';
import { countPhotosOf } from '#photos/photo-records';
import { type Couple } from '#testing/people';
import { phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let picture: Buffer;
beforeAll(async () => {
  picture = await phonePhoto();
});

/** A wedding that takes pictures, with two households and their pages. */
const meet = async (name: string, takesPhotos = true) => {
  const couple: Couple = await backend.couple(name);
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  for (const id of ['kit', 'gran'])
    await wedding
      .collection('guests')
      .doc(id)
      .set({ name: id, head: null, contacts: { email: null } });
  const settings = { answersUntil: null, meals: [], takesPhotos, updatedAt: Timestamp.fromMillis(0) };
  await wedding.collection('invitationSettings').doc('current').set(settings);
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', {
    token: couple.token,
    body: { weddingId: couple.weddingId, householdIds: ['kit', 'gran'] },
  });
  const pageOf = (id: string): string => {
    const links = made.body['links'] as { householdId: string; token: string }[];
    return `/uk/rsvp/${links.find(({ householdId }) => householdId === id)?.token ?? ''}/photos`;
  };
  return {
    ...{ couple, wedding, kit: pageOf('kit'), gran: pageOf('gran') },
    stored: async () =>
      (await wedding.collection('guestPhotos').get()).docs.map((one) => ({ ...one.data(), id: one.id })),
    decide: (ids: string[], state: string) =>
      callEndpoint(backend.server.url, 'decideGuestPhotos', {
        token: couple.token,
        body: { weddingId: couple.weddingId, ids, state },
      }),
  };
};

const at = (path: string, init: RequestInit = {}) =>
  fetch(`${backend.server.url}${path}`, { redirect: 'manual', ...init });
const read = async (path: string): Promise<string> => (await at(path)).text();
/** Sends a picture as a browser without script does. */
const send = (path: string, file: Buffer = picture, headers: Record<string, string> = {}) => {
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(file)]), 'day.jpg');
  return at(path, { method: 'POST', body, headers });
};
const press = (path: string, fields: Record<string, string> = {}) =>
  at(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const idOf = (photos: readonly { id: string }[]): string => photos[0]?.id ?? '';

test('a guest without script sends a picture; only they and the couple see it until the couple shows it to all', async () => {
  const { kit, gran, stored, decide } = await meet('photos-sent');
  const sent = await send(kit);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${kit}?sent=1`]);
  const photos = await stored();
  const id = idOf(photos);
  expect(photos).toEqual([
    expect.objectContaining({ householdId: 'kit', state: 'new', path: `/photos/${id}`, portrait: true }),
  ]);
  expect(await read(`${kit}?sent=1`)).toContain('Thank you, your picture is there.');
  expect((await at(`/photos/${id}/320`)).status).toBe(200);
  expect(await read(kit)).toContain(id);
  expect(await read(gran)).not.toContain(id);
  expect((await decide([id], 'shown')).status).toBe(200);
  expect(await read(gran)).toContain(id);
  expect(await read(kit)).toContain('All guests see it');
  await decide([id], 'hidden');
  expect(await read(gran)).not.toContain(id);
  expect(await read(kit)).toContain('Only you and the couple see it');
});

test('a household deletes its own pictures, and no others', async () => {
  const { kit, gran, stored, decide } = await meet('photos-own');
  await send(kit);
  const id = idOf(await stored());
  await decide([id], 'shown');
  expect((await press(`${gran}/${id}/remove`)).status).toBe(400);
  expect(await stored()).toHaveLength(1);
  expect((await press(`${kit}/${id}/remove`)).status).toBe(303);
  expect(await stored()).toEqual([]);
  expect((await at(`/photos/${id}/320`)).status).toBe(404);
  expect((await press(`${kit}/${id}/remove`)).status).toBe(303);
});

test('nothing, no picture, and one from another site are refused in words; where none are taken, none arrives', async () => {
  const { kit, stored } = await meet('photos-refused');
  const none = await send(kit, Buffer.alloc(0));
  expect([none.status, await none.text()]).toEqual([
    400,
    expect.stringContaining('Please choose a picture first.') as unknown,
  ]);
  const text = await send(kit, Buffer.from('no picture at all'));
  expect([text.status, await text.text()]).toEqual([
    415,
    expect.stringContaining('This isn’t a picture that we can read.') as unknown,
  ]);
  expect((await send(kit, picture, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  expect(await stored()).toEqual([]);
  const closed = await meet('photos-closed', false);
  expect(parsePage(await read(closed.kit)).named('form')).toEqual([]);
  expect((await send(closed.kit)).status).toBe(409);
  expect(await closed.stored()).toEqual([]);
  expect(await read(closed.kit.replace('/photos', ''))).not.toContain('/photos"');
  expect(await read(kit.replace('/photos', ''))).toContain(`${kit}"`);
});

test('a household sends so many and no more, and its pictures take no room from the couple’s own', async () => {
  const { couple, kit, wedding, stored } = await meet('photos-full');
  const batch = backend.firestore.batch();
  for (let index = 0; index < websiteConstants.mostHouseholdPhotos; index += 1) {
    const id = `${index}`.padStart(32, 'x');
    batch.set(wedding.collection('guestPhotos').doc(id), { householdId: 'kit', state: 'hidden' });
  }
  for (const [id, purpose] of [
    ['a-guest’s', 'guest'],
    ['a-note’s', 'note'],
  ] as const)
    batch.set(backend.firestore.doc(`photos/${id}`), { purpose, weddingId: couple.weddingId });
  await batch.commit();
  const full = await send(kit);
  expect([full.status, await full.text()]).toEqual([409, expect.stringContaining('as many pictures') as unknown]);
  expect(await stored()).toHaveLength(websiteConstants.mostHouseholdPhotos);
  expect(await countPhotosOf(backend.firestore, plainReads, couple.weddingId)).toBe(1);
});

test('pictures that found no room are counted, with the reason', async () => {
  const { kit, wedding } = await meet('photos-left');
  const left = (query: string) => read(`${kit}?${query}`);
  expect(await left('sent=4&failed=0&left=5')).toContain(
    '5 pictures weren’t taken. That’s as many pictures as can be kept here.',
  );
  expect(await left('left=0')).not.toContain('weren’t taken');
  const photo = { householdId: 'kit', state: 'hidden', portrait: true, createdAt: Timestamp.fromMillis(0) };
  const batch = backend.firestore.batch();
  for (let index = 0; index < websiteConstants.mostHouseholdPhotos; index += 1) {
    const id = `${index}`.padStart(32, 'x');
    batch.set(wedding.collection('guestPhotos').doc(id), { ...photo, path: `/photos/${id}`, width: 4, height: 3 });
  }
  await batch.commit();
  expect(await left('left=140')).toContain(
    `140 pictures weren’t taken. There’s room here for ${websiteConstants.mostHouseholdPhotos} of yours.`,
  );
  await wedding.collection('invitationSettings').doc('current').update({ takesPhotos: false });
  expect(await left('left=1')).toContain('One picture wasn’t taken. No pictures can be sent at the moment.');
});

test('a guest reports a picture that all see; it reaches the moderators once, with its wedding', async () => {
  const { couple, kit, gran, stored, decide } = await meet('photos-reported');
  await send(kit);
  const id = idOf(await stored());
  expect((await press(`${gran}/${id}/report`, { reason: 'private' })).status).toBe(400);
  await decide([id], 'shown');
  for (const _once of [1, 2]) {
    const reported = await press(`${gran}/${id}/report`, { reason: 'private' });
    expect([reported.status, reported.headers.get('location')]).toEqual([303, `${gran}?reported=yes`]);
  }
  expect(await read(`${gran}?reported=yes`)).toContain('We’ll look at the picture.');
  const reports = await backend.firestore.collection('reports').where('about.id', '==', id).get();
  expect(reports.docs.map((one) => one.data())).toEqual([
    expect.objectContaining({
      about: { kind: 'guest-photo', id, within: couple.weddingId },
      ...{ reason: 'private', state: 'open' },
    }),
  ]);
});

test('the page has words for every field and picture, in every language, and no link that is none opens it', async () => {
  const { couple, kit, stored, decide } = await meet('photos-words');
  await send(kit);
  await decide([idOf(await stored())], 'shown');
  for (const market of ['uk', 'us', 'de', 'fr']) {
    const page = parsePage(await read(kit.replace('/uk/', `/${market}/`)));
    for (const one of [...page.named('button'), ...page.named('label'), ...page.named('h2')])
      expect(textOf(one).trim()).not.toBe('');
    const pictures = page
      .named('img')
      .map(attributesOf)
      .filter(({ src }) => src?.startsWith('/photos/'));
    expect(pictures.map(({ alt }) => alt !== '')).toEqual([true, true]);
  }
  const body = { weddingId: couple.weddingId, householdIds: ['kit'] };
  await callEndpoint(backend.server.url, 'revokeHouseholdLinks', { token: couple.token, body });
  expect([(await at(kit)).status, (await send(kit)).status]).toEqual([404, 404]);
});
