import { gzipSync } from 'node:zlib';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { parsePage, textOf } from '../pages/testing/parsed-page';

const backend = testBackend();
const kibibyte = 1024;

test('a large family’s invitation is at most 30 KB of HTML and CSS with at most 25 KB of script, in every language [31]', async () => {
  const ana = await backend.couple('page-bytes');
  const below = (path: string) => backend.firestore.doc(`weddings/${ana.weddingId}/${path}`);
  const people = ['head', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const supper = {
    ...{ type: 'custom', date: '2027-06-05', time: { startTime: '19:00', endTime: '23:30' }, place: 'The Old Barn' },
    ...{ description: '', attire: 'Wellies', visible: true, featured: false, supplier: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  };
  for (const [at, id] of people.entries())
    await below(`guests/${id}`).set({
      ...{ name: `Guest ${id} Whittington-Marlow`, head: at === 0 ? null : 'head', contacts: { email: null } },
    });
  for (const name of ['Supper', 'Brunch', 'Boat trip', 'Farewell'])
    await below(`events/${name.slice(0, 4).toLowerCase()}`).set({ ...supper, name });
  await below('invitationSettings/current').set({
    ...{ answersUntil: null, updatedAt: '2026-01-01T00:00:00.000Z' },
    meals: Array.from({ length: 12 }, (_, at) => `Main course number ${at} with summer beans`),
    questions: Array.from({ length: 6 }, (_, at) => ({
      ...{ id: `q${at}`, kind: 'choice', words: `Question number ${at} about the way home`, event: null },
      choices: Array.from({ length: 8 }, (_none, choice) => `At ${choice} from the gate by the orchard`),
    })),
  });
  const body = { weddingId: ana.weddingId, householdIds: ['head'] };
  const made = await callEndpoint(backend.server.url, 'createHouseholdLinks', { token: ana.token, body });
  const [link] = made.body['links'] as { token: string }[];
  for (const market of ['uk', 'us', 'de', 'fr']) {
    const response = await fetch(`${backend.server.url}/${market}/rsvp/${link?.token ?? ''}`);
    const text = await response.text();
    const page = parsePage(text);
    expect([response.status, page.named('fieldset').length >= people.length * 5]).toEqual([200, true]);
    const script = page.named('script').map(textOf).join('\n');
    expect(script.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(25 * kibibyte);
    expect(gzipSync(text).length).toBeLessThanOrEqual(30 * kibibyte);
  }
});
