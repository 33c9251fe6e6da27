import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

/** A household of two, whose head the couple noted at an address, and its link. */
const meet = async (name: string, address = '') => {
  const couple = await backend.couple(name);
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  const guest = (id: string) => wedding.collection('guests').doc(id);
  await guest('kit').set({ name: 'Kit', head: null, contacts: { email: null }, address, notes: 'Owes us ten pounds' });
  await guest('rav').set({ name: 'Rav', head: 'kit', contacts: { email: null } });
  const links = async (): Promise<string> => {
    const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', {
      token: couple.token,
      body: { weddingId: couple.weddingId, householdIds: ['kit'], besideEarlier: true },
    });
    return (made.body['links'] as { token: string }[])[0]?.token ?? '';
  };
  const token = await links();
  return {
    ...{ couple, wedding, guest, links, token },
    give: (text: string) =>
      callEndpoint(backend.server.url, 'giveAddress', { params: { token }, body: { address: text } }),
    settle: (person: { token: string }, take: 'theirs' | 'ours') =>
      callEndpoint(backend.server.url, 'settleAddress', {
        token: person.token,
        params: { householdId: 'kit' },
        body: { weddingId: couple.weddingId, take },
      }),
    shown: async (link = token) =>
      (await callEndpoint(backend.server.url, 'householdInvitation', { params: { token: link } })).body['address'],
    stored: async () => ({
      listed: (await guest('kit').get()).get('address') as unknown,
      given: (await wedding.collection('households').doc('kit').get()).get('address.text') as unknown,
      state: (await wedding.collection('households').doc('kit').get()).get('address.state') as unknown,
    }),
  };
};

test('an address goes on the guest list where none stands, its household may correct it, and a newer link shows it', async () => {
  const { give, stored, shown, links, guest } = await meet('address-new');
  expect(await shown()).toBe('');
  for (const _once of [1, 2])
    expect(await give(' 1 Hill Road\r\nBath BA1 2AB ')).toMatchObject({ status: 200, body: { state: 'listed' } });
  const first = '1 Hill Road\nBath BA1 2AB';
  expect(await stored()).toEqual({ listed: first, given: first, state: 'listed' });
  expect((await give('2 Lane, Bath')).body).toEqual({ state: 'listed' });
  expect(await shown(await links())).toBe('2 Lane, Bath');
  expect((await guest('kit').get()).data()).toMatchObject({ name: 'Kit', notes: 'Owes us ten pounds' });
});

test('an address that the couple wrote stays until they choose, and both are kept', async () => {
  const { couple, give, settle, stored, shown } = await meet('address-both', '1 Hill');
  expect(await shown()).toBe('1 Hill');
  expect((await give('1 HILL')).body).toEqual({ state: 'same' });
  expect((await stored()).listed).toBe('1 Hill');
  expect((await give('2 Lane')).body).toEqual({ state: 'open' });
  expect(await stored()).toEqual({ listed: '1 Hill', given: '2 Lane', state: 'open' });
  expect(await shown()).toBe('2 Lane');
  for (const _once of [1, 2]) {
    expect((await settle(couple, 'ours')).status).toBe(200);
    expect(await stored()).toEqual({ listed: '1 Hill', given: '2 Lane', state: 'left' });
  }
  expect(await shown()).toBe('1 Hill');
  await give('3 Mews');
  await settle(couple, 'theirs');
  expect(await stored()).toEqual({ listed: '3 Mews', given: '3 Mews', state: 'listed' });
  await settle(couple, 'ours');
  expect((await stored()).state).toBe('listed');
});

test('an address is taken after the last day to answer, and changes no answer', async () => {
  const { give, wedding, stored } = await meet('address-late');
  await wedding.collection('website').doc('site').set({ answersUntil: '2020-01-01' });
  expect((await give('1 Hill')).status).toBe(200);
  expect((await stored()).listed).toBe('1 Hill');
  expect((await wedding.collection('answers').doc('kit').get()).exists).toBe(false);
});

test('nothing but blanks, too long a text and a link that is none are refused', async () => {
  const { give, couple, token, stored } = await meet('address-refused');
  expect(await give(' \n ')).toMatchObject({ status: 400, body: { error: { code: 'address-empty' } } });
  expect((await give('x'.repeat(501))).status).toBe(400);
  const revoke = { weddingId: couple.weddingId, householdIds: ['kit'] };
  await callEndpoint(backend.server.url, 'revokeHouseholdLinks', { token: couple.token, body: revoke });
  for (const link of [token, 'x'.repeat(43)])
    expect(
      await callEndpoint(backend.server.url, 'giveAddress', { params: { token: link }, body: { address: '1 Hill' } }),
    ).toMatchObject({ status: 404, body: { error: { code: 'invitation-unknown' } } });
  expect(await stored()).toEqual({ listed: '', given: undefined, state: undefined });
});

test('nobody chooses but who may edit guests, and a link made anew keeps what was given', async () => {
  const { couple, give, settle, wedding, stored } = await meet('address-access', '1 Hill');
  await give('2 Lane');
  const stranger = await backend.couple('address-stranger');
  const helper = await backend.couple('address-helper');
  expect((await settle(stranger, 'theirs')).body.error?.code).toBe('not-a-member');
  await wedding.update({ [`roles.${helper.uid}`]: 'helper', [`access.${helper.uid}`]: { guests: 'view' } });
  expect((await settle(helper, 'theirs')).body.error?.code).toBe('not-allowed');
  const body = { weddingId: couple.weddingId, householdIds: ['kit'] };
  await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: couple.token, body });
  expect(await stored()).toEqual({ listed: '1 Hill', given: '2 Lane', state: 'open' });
});
