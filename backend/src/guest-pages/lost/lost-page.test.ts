import { defaultMarket } from '@posy/shared-contracts/markets';
import { sendLostLink } from '#api/households/lost/send-lost-link';
import { readWedding } from '#documents/stored-wedding';
import { type Mail } from '#mail/mail';
import { addressHash } from '#mail/post/address-hash';
import { letterPost } from '#mail/post/letter-post';
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

test('the letter is in the language that the couple chose for the household', async () => {
  const wedding = backend.firestore.doc(`weddings/${weddingId}`);
  const contacts = { email: 'dieter@example.com' };
  await wedding
    .collection('guests')
    .doc('dieter')
    .set({ name: 'Dieter', head: null, contacts, address: '10115 Berlin' });
  const madeBy: unknown = (await wedding.collection('households').doc('gran').get()).get('madeBy');
  await wedding.collection('households').doc('dieter').set({ revokedAt: null, madeBy });
  const settings = { answersUntil: null, meals: [], languages: { dieter: 'de-DE' }, updatedAt: new Date() };
  await wedding.collection('invitationSettings').doc('current').set(settings);
  const found = { weddingId, wedding: readWedding(await wedding.get()) };
  const claim = { name: 'Dieter', proof: '10115' };
  const sent: Mail[] = [];
  const parts = {
    firestore: backend.firestore,
    letters: letterPost({ firestore: backend.firestore, hash: addressHash('secret'), now: () => Date.now() }),
    sendMail: async (mail: Mail) => void sent.push(mail),
    origin: 'https://posy.example',
  };
  await sendLostLink(parts, found, { claim, market: defaultMarket });
  expect(sent.map(({ subject }) => subject)).toEqual(['Eure Einladung von Ana und Lou']);
  expect(sent[0]?.text).toMatch(/https:\/\/posy\.example\/de\/rsvp\/[\w-]{43}\s/);
});

test('a website that is not there has no such page', async () => {
  expect((await fetch(`${backend.server.url}/uk/lost-invitation/nobody-here`)).status).toBe(404);
});
