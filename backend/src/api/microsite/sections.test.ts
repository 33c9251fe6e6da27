import { Timestamp } from 'firebase-admin/firestore';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

const publish = ({ token, weddingId }: Couple, slug: string) =>
  callEndpoint(backend.server.url, 'publishMicrosite', { token, body: { weddingId, slug } });
const visit = (slug: string) => callEndpoint(backend.server.url, 'microsite', { params: { slug } });
const visitBy = (token: string) => callEndpoint(backend.server.url, 'householdMicrosite', { params: { token } });
const below = (couple: Couple, path: string) => backend.firestore.doc(`weddings/${couple.weddingId}/${path}`);

const section = (couple: Couple, id: string, changes: object = {}) =>
  below(couple, `websiteSections/${id}`).set({
    kind: 'own',
    order: 1,
    visible: true,
    words: { en: { title: id, body: `Words of ${id}`, items: [] } },
    updatedAt: Timestamp.fromMillis(0),
    ...changes,
  });
const draft = (couple: Couple, changes: object) =>
  below(couple, 'website/site').set({
    ...{ slug: null, published: false, welcome: 'Come along', theme: 'orchard', updatedAt: Timestamp.now() },
    ...changes,
  });
const guest = (couple: Couple, id: string, invitationType: string) =>
  below(couple, `guests/${id}`).set({ name: id, head: null, contacts: { email: null }, invitationType });
const linkOf = async ({ token, weddingId }: Couple, householdId: string): Promise<string> => {
  const body = { weddingId, householdIds: [householdId] };
  const answer = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token, body });
  return (answer.body['links'] as { token: string }[])[0]?.token ?? '';
};
const idsOf = ({ body }: { body: Record<string, unknown> }): string[] =>
  (body['sections'] as { id: string }[]).map(({ id }) => id);

describe('a section that is for some', () => {
  const open = async (name: string) => {
    const couple = await backend.couple(name);
    await guest(couple, 'gran', 'day');
    await guest(couple, 'kit', 'evening');
    await section(couple, 'for-all');
    await section(couple, 'for-gran', { order: 2, audience: { kind: 'households', households: { gran: true } } });
    await section(couple, 'for-day', { order: 3, audience: { kind: 'parts', parts: ['day'] } });
    await publish(couple, name);
    return couple;
  };

  test('is in nothing that a stranger gets: not in the answer, not in the page', async () => {
    await open('for-some');
    const answer = await visit('for-some');
    expect(idsOf(answer)).toEqual(['for-all']);
    expect(JSON.stringify(answer.body)).not.toMatch(/gran|for-day/);
    const page = await (await fetch(`${backend.server.url}/uk/wedding-website/for-some`)).text();
    expect(page).toContain('Words of for-all');
    expect(page).not.toMatch(/for-gran|for-day/);
  });

  test('is shown by the link of a household that it is for, also behind a password, and to nobody says whom it is for', async () => {
    const couple = await open('for-link');
    const [gran, kit] = [await linkOf(couple, 'gran'), await linkOf(couple, 'kit')];
    await callEndpoint(backend.server.url, 'setWebsitePassword', {
      token: couple.token,
      body: { weddingId: couple.weddingId, password: 'lilac evening' },
    });
    expect(idsOf(await visitBy(gran))).toEqual(['for-all', 'for-gran', 'for-day']);
    const answer = await visitBy(kit);
    expect(idsOf(answer)).toEqual(['for-all']);
    expect(JSON.stringify(answer.body)).not.toMatch(/audience|gran/);
  });

  test('is shown by no link that was taken back, is unknown, or whose website is not there any more', async () => {
    const couple = await open('for-nobody');
    const codeOf = async (token: string) => (await visitBy(token)).body.error?.code;
    const first = await linkOf(couple, 'gran');
    const second = await linkOf(couple, 'gran');
    expect(await codeOf(first)).toBe('invitation-unknown');
    expect(await codeOf('x'.repeat(43))).toBe('invitation-unknown');
    const body = { weddingId: couple.weddingId };
    await callEndpoint(backend.server.url, 'deleteMicrosite', { token: couple.token, body });
    expect(await codeOf(second)).toBe('not-published');
  });
});

test('a part that the couple hid is not shown, whatever the draft says of it, and is back when it is shown again', async () => {
  const couple = await backend.couple('hiding');
  await draft(couple, { welcomes: { de: 'Kommt' }, palette: 'warm', lettering: 'sans' });
  await section(couple, 'a', { kind: 'welcome', visible: false });
  await section(couple, 'b', { kind: 'timeline', visible: false });
  await publish(couple, 'hidden-parts');
  expect((await visit('hidden-parts')).body).toMatchObject({ welcome: '', welcomes: {}, events: [], sections: [] });
  await section(couple, 'a', { kind: 'welcome' });
  await publish(couple, 'hidden-parts');
  expect((await visit('hidden-parts')).body).toMatchObject({
    ...{ welcome: 'Come along', welcomes: { de: 'Kommt' }, palette: 'warm', lettering: 'sans' },
    sections: [{ id: 'a', kind: 'welcome' }],
  });
});

describe('a site never names where to send money', () => {
  const gift = (title: string, link = '') => ({
    kind: 'gifts',
    words: { en: { title, body: '', items: [{ title, body: '', link }] } },
  });

  test.each([
    ['an account', gift('GB29 NWBK 6016 1331 9268 19'), 'names-bank-details'],
    [
      'an account in two lines',
      { words: { en: { title: 'Sort code 20-00-00', body: '55779911', items: [] } } },
      'names-bank-details',
    ],
    ['a page that takes money', gift('Honeymoon', 'https://paypal.me/ana'), 'asks-for-money'],
  ])('%s keeps what is published as it was', async (name, changes, code) => {
    const couple = await backend.couple(`money-${code}-${name.length}`);
    const slug = `money-${code}-${name.length}`;
    await publish(couple, slug);
    await section(couple, 'gifts', changes);
    expect(await publish(couple, slug)).toMatchObject({ status: 409, body: { error: { code } } });
    expect(idsOf(await visit(slug))).toEqual([]);
    await section(couple, 'gifts', { ...changes, visible: false });
    expect((await publish(couple, slug)).status).toBe(200);
  });

  test('the words of welcome are held to it too; a list of things is not money', async () => {
    const couple = await backend.couple('money-welcome');
    await draft(couple, { welcome: 'DE89370400440532013000' });
    expect((await publish(couple, 'money-welcome')).body.error?.code).toBe('names-bank-details');
    await draft(couple, { welcome: 'Come' });
    await section(couple, 'gifts', gift('A teapot', 'https://shop.example/list/612345678'));
    expect((await publish(couple, 'money-welcome')).status).toBe(200);
  });
});
