import { calendarEvents } from '#testing/parse-calendar';
import { createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend({ suppliers: 120 });
const known: string[] = [];
let made = 0;

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 60 } });
  const suppliers = found.body['results'] as { id: string; type: string }[];
  // The demo's people speak for one of each of these two.
  known.push(...suppliers.filter(({ type }) => !['photographers', 'video'].includes(type)).map(({ id }) => id));
});

/** Somebody who speaks for a supplier of their own. */
const owner = async (name: string): Promise<Person & { supplierId: string }> => {
  made += 1;
  const person = await createPerson(backend.server, `${name}-${made}`);
  const supplierId = known[made] ?? '';
  await speakFor(backend.firestore, person, supplierId, name);
  await backend.accounts.mark(person.uid, 'supplier');
  const { token } = await signIn(backend.server.url, 'signInWithPassword', person);
  return { ...person, token, supplierId };
};
const call = (person: Person, name: Parameters<typeof callEndpoint>[1], body: object) =>
  callEndpoint(backend.server.url, name, { token: person.token, body: { ...body } });
const code = (answer: { body: { error?: { code?: string } } }) => answer.body.error?.code;
const file = (...lines: string[]): Buffer =>
  Buffer.from(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'));
const nextYear = new Date().getFullYear() + 1;

test('a calendar file says which days it takes, stores nothing, and is refused with its reason [32]', async () => {
  const ada = await owner('ada');
  const read = (bytes: Buffer, by: Person = ada) =>
    callEndpoint(backend.server.url, 'readSupplierCalendar', {
      token: by.token,
      body: { supplierId: ada.supplierId },
      file: bytes,
    });
  const wedding = file(
    'UID:a',
    'SUMMARY:Mia and Noah',
    `DTSTART;VALUE=DATE:${nextYear}0605`,
    `DTEND;VALUE=DATE:${nextYear}0607`,
  );
  const days = ['05', '06'].map((day) => ({ day: `${nextYear}-06-${day}`, isShort: false }));
  const answer = await read(wedding);
  expect(answer.body).toEqual({ entries: 1, free: 0, days });
  expect((await backend.firestore.collection(`suppliers/${ada.supplierId}/busyDays`).get()).empty).toBe(true);
  expect(code(await read(Buffer.from('%PDF-1.7')))).toBe('calendar-unreadable');
  expect(code(await read(Buffer.alloc(3 * 1024 * 1024, 'BEGIN:VCALENDAR\n')))).toBe('calendar-too-large');
  expect(code(await read(Buffer.alloc(11 * 1024 * 1024)))).toBe('calendar-too-large');
  expect(code(await read(file('UID:a', 'DTSTART:20270101T000000', 'RRULE:FREQ=SECONDLY')))).toBe('calendar-too-many');
  const ben = await owner('ben');
  expect(code(await read(wedding, ben))).toBe('not-a-speaker');
});

test('a feed has what the supplier says of its days, without what came from elsewhere, and ends with its maker [32]', async () => {
  const [ada, ben] = [await owner('ada'), await owner('ben')];
  const { firestore } = backend;
  const say = (day: string, fields: object) =>
    firestore
      .doc(`suppliers/${ada.supplierId}/busyDays/${day}`)
      .set({ day, state: 'busy', until: null, updatedAt: new Date(), ...fields });
  await say(`${nextYear}-06-05`, {});
  await say(`${nextYear}-06-06`, { calendars: ['mine'] });
  await say(`${nextYear}-06-07`, { state: 'free' });
  await say(`${nextYear}-06-08`, { state: 'held', until: `${nextYear}-05-01` });
  await say(`${nextYear}-06-09`, { state: 'held', until: '2026-01-01' });
  await firestore.doc('conversations/feed-1').set({
    ...{ supplierId: ada.supplierId, coupleName: 'Ife and Jonah', memberUids: [] },
    answers: { date: { day: `${nextYear}-06-08`, answer: 'held', heldUntil: `${nextYear}-05-01` } },
  });
  const body = { supplierId: ada.supplierId };
  expect(code(await call(ben, 'createSupplierFeed', { ...body, market: 'uk' }))).toBe('not-a-speaker');
  const first = String((await call(ada, 'createSupplierFeed', { ...body, market: 'uk' })).body['url']);
  const { url } = (await call(ada, 'createSupplierFeed', { ...body, market: 'uk' })).body as { url: string };
  expect((await fetch(first)).status).toBe(404);
  const shown = async (): Promise<object[]> =>
    calendarEvents(await (await fetch(url)).text()).map(({ SUMMARY, DESCRIPTION = null }) => ({
      SUMMARY,
      DESCRIPTION,
    }));
  expect(await shown()).toEqual([
    { SUMMARY: 'Taken', DESCRIPTION: null },
    { SUMMARY: 'Held for Ife and Jonah', DESCRIPTION: `Until 1 May ${nextYear}` },
  ]);
  expect((await call(ada, 'readSupplierFeed', body)).body).toMatchObject({ feed: { createdAt: expect.any(String) } });
  expect(code(await call(ben, 'readSupplierFeed', body))).toBe('not-a-speaker');
  await firestore.doc(`suppliers/${ada.supplierId}`).update({ owners: { [ben.uid]: 'owner' } });
  expect((await fetch(url)).status).toBe(404);
  await firestore.doc(`suppliers/${ada.supplierId}`).update({ owners: { [ada.uid]: 'owner' } });
  expect((await fetch(url)).status).toBe(200);
  await call(ada, 'revokeSupplierFeed', body);
  expect((await fetch(url)).status).toBe(404);
  expect((await call(ada, 'readSupplierFeed', body)).body).toEqual({ feed: null });
});
