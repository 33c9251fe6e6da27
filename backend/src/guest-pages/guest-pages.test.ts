import { defaultTreeAdapter as tree } from 'parse5';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { attributesOf, parsePage, textOf } from '../pages/testing/parsed-page';

const backend = testBackend();
let ana: Couple;
const below = (path: string) => backend.firestore.doc(`weddings/${ana.weddingId}/${path}`);
const guest = (name: string, head: string | null, changes: object = {}) => ({
  ...{ name, head, contacts: { email: null }, notes: 'Owes us ten pounds', ...changes },
});
const supper = {
  ...{
    type: 'custom',
    name: 'Supper',
    date: '2027-06-05',
    time: { startTime: '19:00', endTime: '23:30' },
    place: 'Barn',
  },
  ...{ description: '', attire: 'Wellies', visible: true, featured: false, supplier: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};

beforeAll(async () => {
  ana = await backend.couple('guest-pages');
  await below('guests/kit').set(guest('Kit <Marlow>', null));
  await below('guests/rav').set(guest('Rav', 'kit'));
  await below('guests/plus').set(guest('', 'kit', { plusOne: true }));
  await below('guests/gran').set(
    guest('Gran', null, { contacts: { email: 'gran@example.com' }, address: '1 Hill, Bath BA1 2AB' }),
  );
  await below('events/supper').set(supper);
  await below('events/family').set({
    ...supper,
    name: 'Family',
    audience: { kind: 'households', households: { gran: true } },
  });
  await below('invitationSettings/current').set({
    answersUntil: null,
    ...{ meals: ['Lamb', 'Trout'], childMeals: ['Pasta'] },
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
});

const linkOf = async (householdId: string): Promise<string> => {
  const body = { weddingId: ana.weddingId, householdIds: [householdId], besideEarlier: true };
  const answer = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body });
  return (answer.body['links'] as { token: string }[])[0]?.token ?? '';
};
const at = (path: string, init?: RequestInit) => fetch(`${backend.server.url}${path}`, { redirect: 'manual', ...init });
const read = async (path: string) => {
  const response = await at(path);
  return { response, text: await response.text() };
};

/** The fields of the page's form as a browser without script would send them, with what somebody changed. */
const filled = (text: string, changes: Record<string, string | string[]>): URLSearchParams => {
  const form = new URLSearchParams();
  for (const element of parsePage(text).elements) {
    const { name, value = '', type, checked } = attributesOf(element);
    if (name === undefined || element.tagName === 'button' || name in changes) continue;
    if ((type === 'radio' || type === 'checkbox') && checked === undefined) continue;
    form.append(name, element.tagName === 'textarea' ? textOf(element) : value);
  }
  for (const [name, values] of Object.entries(changes))
    for (const value of Array.isArray(values) ? values : [values]) form.append(name, value);
  return form;
};
const post = (path: string, form: URLSearchParams, headers: Record<string, string> = {}) =>
  at(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: form.toString(),
  });

test('a household reads its whole invitation without a script, and nothing of others', async () => {
  const { response, text } = await read(`/uk/rsvp/${await linkOf('kit')}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  });
  const page = parsePage(text);
  const [main] = page.named('main');
  if (main === undefined) throw new Error('The page is empty.');
  const words = textOf(main).replaceAll(/\s+/g, ' ');
  for (const part of ['Kit <Marlow>', 'Rav', 'Your guest', '19:00 – 23:30, Barn', 'Wellies', 'Saturday, 5 June 2027'])
    expect(words).toContain(part);
  expect(text).not.toMatch(/ten pounds|Gran|Family|gran@example/);
  expect(page.named('option').map(textOf)).toEqual(expect.arrayContaining(['Lamb', 'Trout']));
});

test('a form that is sent without a script becomes the guests’ answers, and the confirmation says them', async () => {
  const path = `/uk/rsvp/${await linkOf('kit')}`;
  const { text } = await read(path);
  const form = filled(text, {
    'answer/kit/supper': 'attending',
    'answer/kit/main': 'attending',
    'answer/rav/supper': 'declined',
    'meal/kit': 'Trout',
    'allergen/kit': ['milk', 'nuts'],
    'diet/kit': 'vegetarian',
    'notes/kit': 'A little salt',
    'name/plus': 'Ines',
    song: 'September',
    message: 'We look forward\r\nto it',
  });
  const sent = await post(path, form);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?sent=yes`]);
  expect((await below('guests/kit').get()).data()).toMatchObject({
    rsvp: { supper: 'attending', main: 'attending' },
    ...{ meal: 'Trout', allergens: ['milk', 'nuts'], diets: ['vegetarian'], dietNotes: 'A little salt' },
  });
  expect((await below('guests/rav').get()).get('rsvp')).toEqual({ supper: 'declined' });
  expect((await below('guests/plus').get()).get('name')).toBe('Ines');
  expect((await below('answers/kit').get()).data()).toMatchObject({
    ...{ message: 'We look forward\nto it', song: 'September', answeredBy: 'guest', times: 1, open: {} },
  });
  const confirmation = await read(`${path}?sent=yes`);
  for (const part of ['Thank you, see you there!', 'Trout', 'September', 'Not answered'])
    expect(confirmation.text).toContain(part);
  const again = await read(path);
  expect(filled(again.text, {}).get('meal/kit')).not.toBeNull();
  expect(filled(again.text, {}).get('answer/rav/supper')).toBe('declined');
});

test('a child is offered the children’s main courses before the others, and nobody else is', async () => {
  await below('guests/sam').set(guest('Sam', null));
  await below('guests/mo').set(guest('Mo', 'sam', { child: true }));
  const { text } = await read(`/uk/rsvp/${await linkOf('sam')}`);
  const offeredTo = (id: string): string[] => {
    const [options = ''] = (text.split(`name="meal/${id}"`)[1] ?? '').split('</select>');
    return [...options.matchAll(/<option[^>]*>([^<]*)</g)].map(([, meal = '']) => meal.trim());
  };
  expect(offeredTo('sam')).toEqual(['Choose one', 'Lamb', 'Trout']);
  expect(offeredTo('mo')).toEqual(['Choose one', 'Pasta', 'Lamb', 'Trout']);
});

test('one press says yes for everybody to everything that they are asked to', async () => {
  await below('guests/solo').set(guest('Solo', null));
  const path = `/de/rsvp/${await linkOf('solo')}`;
  const { text } = await read(path);
  expect(text).toContain('Ich komme');
  expect((await post(path, filled(text, { all: 'attending' }))).status).toBe(303);
  expect((await below('guests/solo').get()).get('rsvp')).toEqual({ main: 'attending', supper: 'attending' });
  expect((await read(`${path}?sent=yes`)).text).toContain('Danke, wir sehen uns!');
});

test('an answer that says nothing is not taken, and nothing that was typed is lost', async () => {
  await below('guests/shy').set(guest('Shy', null));
  const path = `/uk/rsvp/${await linkOf('shy')}`;
  const { text } = await read(path);
  const sent = await post(path, filled(text, { message: 'Perhaps' }));
  expect(sent.status).toBe(400);
  const page = await sent.text();
  expect(page).toContain('Please say for at least one of you');
  expect(filled(page, {}).get('message')).toContain('Perhaps');
  expect((await below('answers/shy').get()).exists).toBe(false);
});

test('what the couple changed while the form was open stays, and both texts are stored', async () => {
  await below('guests/late').set(guest('Late', null));
  const path = `/uk/rsvp/${await linkOf('late')}`;
  const { text } = await read(path);
  await below('guests/late').update({ meal: 'Lamb' });
  await post(path, filled(text, { 'answer/late/main': 'attending', 'meal/late': 'Trout' }));
  expect((await below('guests/late').get()).data()).toMatchObject({ meal: 'Lamb', rsvp: { main: 'attending' } });
  expect((await below('answers/late').get()).data()).toMatchObject({
    open: { late: ['meal'] },
    people: { late: { meal: 'Trout' } },
  });
});

test('after the last day it is read only, says so, and takes no form that was open before', async () => {
  await below('guests/slow').set(guest('Slow', null, { rsvp: { main: 'attending' } }));
  const path = `/uk/rsvp/${await linkOf('slow')}`;
  const { text } = await read(path);
  const settings = { meals: [], updatedAt: '2026-01-01T00:00:00.000Z' };
  await below('invitationSettings/current').set({ ...settings, answersUntil: '2020-01-01' });
  const closed = await read(path);
  expect(closed.text).toContain('Answers could be given until Wednesday, 1 January 2020');
  expect(parsePage(closed.text).named('form')).toEqual([]);
  const sent = await post(path, filled(text, { 'answer/slow/main': 'declined' }));
  expect(sent.status).toBe(409);
  expect((await below('guests/slow').get()).get('rsvp')).toEqual({ main: 'attending' });
  await below('invitationSettings/current').set({ ...settings, meals: ['Lamb', 'Trout'], answersUntil: null });
});

test('the calendar file has the events that somebody comes to, with their end', async () => {
  await below('guests/cal').set(guest('Cal', null, { rsvp: { supper: 'attending', main: 'declined' } }));
  const { response, text } = await read(`/uk/rsvp/${await linkOf('cal')}/calendar.ics`);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(text).toContain('SUMMARY:Supper');
  expect(text).toMatch(/DTEND;TZID=Europe\/London:20270605T233000/);
  expect(text).not.toContain('SUMMARY:The wedding');
});

test('links that are wrong, taken back, of a wedding that is no more and not whole are answered alike, after as long', async () => {
  const revoked = await linkOf('gran');
  const body = { weddingId: ana.weddingId, householdIds: ['gran'] };
  await callEndpoint(backend.server.url, 'revokeHouseholdLinks', { token: ana.token, body });
  const tokens = ['x'.repeat(43), revoked, 'short', `${revoked}x`];
  const answers = await Promise.all(
    tokens.map(async (token) => {
      const from = performance.now();
      const { response, text } = await read(`/uk/rsvp/${token}`);
      const took = performance.now() - from;
      return { status: response.status, took, text: text.replaceAll(token, '').replaceAll(/nonce[-=]"?[\w+/=]+/g, '') };
    }),
  );
  for (const { status, took, text } of answers) {
    expect([status, text]).toEqual([404, answers[0]?.text]);
    expect(took).toBeGreaterThanOrEqual(240);
  }
  for (const path of ['/calendar.ics', '/opened'])
    expect((await at(`/uk/rsvp/${revoked}${path}`, path === '/opened' ? { method: 'POST' } : {})).status).toBe(404);
});

test('a form that another site sends, and a mere look, say nothing of the household', async () => {
  await below('guests/quiet').set(guest('Quiet', null));
  const path = `/uk/rsvp/${await linkOf('quiet')}`;
  const { text } = await read(path);
  const opened = async (): Promise<unknown> => (await below('households/quiet').get()).get('openedAt');
  expect(await opened()).toBeNull();
  const form = filled(text, { 'answer/quiet/main': 'declined' });
  expect((await post(path, form, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  expect((await below('answers/quiet').get()).exists).toBe(false);
  expect((await at(`${path}/opened`, { method: 'POST' })).status).toBe(204);
  expect(await opened()).not.toBeNull();
});

test('every field has its words, in every language', async () => {
  const token = await linkOf('kit');
  for (const market of ['uk', 'us', 'de', 'fr']) {
    const page = parsePage((await read(`/${market}/rsvp/${token}`)).text);
    const [root] = page.named('html');
    expect(root === undefined ? '' : attributesOf(root)['lang']).toMatch(/^(?:en|de|fr)-/);
    for (const label of [...page.named('label'), ...page.named('legend'), ...page.named('button')])
      expect(textOf(label).trim()).not.toBe('');
    for (const field of [...page.named('input'), ...page.named('textarea'), ...page.named('select')]) {
      if (attributesOf(field)['type'] === 'hidden') continue;
      let parent = field.parentNode;
      while (parent !== null && !(tree.isElementNode(parent) && parent.tagName === 'label'))
        parent = 'parentNode' in parent ? (parent.parentNode ?? null) : null;
      expect([attributesOf(field)['name'], parent !== null]).toEqual([attributesOf(field)['name'], true]);
    }
  }
});
