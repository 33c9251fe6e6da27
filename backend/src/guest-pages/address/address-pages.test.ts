import { parsePage, textOf } from '#pages/testing/parsed-page';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let ana: Couple;
const below = (path: string) => backend.firestore.doc(`weddings/${ana.weddingId}/${path}`);

beforeAll(async () => {
  ana = await backend.couple('address-pages');
});

/** The address of a household's link. */
const linkOf = async (id: string, changes: object = {}): Promise<string> => {
  await below(`guests/${id}`).set({ name: 'Kit', head: null, contacts: { email: null }, ...changes });
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', {
    token: ana.token,
    body: { weddingId: ana.weddingId, householdIds: [id] },
  });
  return `rsvp/${(made.body['links'] as { token: string }[])[0]?.token ?? ''}`;
};
const read = async (path: string) => {
  const response = await fetch(`${backend.server.url}${path}`);
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const post = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ address }).toString(),
  });
/** The text in the page's field; null on a page without it. */
const fieldOf = (text: string): string | null => {
  const [field] = parsePage(text).named('textarea');
  return field === undefined ? null : textOf(field).trim();
};

test('a guest without script gives the address, sees it, and corrects it; the guest list has it', async () => {
  const path = `/uk/${await linkOf('new')}/address`;
  const page = await read(path);
  expect([page.status, fieldOf(page.text)]).toEqual([200, '']);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const sent = await post(path, '1 Hill Road\r\nBath <BA1 2AB>');
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?sent=yes`]);
  expect((await below('guests/new').get()).get('address')).toBe('1 Hill Road\nBath <BA1 2AB>');
  const thanks = await read(`${path}?sent=yes`);
  expect(thanks.text).toContain('Thank you for your address');
  expect(thanks.text).toContain('Bath &lt;BA1 2AB&gt;');
  expect(fieldOf((await read(path)).text)).toBe('1 Hill Road\nBath <BA1 2AB>');
  await post(path, '2 Lane, Bath');
  expect((await below('guests/new').get()).get('address')).toBe('2 Lane, Bath');
});

test('what the couple wrote is shown to be corrected, and stays on the list when it is', async () => {
  const path = `/uk/${await linkOf('noted', { address: '1 Hill' })}/address`;
  expect(fieldOf((await read(path)).text)).toBe('1 Hill');
  expect((await post(path, '2 Lane')).status).toBe(303);
  expect((await below('guests/noted').get()).get('address')).toBe('1 Hill');
  expect((await read(`${path}?sent=yes`)).text).toContain('2 Lane');
});

test('nothing, too much and a form of another site are refused, with all that was typed', async () => {
  const path = `/uk/${await linkOf('refused')}/address`;
  const empty = await post(path, '  ');
  expect([empty.status, await empty.text()]).toEqual([
    400,
    expect.stringContaining('Please write your address first.') as unknown,
  ]);
  const long = await post(path, 'x'.repeat(501));
  const again = await long.text();
  expect([long.status, fieldOf(again)]).toEqual([400, 'x'.repeat(501)]);
  expect((await post(path, '1 Hill', { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  expect((await below('guests/refused').get()).get('address')).toBeUndefined();
});

test.each([
  ['uk', 'Save the date', 'Saturday, 5 June 2027', 'Your postal address'],
  ['us', 'Save the date', 'Saturday, June 5, 2027', 'Your mailing address'],
  ['de', 'Haltet euch den Tag frei', 'Samstag, 5. Juni 2027', 'Eure Postadresse'],
  ['fr', 'Réservez la date', 'samedi 5 juin 2027', 'Votre adresse postale'],
])('in %s the day before the invitation is one to keep, and leads to the address', async (market, title, day, way) => {
  const link = await linkOf(`day-${market}`);
  const { status, text } = await read(`/${market}/${link}/save-the-date`);
  expect(status).toBe(200);
  for (const part of [title, day, way, `/${market}/${link}/calendar.ics`]) expect(text).toContain(part);
  // Only the invitation's own page says that a household looked.
  expect(text).not.toContain('/opened');
  expect((await below(`households/day-${market}`).get()).get('openedAt')).toBeNull();
  expect((await read(`/${market}/${link}`)).text).toContain(`/${market}/${link}/address`);
});

test('a link that is none opens neither page', async () => {
  const link = await linkOf('gone');
  const body = { weddingId: ana.weddingId, householdIds: ['gone'] };
  await callEndpoint(backend.server.url, 'revokeHouseholdLinks', { token: ana.token, body });
  for (const page of ['save-the-date', 'address']) expect((await read(`/uk/${link}/${page}`)).status).toBe(404);
  expect((await post(`/uk/${link}/address`, '1 Hill')).status).toBe(404);
});

test('a page leads to the website in its own language where the couple writes in that', async () => {
  const link = await linkOf('reader');
  const body = { weddingId: ana.weddingId, slug: 'two-languages' };
  const draft = { slug: null, published: false, welcome: 'Come', languages: ['en', 'de'], theme: 'orchard' };
  await below('website/site').set({ ...draft, updatedAt: new Date() });
  expect((await callEndpoint(backend.server.url, 'publishMicrosite', { token: ana.token, body })).status).toBe(200);
  const website = async (market: string): Promise<string | undefined> =>
    /href="([^"]*wedding-website[^"]*)"/.exec((await read(`/${market}/${link}/save-the-date`)).text)?.[1];
  expect(await website('uk')).toBe('/uk/wedding-website/two-languages');
  expect(await website('de')).toBe('/de/wedding-website/two-languages?language=de');
  expect(await website('fr')).toBe('/fr/wedding-website/two-languages');
});
