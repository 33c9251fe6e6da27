import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
const needs = { meal: '', diets: [], allergens: [], dietNotes: '' };

/** A household that answered while the couple changed its only guest. */
const meet = async (name: string, late: object = { eveningDeclined: 1 }) => {
  const couple = await backend.couple(name);
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  const guest = wedding.collection('guests').doc('kit');
  await guest.set({
    ...{ name: 'Kit', head: null, contacts: { email: null }, invitationType: 'evening' },
    ...{ rsvp: { main: 'declined' }, meal: 'Lamb' },
  });
  await wedding.update({ guests: { count: 1, evening: 1, attending: 0, declined: 1, ...late } });
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', {
    token: couple.token,
    body: { weddingId: couple.weddingId, householdIds: ['kit'] },
  });
  const [{ token }] = made.body['links'] as [{ token: string }];
  const seen = { kit: { ...needs, name: 'Kit', events: {} } };
  const people = { kit: { ...needs, meal: 'Trout', events: { main: 'attending' } } };
  await callEndpoint(backend.server.url, 'answerInvitation', { params: { token }, body: { people, seen } });
  return {
    couple,
    settle: (person: { token: string }, take: 'theirs' | 'ours') =>
      callEndpoint(backend.server.url, 'settleAnswer', {
        token: person.token,
        params: { householdId: 'kit' },
        body: { weddingId: couple.weddingId, guestId: 'kit', take },
      }),
    state: async () => ({
      guest: (({ rsvp, meal }) => ({ rsvp: rsvp as unknown, meal: meal as unknown }))(
        (await guest.get()).data() as { rsvp: unknown; meal: unknown },
      ),
      open: (await wedding.collection('answers').doc('kit').get()).get('open') as unknown,
      attending: (await wedding.get()).get('guests.attending') as unknown,
    }),
    totals: async () => (await wedding.get()).get('guests') as unknown,
  };
};

test('both words stand until the couple chooses the household’s: list and totals follow, once', async () => {
  const { couple, settle, state } = await meet('settle-theirs');
  const before = {
    guest: { rsvp: { main: 'declined' }, meal: 'Lamb' },
    open: { kit: ['events', 'meal'] },
    attending: 0,
  };
  expect(await state()).toEqual(before);
  const taken = { guest: { rsvp: { main: 'attending' }, meal: 'Trout' }, open: {}, attending: 1 };
  for (const _once of [1, 2]) {
    expect((await settle(couple, 'theirs')).status).toBe(200);
    expect(await state()).toEqual(taken);
  }
});

test('an evening guest who comes after all is no refusal of the evening any more; a total never counted is not begun at 0', async () => {
  const counted = await meet('settle-evening');
  await counted.settle(counted.couple, 'theirs');
  const coming = { count: 1, evening: 1, attending: 1, declined: 0 };
  expect(await counted.totals()).toEqual({ ...coming, eveningDeclined: 0 });
  const older = await meet('settle-older', {});
  await older.settle(older.couple, 'theirs');
  expect(await older.totals()).toEqual(coming);
});

test('the couple’s own word may stay, and nobody else chooses', async () => {
  const { couple, settle, state } = await meet('settle-ours');
  const stranger = await backend.couple('settle-stranger');
  expect((await settle(stranger, 'theirs')).body.error?.code).toBe('not-a-member');
  expect((await settle(couple, 'ours')).status).toBe(200);
  expect(await state()).toEqual({ guest: { rsvp: { main: 'declined' }, meal: 'Lamb' }, open: {}, attending: 0 });
});
