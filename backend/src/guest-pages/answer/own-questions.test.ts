import { parsePage } from '#pages/testing/parsed-page';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let ana: Couple;
const below = (path: string) => backend.firestore.doc(`weddings/${ana.weddingId}/${path}`);
const eventOf = (name: string, changes: object = {}) => ({
  ...{ type: 'custom', name, date: '2027-06-05', time: { startTime: '19:00', endTime: '23:30' }, place: 'Barn' },
  ...{ description: '', attire: '', visible: true, featured: false, supplier: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', ...changes },
});
const bus = { id: 'bus', kind: 'choice', words: 'Bus <home>?', choices: ['At eleven', 'At one'], event: 'supper' };
const nights = { id: 'nights', kind: 'number', words: 'Nights at the hotel?', choices: [], event: null };
const secret = { id: 'secret', kind: 'text', words: 'A word for the surprise?', choices: [], event: 'family' };
const settingsOf = (questions: object[]) => ({
  ...{ answersUntil: null, meals: [], updatedAt: '2026-01-01T00:00:00.000Z', questions },
});

beforeAll(async () => {
  ana = await backend.couple('own-questions');
  await below('guests/kit').set({ name: 'Kit', head: null, contacts: { email: null } });
  await below('guests/rav').set({ name: 'Rav', head: 'kit', contacts: { email: null } });
  await below('guests/gran').set({ name: 'Gran', head: null, contacts: { email: null } });
  await below('events/supper').set(eventOf('Supper'));
  await below('events/family').set(eventOf('Family', { audience: { kind: 'households', households: { gran: true } } }));
  await below('invitationSettings/current').set(settingsOf([bus, nights, secret]));
});

const linkOf = async (householdId: string): Promise<string> => {
  const body = { weddingId: ana.weddingId, householdIds: [householdId], besideEarlier: true };
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body });
  return (made.body['links'] as { token: string }[])[0]?.token ?? '';
};
const read = async (path: string): Promise<string> => (await fetch(`${backend.server.url}${path}`)).text();
const send = (path: string, fields: Record<string, string>) =>
  fetch(`${backend.server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const repliesOf = async (): Promise<Record<string, unknown>> => {
  const people = (await below('answers/kit').get()).get('people') as Record<string, { replies?: unknown }>;
  return Object.fromEntries(Object.entries(people).map(([id, { replies }]) => [id, replies ?? {}]));
};

test('a household is asked about its own events only, and nobody sees a question about another’s', async () => {
  const text = await read(`/uk/rsvp/${await linkOf('kit')}`);
  expect(text).toContain('Bus &lt;home&gt;?');
  expect(text).toContain('Nights at the hotel?');
  expect(text).not.toContain('surprise');
  expect(await read(`/uk/rsvp/${await linkOf('gran')}`)).toContain('A word for the surprise?');
  const { body } = await callEndpoint(backend.server.url, 'householdInvitation', {
    params: { token: await linkOf('kit') },
  });
  expect(body['questions']).toEqual([bus, nights]);
});

test('a question about an event stands below it, one about the whole with what a guest who comes is asked', async () => {
  const page = parsePage(await read(`/uk/rsvp/${await linkOf('kit')}`));
  const names = (tag: string): string[] =>
    page.named(tag).flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'name').map(({ value }) => value));
  expect(names('select')).toEqual(['reply/kit/bus', 'reply/rav/bus']);
  expect(names('input')).toEqual(expect.arrayContaining(['reply/kit/nights', 'reply/rav/nights']));
  // The style hides a field of a guest who declines: one that a browser checks would then hold the whole form back.
  const checks = page
    .named('input')
    .flatMap(({ attrs }) => attrs.filter(({ name }) => ['pattern', 'required'].includes(name)));
  expect(checks).toEqual([]);
});

test('replies of who comes are kept, shown again and may change; who does not come has none', async () => {
  const path = `/uk/rsvp/${await linkOf('kit')}`;
  const first = { 'answer/kit/supper': 'attending', 'answer/rav/supper': 'declined' };
  const sent = await send(path, {
    ...{ ...first, 'reply/kit/bus': 'At one', 'reply/kit/nights': '2' },
    ...{ 'reply/rav/bus': 'At eleven', 'reply/rav/nights': '1' },
  });
  expect(sent.status).toBe(303);
  expect(await repliesOf()).toEqual({ kit: { bus: 'At one', nights: '2' }, rav: {} });
  const said = await read(`${path}?sent=yes`);
  for (const words of ['Bus &lt;home&gt;?', 'At one', 'Nights at the hotel?']) expect(said).toContain(words);
  expect(await read(path)).toMatch(/<option value="At one"\s+selected/);
  await send(path, { ...first, 'reply/kit/bus': '' });
  expect(await repliesOf()).toEqual({ kit: { nights: '2' }, rav: {} });
  await send(path, { 'answer/kit/supper': 'declined' });
  expect(await repliesOf()).toEqual({ kit: {}, rav: {} });
});

test('a reply about an event that is hidden for a while outlives the answers of that time', async () => {
  const path = `/uk/rsvp/${await linkOf('kit')}`;
  await send(path, { 'answer/kit/supper': 'attending', 'reply/kit/bus': 'At one', 'reply/kit/nights': '2' });
  await below('events/supper').update({ visible: false });
  expect(await read(path)).not.toContain('reply/kit/bus');
  await send(path, { 'answer/kit/main': 'attending', 'reply/kit/bus': 'At eleven', 'reply/kit/nights': '4' });
  await below('events/supper').update({ visible: true });
  expect(await repliesOf()).toEqual({ kit: { bus: 'At one', nights: '4' }, rav: {} });
});

test('a reply that is not offered is refused by its question, and nothing of it is stored', async () => {
  const path = `/uk/rsvp/${await linkOf('kit')}`;
  const before = await repliesOf();
  for (const [question, typed, words] of [
    ['bus', 'By boat', 'The replies to “Bus &lt;home&gt;?” changed while you were answering.'],
    ['nights', 'xy', 'Please reply to “Nights at the hotel?” with a number from 0 to 99'],
  ] as const) {
    const said = { 'answer/kit/supper': 'attending', song: 'September', [`reply/kit/${question}`]: typed };
    const refused = await send(path, said);
    expect(refused.status).toBe(409);
    const text = await refused.text();
    for (const shown of ['September', words]) expect(text).toContain(shown);
    // A number can be put right; a choice that is gone would be refused again.
    expect(text.includes(`"${typed}"`)).toBe(question === 'nights');
  }
  expect(await repliesOf()).toEqual(before);
});

test('a choice that the couple took away is offered to its guest alone, and the form can be sent after a refusal', async () => {
  const path = `/uk/rsvp/${await linkOf('kit')}`;
  const said = { 'answer/kit/supper': 'attending', 'answer/rav/supper': 'attending' };
  await send(path, { ...said, 'reply/kit/bus': 'At one' });
  const now = [{ ...bus, choices: ['At ten', 'At two'] }, nights, secret];
  await below('invitationSettings/current').set(settingsOf(now));
  const refused = await send(path, { ...said, 'reply/kit/bus': 'At eleven', 'reply/rav/bus': 'At one' });
  const page = parsePage(await refused.text());
  const offered = page.named('option').map(({ attrs }) => attrs.find(({ name }) => name === 'value')?.value);
  const ownChoices = offered.filter((value) => value?.startsWith('At '));
  expect(ownChoices).toEqual(['At ten', 'At two', 'At one', 'At ten', 'At two']);
  expect((await send(path, { ...said, 'reply/kit/bus': 'At one', 'reply/rav/bus': 'At two' })).status).toBe(303);
  expect(await repliesOf()).toMatchObject({ kit: { bus: 'At one' }, rav: { bus: 'At two' } });
  await below('invitationSettings/current').set(settingsOf([bus, nights, secret]));
});

test('an answer that the couple writes down may hold replies, and leaves those that it does not name', async () => {
  const people = (replies: object | undefined) => ({
    kit: {
      events: { supper: 'attending' },
      ...{ meal: '', diets: [], allergens: [], dietNotes: '' },
      ...(replies !== undefined && { replies }),
    },
  });
  const note = (replies?: object) =>
    callEndpoint(backend.server.url, 'answerForHousehold', {
      token: ana.token,
      params: { householdId: 'kit' },
      body: { weddingId: ana.weddingId, people: people(replies) },
    });
  expect((await note({ nights: '3', family: 'x' })).status).toBe(200);
  expect((await note()).status).toBe(200);
  expect(await repliesOf()).toMatchObject({ kit: { nights: '3' } });
  expect((await note({ nights: 'x' })).body.error?.code).toBe('reply-unfit');
  const tooMany = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`q${index}`, 'x']));
  expect((await note(tooMany)).status).toBe(400);
});
