import { householdAnswerSchema, householdInvitationSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let ana: Couple;
const below = (path: string) => backend.firestore.doc(`weddings/${ana.weddingId}/${path}`);
const eventOf = (name: string, changes: object = {}) => ({
  type: 'custom',
  name,
  date: '2027-06-05',
  time: { startTime: '14:00' },
  place: 'Barn',
  description: '',
  attire: '',
  visible: true,
  featured: false,
  supplier: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const guest = (name: string, head: string | null, changes: object = {}) => ({
  name,
  head,
  contacts: { email: null },
  notes: 'Owes us ten pounds',
  ...changes,
});

beforeAll(async () => {
  ana = await backend.couple('ana');
  await below('guests/kit').set(guest('Kit', null));
  await below('guests/rav').set(guest('Rav', 'kit', { invitationType: 'evening' }));
  await below('guests/plus').set(guest('', 'kit', { plusOne: true }));
  await below('guests/gran').set(guest('Gran', null));
  await below('events/dinner').set(eventOf('Dinner', { audience: { kind: 'parts', parts: ['day'] } }));
  await below('events/party').set(eventOf('Party', { time: { startTime: '20:00' } }));
  await below('events/family').set(eventOf('Family', { audience: { kind: 'households', households: { gran: true } } }));
  await below('events/secret').set(eventOf('Secret', { visible: false }));
  await below('events/main').set(eventOf('', { type: 'main', visible: false }));
});

const linkOf = async (householdId: string): Promise<string> => {
  const body = { weddingId: ana.weddingId, householdIds: [householdId] };
  const answer = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body });
  return (answer.body['links'] as { token: string }[])[0]?.token ?? '';
};
const open = (token: string) => callEndpoint(backend.server.url, 'householdInvitation', { params: { token } });
const needs = { meal: '', diets: [], allergens: [], dietNotes: '' };
const answer = (token: string, people: object, rest: object = {}) =>
  callEndpoint(backend.server.url, 'answerInvitation', { params: { token }, body: { people, ...rest } });
const unknown = { status: 404, body: { error: { code: 'invitation-unknown' } } };

describe('a household’s link', () => {
  test('shows its own people and events, nothing of others, and none of the couple’s notes', async () => {
    const { status, body } = await open(await linkOf('kit'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      partners: ['Ana', 'Lou'],
      people: [
        { id: 'kit', name: 'Kit', events: ['dinner', 'party'], answers: {} },
        { id: 'plus', name: '', plusOne: true },
        { id: 'rav', name: 'Rav', events: ['party'] },
      ],
      events: [{ id: 'dinner' }, { id: 'party' }],
      answeredAt: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/ten pounds|Gran|Family|Secret/);
  });

  test('is nowhere but with who has it, and ends with the next one, with revoking, and is none for a stranger’s wedding', async () => {
    const first = await linkOf('kit');
    expect((await open(first)).status).toBe(200);
    const stored = await backend.firestore.collection('householdTokens').get();
    expect(JSON.stringify(stored.docs.map((one) => [one.id, one.data()]))).not.toContain(first);
    const second = await linkOf('kit');
    expect(await open(first)).toMatchObject(unknown);
    const revoke = { weddingId: ana.weddingId, householdIds: ['kit'] };
    await callEndpoint(backend.server.url, 'revokeHouseholdLinks', { token: ana.token, body: revoke });
    expect(await open(second)).toMatchObject(unknown);
    expect((await below('households/kit').get()).get('revokedAt')).not.toBeNull();
    const bo = await backend.couple('bo');
    const foreign = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: bo.token, body: revoke });
    expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'not-a-member' } } });
    const member = { weddingId: ana.weddingId, householdIds: ['rav'] };
    const ofMember = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body: member });
    expect(ofMember.body['error']).toMatchObject({ code: 'household-unknown' });
  });
});

describe('an answer', () => {
  test('changes the guests, the totals and the answer together, and may be changed and repeated', async () => {
    const token = await linkOf('kit');
    const people = {
      kit: { events: { dinner: 'attending', party: 'declined' }, ...needs, meal: 'Soup', allergens: ['milk'] },
      rav: { events: { party: 'declined' }, ...needs },
      plus: { events: { dinner: 'attending' }, ...needs, name: ' Sam ' },
    };
    const rest = { message: 'Hooray', song: 'September' };
    expect((await answer(token, people, rest)).body).toMatchObject({ attending: 2, declined: 1 });
    expect((await answer(token, people, rest)).body).toMatchObject({ attending: 2, declined: 1 });
    expect((await below('guests/kit').get()).data()).toMatchObject({
      rsvp: { dinner: 'attending', party: 'declined' },
      meal: 'Soup',
      allergens: ['milk'],
      name: 'Kit',
    });
    expect((await below('guests/plus').get()).get('name')).toBe('Sam');
    const wedding = backend.firestore.doc(`weddings/${ana.weddingId}`);
    expect((await wedding.get()).get('guests')).toMatchObject({ attending: 2, declined: 1 });
    const stored = v.parse(householdAnswerSchema, plain((await below('answers/kit').get()).data()));
    expect(stored).toMatchObject({
      people: { rav: { events: { party: 'declined' } } },
      plusOne: { allowed: true, name: 'Sam' },
      song: 'September',
      answeredBy: 'guest',
    });
    await answer(token, { rav: { events: { party: 'attending' }, ...needs } });
    expect((await wedding.get()).get('guests')).toMatchObject({ attending: 3, declined: 0 });
    expect((await open(token)).body).toMatchObject({
      people: [{ answers: { dinner: 'attending', party: 'declined' } }, {}, {}],
    });
  });

  test('says nothing for events that nobody has answered yet, and keeps words that a later part of it leaves out', async () => {
    await below('guests/mum').set(guest('Mum', null));
    await below('guests/dad').set(guest('Dad', 'mum', { invitationType: 'evening' }));
    const token = await linkOf('mum');
    const stored = async () => v.parse(householdAnswerSchema, plain((await below('answers/mum').get()).data()));
    const first = { mum: { events: { dinner: 'declined' }, ...needs } };
    await answer(token, first, { message: 'Hooray', song: 'September' });
    expect(await stored()).toMatchObject({ message: 'Hooray', song: 'September' });
    expect((await stored()).people).toEqual({
      mum: { events: { dinner: 'declined' }, ...needs },
      dad: { events: {}, ...needs },
    });
    await answer(token, { dad: { events: { party: 'attending' }, ...needs } }, { song: '' });
    expect(await stored()).toMatchObject({ message: 'Hooray', song: '' });
    expect((await stored()).people).toEqual({
      mum: { events: { dinner: 'declined' }, ...needs },
      dad: { events: { party: 'attending' }, ...needs },
    });
    expect((await open(token)).body).toMatchObject({ message: 'Hooray', song: '' });
  });

  test.each([
    ['somebody of another household', { gran: { events: {}, ...needs } }],
    ['an event that the person is not asked to', { rav: { events: { dinner: 'attending' }, ...needs } }],
    ['an event that guests do not see', { kit: { events: { secret: 'attending' }, ...needs } }],
  ])('is refused for %s', async (_what, people) => {
    expect(await answer(await linkOf('kit'), people)).toMatchObject({
      status: 400,
      body: { error: { code: 'not-invited' } },
    });
  });

  test('is refused after the last day', async () => {
    const token = await linkOf('gran');
    await below('website/site').set({ answersUntil: '2020-01-01' });
    expect(await answer(token, { gran: { events: { party: 'attending' }, ...needs } })).toMatchObject({
      status: 409,
      body: { error: { code: 'answers-closed' } },
    });
  });

  test('goes by the day that was published, not by what the couple is writing [A-L5]', async () => {
    const token = await linkOf('gran');
    const { token: idToken, weddingId } = ana;
    await below('website/site').set({ answersUntil: '2099-01-01' }, { merge: true });
    const published = await callEndpoint(backend.server.url, 'publishMicrosite', {
      token: idToken,
      body: { weddingId, slug: 'until-published' },
    });
    expect(published.status).toBe(200);
    await below('website/site').set({ answersUntil: '2020-01-01' }, { merge: true });
    expect((await open(token)).body).toMatchObject({ answersUntil: '2099-01-01' });
    expect((await answer(token, { gran: { events: { party: 'attending' }, ...needs } })).status).toBe(200);
    await callEndpoint(backend.server.url, 'deleteMicrosite', { token: idToken, body: { weddingId } });
    expect((await open(token)).body).toMatchObject({ answersUntil: '2020-01-01' });
  });

  test('has the events that were published, as the website has, until they are published again [P-H11]', async () => {
    const token = await linkOf('gran');
    const publishing = { token: ana.token, body: { weddingId: ana.weddingId, slug: 'events-published' } };
    expect((await callEndpoint(backend.server.url, 'publishMicrosite', publishing)).status).toBe(200);
    const startsAt = async () =>
      ((await open(token)).body.events as { id: string; time: { startTime: string } }[]).find(
        ({ id }) => id === 'party',
      )?.time.startTime;
    await below('events/party').update({ time: { startTime: '21:30' } });
    expect(await startsAt()).toBe('20:00');
    await callEndpoint(backend.server.url, 'publishMicrosite', publishing);
    expect(await startsAt()).toBe('21:30');
    await callEndpoint(backend.server.url, 'deleteMicrosite', {
      token: ana.token,
      body: { weddingId: ana.weddingId },
    });
  });
});

describe('an answer that the couple writes down', () => {
  const publish = (person: { token: string }, householdId: string, people: object, rest: object = {}) =>
    callEndpoint(backend.server.url, 'answerForHousehold', {
      token: person.token,
      params: { householdId },
      body: { weddingId: ana.weddingId, people, ...rest },
    });
  const stored = async (id: string) =>
    v.parse(householdAnswerSchema, plain((await below(`answers/${id}`).get()).data()));

  test('says that it was the couple, and by whom; guests and totals follow, without a link and after the last day', async () => {
    await below('guests/aunt').set(guest('Aunt', null));
    await below('website/site').set({ answersUntil: '2020-01-01' });
    const wedding = backend.firestore.doc(`weddings/${ana.weddingId}`);
    const attending = async () => Number((await wedding.get()).get('guests.attending'));
    const before = await attending();
    const said = { aunt: { events: { dinner: 'attending', party: 'declined' }, ...needs, meal: 'Fish' } };
    const { status, body } = await publish(ana, 'aunt', said, { message: 'Rang on Sunday' });
    expect([status, body['attending']]).toEqual([200, 1]);
    expect(await stored('aunt')).toMatchObject({ answeredBy: 'couple', by: ana.uid, message: 'Rang on Sunday' });
    expect((await below('guests/aunt').get()).data()).toMatchObject({ rsvp: { dinner: 'attending' }, meal: 'Fish' });
    expect(await attending()).toBe(before + 1);
  });

  test('shows behind the household’s link, whose own answer takes its place', async () => {
    await below('guests/uncle').set(guest('Uncle', null));
    await below('website/site').set({ answersUntil: null });
    const token = await linkOf('uncle');
    expect((await open(token)).body).toMatchObject({ answeredBy: null });
    await publish(ana, 'uncle', { uncle: { events: { party: 'attending' }, ...needs } });
    expect((await open(token)).body).toMatchObject({
      answeredBy: 'couple',
      people: [{ answers: { party: 'attending' } }],
    });
    const invitation = v.parse(householdInvitationSchema, plain((await below('households/uncle').get()).data()));
    expect(invitation.answeredAt).not.toBeNull();
    await answer(token, { uncle: { events: { party: 'declined' }, ...needs } });
    expect(await stored('uncle')).toMatchObject({ answeredBy: 'guest', by: null });
  });

  test('is for who may edit guests, and names nobody and nothing that is not invited', async () => {
    const stranger = await backend.couple('told-stranger');
    const helper = await backend.couple('told-helper');
    const wedding = backend.firestore.doc(`weddings/${ana.weddingId}`);
    const codeOf = async (answering: ReturnType<typeof publish>) => (await answering).body.error?.code;
    const said = { gran: { events: { party: 'attending' }, ...needs } };
    expect(await codeOf(publish(stranger, 'gran', said))).toBe('not-a-member');
    await wedding.update({ [`roles.${helper.uid}`]: 'helper', [`access.${helper.uid}`]: { guests: 'view' } });
    expect(await codeOf(publish(helper, 'gran', said))).toBe('not-allowed');
    await wedding.update({ [`access.${helper.uid}`]: { guests: 'edit' } });
    expect((await publish(helper, 'gran', said)).status).toBe(200);
    expect((await stored('gran')).by).toBe(helper.uid);
    for (const id of ['nobody', 'rav']) expect(await codeOf(publish(ana, id, said))).toBe('household-unknown');
    expect(await codeOf(publish(ana, 'kit', said))).toBe('not-invited');
    expect(await codeOf(publish(ana, 'gran', { gran: { events: { secret: 'attending' }, ...needs } }))).toBe(
      'not-invited',
    );
  });
});
