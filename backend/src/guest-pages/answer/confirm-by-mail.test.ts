import { setTimeout } from 'node:timers/promises';
import { mailsTo } from '#testing/mail';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let ana: Couple;
const below = (path: string) => backend.firestore.doc(`weddings/${ana.weddingId}/${path}`);

beforeAll(async () => {
  ana = await backend.couple('confirmed');
  const at = '2026-01-01T00:00:00.000Z';
  await below('events/supper').set({
    ...{ type: 'custom', name: 'Supper', date: '2027-06-05', time: { startTime: '19:00', endTime: '23:30' } },
    ...{ place: 'Barn', description: '', attire: '', visible: true, featured: false, supplier: null },
    ...{ createdAt: at, updatedAt: at },
  });
});

/** The page of a household whose head is written to at an address. */
const pageOf = async (id: string, email: string | null): Promise<string> => {
  await below(`guests/${id}`).set({ name: 'Nan http://evil.example', head: null, contacts: { email } });
  const body = { weddingId: ana.weddingId, householdIds: [id] };
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body });
  return `/uk/rsvp/${(made.body['links'] as { token: string }[])[0]?.token ?? ''}`;
};
const answer = async (path: string, id: string, said: string): Promise<number> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ [`answer/${id}/supper`]: said, [`allergen/${id}`]: 'nuts' }).toString();
  return (await fetch(`${backend.server.url}${path}`, { method: 'POST', headers, body, redirect: 'manual' })).status;
};
/** So many letters to an address, the oldest first; waits for them, for 10 s. */
const letters = async (email: string, count: number) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const found = await mailsTo(backend.server, email);
    if (found.length >= count) return found.toReversed();
    await setTimeout(50);
  }
  throw new Error(`Fewer than ${count} letters came.`);
};

// First: what comes after it waits for its letters, and the server ends only then.
test('a household without an address answers as before', async () => {
  expect(await answer(await pageOf('kit', null), 'kit', 'attending')).toBe(303);
});

test('a household is written what it answered, with its times for calendars, and again when it changes its mind', async () => {
  const path = await pageOf('nan', 'nan@example.com');
  expect(await answer(path, 'nan', 'attending')).toBe(303);
  const [first] = await letters('nan@example.com', 1);
  expect(first?.subject).toBe('Your answer to Ana and Lou');
  expect(first?.text).toContain('Supper (Coming)');
  // Diets are too private for a letter, and a name is no advertisement.
  expect(first?.text).not.toMatch(/[Nn]uts|http:\/\/evil/);
  expect(first?.text).toContain(`${path}\n`);
  expect(first?.calendar).toContain('SUMMARY:Supper');
  expect(first?.stop).toContain('/uk/');
  expect(await answer(path, 'nan', 'declined')).toBe(303);
  const [, second] = await letters('nan@example.com', 2);
  expect(second?.text).toContain('Supper (Can’t)');
  expect(second?.calendar).toBeUndefined();
});

test('who wants no letters gets none, and the answer counts all the same', async () => {
  const path = await pageOf('dee', 'dee@example.com');
  expect(await answer(path, 'dee', 'attending')).toBe(303);
  const [letter] = await letters('dee@example.com', 1);
  const stop = new URL(letter?.stop ?? '');
  const stopped = await fetch(`${backend.server.url}${stop.pathname}${stop.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.ok).toBe(true);
  expect(await answer(path, 'dee', 'declined')).toBe(303);
  expect((await below('answers/dee').get()).get('people.dee.events.supper')).toBe('declined');
  // The letter of another household, sent after it, has arrived: theirs would have, too.
  await answer(await pageOf('last', 'last@example.com'), 'last', 'attending');
  await letters('last@example.com', 1);
  expect(await mailsTo(backend.server, 'dee@example.com')).toHaveLength(1);
});
