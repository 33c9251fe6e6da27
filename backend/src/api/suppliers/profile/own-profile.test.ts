import { join } from 'node:path';
import { type OwnProfile, type SupplierProfile } from '@posy/shared-contracts/entities';
import { diskFileStore } from '#files/disk-file-store';
import { createPerson, type Person, speakFor } from '#testing/people';
import { halves, phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';
import { sweepSupplierPhotos } from './supplier-photos';

const backend = testBackend({ suppliers: 120 });
const known: string[] = [];
let made = 0;

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 60 } });
  const suppliers = found.body['results'] as { id: string; type: string }[];
  // The demo's people speak for one of each of these two.
  known.push(...suppliers.filter(({ type }) => !['photographers', 'video'].includes(type)).map(({ id }) => id));
});

type Owner = Person & { supplierId: string };
const owner = async (name: string): Promise<Owner> => {
  made += 1;
  const person = await createPerson(backend.server, `${name}-${made}`);
  const supplierId = known[made] ?? '';
  await speakFor(backend.firestore, person, supplierId, name);
  await backend.accounts.mark(person.uid, 'supplier');
  const { token } = await signIn(backend.server.url, 'signInWithPassword', person);
  return { ...person, token, supplierId };
};
const call = (by: Person, name: Parameters<typeof callEndpoint>[1], body: object) =>
  callEndpoint(backend.server.url, name, { token: by.token, body: { ...body } });
const code = (answer: { body: { error?: { code?: string } } }) => answer.body.error?.code;
interface OwnProfileAnswer {
  own: OwnProfile;
  published: OwnProfile;
  revision: number;
  faults: object[];
  changed: string[];
  preview: SupplierProfile;
  log: { by: string; changed: string[] }[];
}
const read = async ({ supplierId, ...by }: Owner): Promise<OwnProfileAnswer> =>
  (await call(by, 'ownProfile', { supplierId })).body as unknown as OwnProfileAnswer;
const publicPage = async ({ supplierId }: Owner): Promise<SupplierProfile> =>
  (await callEndpoint(backend.server.url, 'supplier', { params: { id: supplierId } }))
    .body as unknown as SupplierProfile;
const upload = (by: Owner, file: Buffer) =>
  callEndpoint(backend.server.url, 'uploadSupplierPhoto', {
    token: by.token,
    body: { supplierId: by.supplierId },
    file,
  });
const photos = () => diskFileStore(join(backend.server.dataDir, 'supplier-photos'));

/** Asks again until it is so: every server hears of a change through the database. */
const until = async (isSo: () => Promise<boolean>): Promise<number> => {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > 10_000) throw new Error('It did not come.');
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
  return Date.now() - began;
};

test('a draft is seen by nobody else; published, page and search have it, and the log says who and what [32]', async () => {
  const ada = await owner('ada');
  const { own, revision } = await read(ada);
  const { supplierId } = ada;
  const words = { ...own, description: 'We keep zebrafinches in the orangery.\nAnd a piano.' };
  const saved = await call(ada, 'saveOwnProfile', { supplierId, revision, own: words });
  expect(saved.body).toMatchObject({
    ...{ revision: revision + 1, faults: [], changed: ['description'] },
    preview: { id: supplierId, description: ['We keep zebrafinches in the orangery.', 'And a piano.'] },
  });
  expect((await read(ada)).own.description).toBe(words.description);
  expect((await publicPage(ada)).description).not.toEqual(['We keep zebrafinches in the orangery.', 'And a piano.']);
  const published = await call(ada, 'publishOwnProfile', { supplierId, revision: revision + 1, own: words });
  expect(published.body).toMatchObject({ revision: revision + 2, changed: [] });
  const found = async (): Promise<boolean> => {
    const { body } = await callEndpoint(backend.server.url, 'searchSuppliers', {
      body: { countryCode: 'GB', text: 'zebrafinches' },
    });
    return (body['results'] as { id: string }[])[0]?.id === supplierId;
  };
  await until(found);
  expect((await publicPage(ada)).description[0]).toBe('We keep zebrafinches in the orangery.');
  expect((await read(ada)).log).toEqual([{ at: expect.any(String), by: 'ada', changed: ['description'] }]);
});

test('packages, offers, questions, features and facts become what couples see, with the least as the price [32]', async () => {
  const ada = await owner('ada');
  const { own, revision, preview } = await read(ada);
  const { supplierId } = ada;
  const body = (await call(ada, 'ownProfile', { supplierId })).body as unknown as {
    features: { key: string; label: string }[];
  };
  const [feature] = body.features;
  const wanted: OwnProfile = {
    ...own,
    packages: [
      { name: 'Whole day', includes: ['Ten hours', 'Two of us'], price: 210_000, unit: 'per-day' },
      { name: 'Half a day', includes: [], price: 120_000, unit: 'per-day' },
      { name: 'Not yet', includes: [], price: null, unit: 'total' },
    ],
    saturday: 250_000,
    offers: [{ title: 'Fridays for less', endsOn: '2099-12-31' }],
    questions: [{ question: 'And when it rains?', answer: 'We bring a tent.' }],
    features: [feature?.key ?? ''],
    facts: { stepFree: true },
  };
  await call(ada, 'publishOwnProfile', { supplierId, revision, own: wanted });
  await until(async () => (await publicPage(ada)).packages.length === 2);
  expect(await publicPage(ada)).toMatchObject({
    price: { from: { amount: 120_000, currency: preview.price?.from.currency ?? 'GBP' }, unit: 'per-day' },
    saturdayPrice: { amount: 250_000 },
    packages: [{ name: 'Whole day', description: 'Ten hours and Two of us' }, { name: 'Half a day' }],
    offers: [{ title: 'Fridays for less' }],
    questions: [{ question: 'And when it rains?', answer: 'We bring a tent.' }],
    features: [feature?.label],
    facts: { stepFree: true },
  });
});

test('a rule for closed days leaves the supplier out of lists on them, within a second, but for an exception [32]', async () => {
  const ada = await owner('ada');
  const { own, revision, preview } = await read(ada);
  const { supplierId } = ada;
  const [monday, exception, tuesday] = ['2027-06-07', '2027-06-14', '2027-06-08'];
  const exceptionDay = { day: exception, state: 'free', until: null, updatedAt: new Date().toISOString() };
  await backend.firestore.doc(`suppliers/${supplierId}/busyDays/${exception}`).set(exceptionDay);
  const isListedOn = async (freeOn: string): Promise<boolean> => {
    const { body } = await callEndpoint(backend.server.url, 'searchSuppliers', {
      body: { countryCode: 'GB', text: preview.name, freeOn, size: 60 },
    });
    return (body['results'] as { id: string }[]).some(({ id }) => id === supplierId);
  };
  const closed = { weekdays: [1], months: [2] };
  const published = await call(ada, 'publishOwnProfile', { supplierId, revision, own: { ...own, closed } });
  expect(published.body).toMatchObject({ changed: [], preview: { closed } });
  await until(async () => !(await isListedOn(monday)) && !(await isListedOn('2028-02-01')));
  expect([await isListedOn(tuesday), await isListedOn(exception)]).toEqual([true, true]);
  const page = await publicPage(ada);
  expect(page.closed).toEqual(closed);
  expect(page.busyDays).toEqual(expect.arrayContaining([monday, '2028-02-01']));
  expect([tuesday, exception].filter((day) => page.busyDays?.includes(day))).toEqual([]);
  const { closed: _closed, ...olderWords } = own;
  await call(ada, 'publishOwnProfile', { supplierId, revision: revision + 1, own: olderWords });
  expect((await read(ada)).published.closed).toEqual(closed);
  const opened = { ...own, closed: { weekdays: [], months: [] } };
  await call(ada, 'publishOwnProfile', { supplierId, revision: revision + 2, own: opened });
  await until(async () => isListedOn(monday));
  expect((await publicPage(ada)).closed).toBeUndefined();
});

test('what is no text, past, unknown or said twice is named, and not published [32]', async () => {
  const ada = await owner('ada');
  const { own, revision } = await read(ada);
  const { supplierId } = ada;
  const faulty: OwnProfile = {
    ...own,
    description: '<script>alert(1)</script>',
    offers: [{ title: 'Old', endsOn: '2020-01-01' }],
    features: ['no-such-thing'],
    packages: [
      { name: 'Day', includes: [], price: 1, unit: 'total' },
      { name: 'Day', includes: [], price: 2, unit: 'total' },
    ],
    questions: [{ question: 'Why?', answer: '' }],
    photos: [{ seed: 'photo_of-somebody-else', label: 'Ours', portrait: false }],
  };
  const saved = await call(ada, 'saveOwnProfile', { supplierId, revision, own: faulty });
  expect(saved.body['faults']).toEqual([
    { path: 'description', fault: 'no-text' },
    { path: 'packages.1', fault: 'twice' },
    { path: 'offers.0.endsOn', fault: 'past' },
    { path: 'questions.0.answer', fault: 'missing' },
    { path: 'features.0', fault: 'unknown' },
    { path: 'photos.0', fault: 'unknown' },
  ]);
  expect(code(await call(ada, 'publishOwnProfile', { supplierId, revision: revision + 1, own: faulty }))).toBe(
    'profile-faulty',
  );
});

test('nobody reads or writes another supplier’s draft, and a change of an older one is refused with a reason [32]', async () => {
  const [ada, ben] = [await owner('ada'), await owner('ben')];
  const { own, revision } = await read(ada);
  const { supplierId } = ada;
  const body = { supplierId, revision, own };
  expect(code(await call(ben, 'ownProfile', { supplierId }))).toBe('not-a-speaker');
  expect(code(await call(ben, 'saveOwnProfile', body))).toBe('not-a-speaker');
  expect(code(await call(ben, 'publishOwnProfile', body))).toBe('not-a-speaker');
  expect(code(await upload({ ...ben, supplierId }, await phonePhoto()))).toBe('not-a-speaker');
  const first = { ...body, own: { ...own, managerMessage: 'Come by.' } };
  expect((await call(ada, 'saveOwnProfile', first)).status).toBe(200);
  expect(code(await call(ada, 'saveOwnProfile', body))).toBe('profile-changed');
  expect((await read(ada)).own.managerMessage).toBe('Come by.');
});

test('a photo is packed anew, shown once its draft is public, and goes with its traces [32]', async () => {
  const ada = await owner('ada');
  const { supplierId } = ada;
  expect(code(await upload(ada, Buffer.from('<html>')))).toBe('photo-type');
  expect(code(await upload(ada, (await phonePhoto(1200, 900)).subarray(0, 2000)))).toBe('photo-unreadable');
  expect(code(await upload(ada, await (await halves(80, 60)).png().toBuffer()))).toBe('photo-too-small');
  const { body: photo } = await upload(ada, await phonePhoto(1200, 900));
  expect(photo).toMatchObject({ width: 900, height: 1200, portrait: true });
  const seed = String(photo['seed']);
  const { own, revision } = await read(ada);
  const untold = { ...own, photos: [{ seed, label: '', portrait: true }, ...own.photos] };
  const saved = await call(ada, 'saveOwnProfile', { supplierId, revision, own: untold });
  expect(saved.body['faults']).toEqual([{ path: 'photos.0.label', fault: 'missing' }]);
  const described = { ...own, photos: [{ seed, label: 'The hall at dusk', portrait: true }, ...own.photos] };
  await call(ada, 'publishOwnProfile', { supplierId, revision: revision + 1, own: described });
  await until(async () => (await publicPage(ada)).picture.seed === seed);
  expect((await publicPage(ada)).pictures[0]).toMatchObject({ seed, label: 'The hall at dusk', portrait: true });
  const address = `${backend.server.url}/pictures/${(await publicPage(ada)).type}/${seed}/4x3/640.webp`;
  expect((await fetch(address)).status).toBe(200);
  await call(ada, 'publishOwnProfile', { supplierId, revision: revision + 2, own });
  expect([await photos().has(seed), (await fetch(address)).status]).toEqual([false, 404]);
  expect((await backend.firestore.doc(`supplierPhotos/${seed}`).get()).exists).toBe(false);
});

test('an upload that nothing names is swept, one that a draft names stays [32]', async () => {
  const ada = await owner('ada');
  const { supplierId } = ada;
  const [named, left] = await Promise.all(
    [phonePhoto(1200, 900), phonePhoto(1000, 800)].map(async (file) =>
      String((await upload(ada, await file)).body['seed']),
    ),
  );
  const { own, revision } = await read(ada);
  const photo = { seed: named ?? '', label: 'The hall', portrait: true };
  await call(ada, 'saveOwnProfile', { supplierId, revision, own: { ...own, photos: [photo, ...own.photos] } });
  const later = Date.now() + 8 * 86_400_000;
  expect(await sweepSupplierPhotos(backend.firestore, photos(), later)).toBe(1);
  expect([await photos().has(named ?? ''), await photos().has(left ?? '')]).toEqual([true, false]);
});
