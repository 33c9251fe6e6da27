import { type Mail } from '#mail/mail';
import { addressHash } from '#mail/post/address-hash';
import { letterPost } from '#mail/post/letter-post';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { deliverGuestLetters } from './deliver-guest-letters';

const backend = testBackend();
const minute = 60_000;

/** A wedding with Gran, who has an address, and Dee, of whom nobody wrote one down. */
const meet = async (name: string) => {
  const couple = await backend.couple(name);
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  const guest = (who: string, email: string | null) => ({ name: who, head: null, contacts: { email } });
  await wedding
    .collection('guests')
    .doc('gran')
    .set(guest('Gran <b>', `${name}@example.com`));
  await wedding.collection('guests').doc('dee').set(guest('Dee', null));
  const sent: Mail[] = [];
  const world = { now: Date.now(), error: null as Error | null };
  const parts = {
    firestore: backend.firestore,
    letters: letterPost({ firestore: backend.firestore, hash: addressHash('secret'), now: () => world.now }),
    sendMail: async (mail: Mail) => {
      if (world.error !== null) throw world.error;
      sent.push(mail);
    },
    origin: 'https://posy.example',
    now: () => world.now,
    chance: () => 0.5,
    gaveUp: () => undefined,
  };
  const call = (endpoint: 'sendGuestLetters' | 'undoGuestLetters' | 'previewGuestLetter', body: object) =>
    callEndpoint(backend.server.url, endpoint, { token: couple.token, body: { weddingId: couple.weddingId, ...body } });
  return {
    ...{ couple, wedding, sent, world, call },
    send: (kind: string, householdIds: string[], words = '', more: object = {}) =>
      call('sendGuestLetters', { kind, householdIds, market: 'uk', words, ...more }),
    deliver: async (afterMs: number) => {
      world.now += afterMs;
      await deliverGuestLetters(parts);
    },
    letter: async (): Promise<unknown> =>
      (await wedding.collection('households').doc('gran').get()).get('letter.state'),
  };
};

// The server itself looks every few seconds: its letters of a minute ago are these tests' own.
test('a letter goes after a minute, in the couple’s words, with a link of its own that opens', async () => {
  const { send, deliver, sent, letter, wedding } = await meet('letter-goes');
  const { status, body } = await send('invitation', ['gran', 'dee'], 'Come & dance.\nhttp://evil.example');
  expect([status, body['queued'], body['without']]).toEqual([200, 1, ['dee']]);
  await deliver(30_000);
  expect([sent, await letter()]).toEqual([[], 'waiting']);
  await deliver(31_000);
  const [mail] = sent;
  expect(mail).toMatchObject({
    to: 'letter-goes@example.com',
    subject: 'You’re invited: Ana and Lou, Saturday, 5 June 2027',
  });
  expect(mail?.text).toContain('Come & dance.');
  expect(mail?.text).not.toContain('evil.example/');
  expect(mail?.stop).toContain('https://posy.example/');
  const token = /\/uk\/rsvp\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await fetch(`${backend.server.url}/uk/rsvp/${token}`)).status).toBe(200);
  expect(await letter()).toBe('sent');
  expect((await wedding.collection('households').doc('gran').get()).data()).toMatchObject({ sentBy: 'mail' });
  await deliver(minute);
  expect(sent).toHaveLength(1);
});

test('a reminder leaves earlier links opening; what is undone within the minute never goes', async () => {
  const { send, call, deliver, sent, letter } = await meet('letter-undone');
  await send('invitation', ['gran']);
  await deliver(61_000);
  const { body } = await send('reminder', ['gran']);
  expect((await call('undoGuestLetters', { batch: body['batch'] })).body).toEqual({ stopped: 1 });
  expect((await call('undoGuestLetters', { batch: body['batch'] })).body).toEqual({ stopped: 0 });
  expect(await letter()).toBe('sent');
  await deliver(2 * minute);
  expect(sent.map(({ subject }) => subject)).toEqual(['You’re invited: Ana and Lou, Saturday, 5 June 2027']);
  await send('reminder', ['gran']);
  await deliver(61_000);
  const tokens = sent.map(({ text }) => /\/uk\/rsvp\/([\w-]{43})/.exec(text)?.[1] ?? '');
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect((await fetch(`${backend.server.url}/uk/rsvp/${token}`)).status).toBe(200);
  expect(await letter()).toBe('sent');
});

test('a save-the-date names the day and leads to the address where the couple asks for it; it is no invitation', async () => {
  const { send, call, deliver, sent, letter, wedding } = await meet('letter-early');
  const asks = { asksAddress: true };
  const early = { householdId: 'gran', kind: 'save-the-date', market: 'uk', words: '' };
  const preview = await call('previewGuestLetter', { ...early, ...asks });
  expect(preview.body).toMatchObject({
    subject: 'Save the date: Ana and Lou, Saturday, 5 June 2027',
    action: 'Send our address',
  });
  expect((await call('previewGuestLetter', early)).body['action']).toBe('See the day');
  await send('save-the-date', ['gran'], '', asks);
  await deliver(61_000);
  await send('save-the-date', ['gran']);
  await deliver(61_000);
  const [asking, plain] = sent.map(({ text }) => text);
  expect(asking).toContain('please tell us your postal address');
  expect(plain).not.toContain('postal address');
  const [, path = ''] = /https:\/\/posy\.example(\/uk\/rsvp\/[\w-]{43}\/address)\s/.exec(asking ?? '') ?? [];
  expect(await (await fetch(`${backend.server.url}${path}`)).text()).toContain('Send our address');
  expect(plain).toMatch(/\/uk\/rsvp\/[\w-]{43}\/save-the-date\s/);
  expect(await letter()).toBe('sent');
  const household = (await wedding.collection('households').doc('gran').get()).data();
  expect(household).toMatchObject({ sentAt: null, sentBy: null, letter: { kind: 'save-the-date' } });
  await send('invitation', ['gran'], '', asks);
  await deliver(61_000);
  expect(sent[2]?.text).not.toContain('postal address');
  expect((await wedding.collection('households').doc('gran').get()).get('sentBy')).toBe('mail');
});

test('a letter is in the language that its household reads, and so is the page that it leads to', async () => {
  const { wedding, call, deliver, sent } = await meet('letter-language');
  const dee = { name: 'Dee', head: null, contacts: { email: 'letter-language-dee@example.com' } };
  await wedding.collection('guests').doc('dee').set(dee);
  const settings = { answersUntil: '2027-05-01', meals: [], languages: { gran: 'fr-FR' }, updatedAt: new Date() };
  await wedding.collection('invitationSettings').doc('current').set(settings);
  const wish = { kind: 'invitation', words: '' };
  const preview = await call('previewGuestLetter', { ...wish, householdId: 'gran' });
  expect(preview.body).toMatchObject({ subject: 'Vous êtes invités\u00a0: Ana et Lou, samedi 5 juin 2027' });
  await call('sendGuestLetters', { ...wish, householdIds: ['gran', 'dee'] });
  await deliver(61_000);
  const subjects = Object.fromEntries(sent.map(({ to, subject }) => [to, subject]));
  expect(subjects).toEqual({
    'letter-language@example.com': 'Vous êtes invités\u00a0: Ana et Lou, samedi 5 juin 2027',
    'letter-language-dee@example.com': 'You’re invited: Ana and Lou, Saturday, 5 June 2027',
  });
  const inFrench = sent.find(({ to }) => to === 'letter-language@example.com')?.text ?? '';
  const [, path = ''] = /https:\/\/posy\.example(\/fr\/rsvp\/[\w-]{43})\s/.exec(inFrench) ?? [];
  expect(await (await fetch(`${backend.server.url}${path}`)).text()).toContain('<html lang="fr-FR">');
  await call('sendGuestLetters', { kind: 'update', words: 'Kommt!', market: 'de', householdIds: ['gran'] });
  await deliver(61_000);
  expect(sent.at(-1)?.text).toContain('/de/rsvp/');
});

test('a household that is invited is asked for its address too, in a letter about nothing else', async () => {
  const { send, call, deliver, sent } = await meet('letter-asks');
  await send('invitation', ['gran']);
  await deliver(61_000);
  const asks = { kind: 'update', asksAddress: true };
  const preview = await call('previewGuestLetter', { ...asks, householdId: 'gran', market: 'uk', words: '' });
  expect(preview.body).toMatchObject({
    subject: 'Where does post reach you? Ana and Lou would love to know',
    lines: ['Dear Gran b,', 'So that post from us reaches you, please tell us your postal address.', 'Ana and Lou'],
    action: 'Send our address',
  });
  await send('update', ['gran'], '', { asksAddress: true });
  await deliver(61_000);
  expect(sent[1]?.text).toMatch(/\/uk\/rsvp\/[\w-]{43}\/address\s/);
});

test('an address that a mail server does not know has bounced; a server that is away is tried again', async () => {
  const { send, deliver, sent, letter, world } = await meet('letter-bounces');
  world.error = Object.assign(new Error('No such user letter-bounces@example.com'), { responseCode: 451 });
  await send('invitation', ['gran']);
  await deliver(61_000);
  expect(await letter()).toBe('waiting');
  world.error = null;
  await deliver(5 * minute);
  expect([sent.length, await letter()]).toEqual([1, 'sent']);
  world.error = Object.assign(new Error('No such user letter-bounces@example.com'), { responseCode: 550 });
  await send('update', ['gran'], 'The bus leaves at 13:00.');
  await deliver(61_000);
  expect(await letter()).toBe('bounced');
  const stored = await backend.firestore.collection('guestLetters').where('state', '==', 'dead').get();
  expect(JSON.stringify(stored.docs.map((one) => one.data()))).not.toContain('@example.com');
});

test('the preview is the letter; nobody but who may edit guests writes, and what they wrote ends with their access', async () => {
  const { couple, call, send, deliver, sent, wedding } = await meet('letter-preview');
  const shown = await call('previewGuestLetter', { householdId: 'gran', kind: 'invitation', market: 'de', words: '' });
  expect(shown.body).toMatchObject({ to: 'letter-preview@example.com', action: 'Antworten' });
  expect(JSON.stringify(shown.body)).toContain('Hallo Gran b,');
  const stranger = await backend.couple('letter-stranger');
  const body = { weddingId: couple.weddingId, householdIds: ['gran'], kind: 'update', market: 'uk', words: '' };
  const refused = await callEndpoint(backend.server.url, 'sendGuestLetters', { token: stranger.token, body });
  expect(refused.body.error?.code).toBe('not-a-member');
  await send('invitation', ['gran']);
  await wedding.update({ roles: { [stranger.uid]: 'owner' } });
  await deliver(61_000);
  expect(sent).toEqual([]);
});

test('somebody whose own address nobody confirmed writes to few', async () => {
  const couple = await backend.couple('letter-few');
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  const householdIds = Array.from({ length: 6 }, (_, index) => `g${index}`);
  for (const id of householdIds)
    await wedding
      .collection('guests')
      .doc(id)
      .set({ name: id, head: null, contacts: { email: `${id}@example.com` } });
  const body = { weddingId: couple.weddingId, householdIds, kind: 'invitation', market: 'uk', words: '' };
  const refused = await callEndpoint(backend.server.url, 'sendGuestLetters', { token: couple.token, body });
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'letters-used-up']);
});
