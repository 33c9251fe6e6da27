import { linkIn, mailsTo, mailTo } from '#testing/mail';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
const slug = 'lost-and-found';
let weddingId = '';

beforeAll(async () => {
  const couple = await backend.couple('lost');
  weddingId = couple.weddingId;
  const body = { weddingId, slug };
  await callEndpoint(backend.server.url, 'publishMicrosite', { token: couple.token, body });
  const guest = { name: 'Gran', head: null, contacts: { email: 'gran@example.com' }, address: 'Bath BA1 2AB' };
  for (const id of ['gran', 'dee'])
    await backend.firestore
      .doc(`weddings/${weddingId}/guests/${id}`)
      .set(id === 'gran' ? guest : { ...guest, name: 'Dee' });
  const links = { token: couple.token, body: { weddingId, householdIds: ['gran'] } };
  await callEndpoint(backend.server.url, 'createHouseholdLinks', links);
});

const path = `/uk/lost-invitation/${slug}`;
const ask = async (name: string, proof: string) => {
  const response = await fetch(`${backend.server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name, proof }).toString(),
  });
  return { status: response.status, text: await response.text() };
};
test('sends the link to the stored address, answers everybody alike, and stops who guesses', async () => {
  const page = await (await fetch(`${backend.server.url}${path}`)).text();
  expect(page).not.toMatch(/Gran|gran@example/);
  const plain = ({ text }: { text: string }) => text.replaceAll(/nonce[-=]"?[\w+/=]+/g, '');
  const nobody = await ask('Nobody', 'BA1 2AB');
  const uninvited = await ask('Dee', 'BA1 2AB');
  const found = await ask('gran', 'ba1 2ab');
  expect([found.status, plain(found), plain(uninvited)]).toEqual([200, plain(nobody), plain(nobody)]);
  const letter = await mailTo(backend.server, 'gran@example.com');
  expect(letter.subject).toBe('Your invitation from Ana and Lou');
  const token = /\/uk\/rsvp\/([\w-]{43})$/.exec(linkIn(letter).pathname)?.[1] ?? '';
  expect((await fetch(`${backend.server.url}/uk/rsvp/${token}`)).status).toBe(200);
  expect(await mailsTo(backend.server, 'gran@example.com')).toHaveLength(1);
  expect((await ask('', '')).status).toBe(400);
  const guesses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) guesses.push((await ask('Gran', `BA${tries} 2AB`)).status);
  expect(guesses.at(-1)).toBe(429);
});

test('a website that is not there has no such page', async () => {
  expect((await fetch(`${backend.server.url}/uk/lost-invitation/nobody-here`)).status).toBe(404);
});
